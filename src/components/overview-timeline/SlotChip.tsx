"use client";

import { readSlot } from "../../view/slots";
import { focusRing } from "../shared/button-styles";
import { LineIcon } from "../shared/LineIcon";
import { useOverviewUi } from "./use-overview-ui";
import { useSlotName } from "./use-slot-name";

/** What part of its range a list is narrowed to, and the way back to all of it. Renders a `<button>` element, if anything. */
export function SlotChip({ slot, onClear }: { slot: string; onClear: () => void }) {
  const { messages } = useOverviewUi();
  const nameOf = useSlotName();
  const named = readSlot(slot);
  if (named === null) return null;
  const name = nameOf(named);
  return (
    <button
      type="button"
      data-slot="overview-slot"
      aria-label={`${name}: ${messages.wholeRange}`}
      onClick={onClear}
      className={`${focusRing} tl:-my-[3px] tl:inline-flex tl:min-h-6 tl:max-w-full tl:cursor-pointer tl:appearance-none tl:items-center tl:gap-1.5 tl:rounded-control tl:border tl:border-control tl:bg-soft tl:px-2 tl:text-start tl:text-small`}
    >
      {name}
      <LineIcon className="tl:size-3">
        <path d="m4 4 8 8m0-8-8 8" />
      </LineIcon>
    </button>
  );
}
