"use client";

import { quotedText } from "../../view/shown-text";
import { usePrinting } from "../long-list/use-printing";
import { createPart } from "../shared/use-loaded";
import type { FacetPanelProps } from "./FacetPanel";
import { Popup } from "./Popup";
import { useOverviewUi } from "./use-overview-ui";

const facetPanel = createPart(() => import("./FacetPanel"));

/** What to show of one facet: a button that says what is chosen, and opens all there is to choose. */
export function FacetChoice(facet: FacetPanelProps) {
  const { label, all, options, chosen } = facet;
  const { messages } = useOverviewUi();
  const only = options.find(({ value }) => value === chosen[0]);
  const value = chosen.length === 0 ? all : quotedText(only?.label ?? "");
  const several = chosen.length > 1;
  const printing = usePrinting();
  const labels = () =>
    options.filter((one) => chosen.includes(one.value)).map((one) => quotedText(one.label));
  return (
    <Popup
      part={facetPanel}
      panel={facet}
      label={`${label}: ${several ? messages.chosenCount(chosen.length) : value}`}
      data-slot="overview-facet"
      className={`tl:flex-[1_1_9rem] tl:@min-[35rem]:max-w-44 tl:@min-[35rem]:flex-none tl:print:max-w-none ${chosen.length === 0 ? "tl:print:hidden" : ""}`}
    >
      {several ? `${label}: ${printing ? labels().join(", ") : messages.number(chosen.length)}` : value}
    </Popup>
  );
}
