"use client";

import { askedRange } from "../../view/filter";
import { isOfAWeek } from "../../view/range";
import type { HistogramProps } from "./Histogram";
import { HistogramPlace } from "./HistogramPlace";
import { OverviewHeader, type OverviewHeaderProps } from "./OverviewHeader";

interface OverviewSummaryProps extends OverviewHeaderProps {
  /** Of what to draw a picture; null for none. */
  picture: HistogramProps | null;
}

/** What stands above the list: the counts, and the picture below them, or beside them where a week leaves the room. */
export function OverviewSummary({ picture, ...header }: OverviewSummaryProps) {
  const beside = picture !== null && isOfAWeek(askedRange(picture.range));
  const columns =
    "tl:@min-[38rem]:grid tl:@min-[38rem]:items-end tl:@min-[38rem]:grid-cols-[minmax(0,1fr)_minmax(0,min(50%,26rem))]";
  return (
    <div className={`tl:shrink-0 ${beside ? columns : ""}`}>
      <OverviewHeader {...header} />
      {picture && <HistogramPlace {...picture} beside={beside} />}
    </div>
  );
}
