/** The places of the timeline's parts, empty: what the page is without us. */
export const Rail = () => <section data-slot="timeline-rail" />;
export const Overview = () => <section data-slot="overview-timeline" />;
