"use client";

import { Glyph } from "../shared/Glyph";
import { createPart } from "../shared/use-loaded";
import { Popup } from "./Popup";
import type { TakeAlongPanelProps } from "./TakeAlongPanel";
import { useOverviewUi } from "./use-overview-ui";

const takeAlongPanel = createPart(() => import("./TakeAlongPanel"));

/** Takes what is shown along: as Markdown, as JSON, or on paper. Where there is little room its words are a sign. */
export function TakeAlong(props: TakeAlongPanelProps) {
  const { messages } = useOverviewUi();
  return (
    <Popup
      part={takeAlongPanel}
      panel={props}
      data-slot="overview-take-along"
      className="tl:ms-auto tl:print:hidden"
    >
      <Glyph name="takeAlong" className="tl:size-4 tl:align-middle tl:@min-[28rem]:hidden" />
      <span className="tl:sr-only tl:@min-[28rem]:not-sr-only">{messages.takeAlong}</span>
    </Popup>
  );
}
