"use client";

import { textButton } from "../shared/button-styles";
import { useHistogramPart } from "./load-histogram";
import { useOverviewUi } from "./use-overview-ui";

/** What part of its range a list is narrowed to, and the way back to all of it, which is there at once. */
export function NarrowedTo({ slot, onClear }: { slot: string; onClear: () => void }) {
  const { messages } = useOverviewUi();
  const { part } = useHistogramPart(true);
  if (part !== null && part !== "failed") return <part.SlotChip slot={slot} onClear={onClear} />;
  return (
    <button type="button" className={`${textButton} tl:-my-[3px]`} onClick={onClear}>
      {messages.wholeRange}
    </button>
  );
}
