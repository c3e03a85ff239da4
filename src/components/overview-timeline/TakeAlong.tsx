"use client";

import { createPart } from "../shared/use-loaded";
import { Popup } from "./Popup";
import type { TakeAlongPanelProps } from "./TakeAlongPanel";
import { useOverviewUi } from "./use-overview-ui";

const takeAlongPanel = createPart(() => import("./TakeAlongPanel"));

/** Takes what is shown along: as Markdown, as JSON, or on paper. */
export function TakeAlong(props: TakeAlongPanelProps) {
  const { messages } = useOverviewUi();
  return (
    <Popup
      part={takeAlongPanel}
      panel={props}
      data-slot="overview-take-along"
      className="tl:ms-auto tl:print:hidden"
    >
      {messages.takeAlong}
    </Popup>
  );
}
