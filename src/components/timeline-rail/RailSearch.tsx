"use client";

import { useTimelineUi } from "../provider/timeline-ui";
import { SearchField } from "../shared/SearchField";

interface RailSearchProps {
  text: string;
  onChange(text: string): void;
  /** How many steps it found; null while nothing is asked. */
  found: number | null;
}

/** Finds steps of a list of which the browser sees only part. Renders a `<div>` element. */
export function RailSearch({ text, onChange, found }: RailSearchProps) {
  const { messages } = useTimelineUi();
  return (
    <div className="tl:flex tl:flex-wrap tl:items-center tl:gap-y-1 tl:border-b tl:border-border tl:px-3 tl:py-2">
      <SearchField text={text} onChange={onChange} />
      <p className="tl:ms-3 tl:text-small tl:text-muted tl:empty:ms-0">
        {found !== null && messages.stepsFound(found)}
      </p>
    </div>
  );
}
