import type { ReactNode } from "react";

/** The places of the timeline's parts, empty: what the panel is without us. */
export function Timelines({ children }: { children: ReactNode }) {
  return children;
}
export const ChatRail = () => <section data-slot="timeline-rail" />;
export const ProjectOverview = () => <section data-slot="overview-timeline" />;
