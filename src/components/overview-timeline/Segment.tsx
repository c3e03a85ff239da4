"use client";

import { bareButton } from "../shared/button-styles";

interface SegmentProps {
  name: string;
  chosen: boolean;
  onChoose(): void;
}

/** One of a few choices side by side, of which one holds. Renders a `<button>` element. */
export function Segment({ name, chosen, onChoose }: SegmentProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={`${bareButton} tl:min-h-6 tl:px-2 ${chosen ? "tl:bg-card tl:font-semibold tl:outline tl:outline-control" : "tl:text-muted tl:hover:text-text tl:print:hidden"}`}
    >
      {name}
    </button>
  );
}
