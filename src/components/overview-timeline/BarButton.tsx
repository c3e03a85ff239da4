"use client";

import { memo } from "react";
import { OUTCOME_NAMES, type Outcome } from "../../model/outcome";
import type { OutcomeCounts } from "../../model/types";
import type { HistogramBar } from "../../view/histogram";
import { innerFocus } from "../shared/button-styles";

/** What is unfinished stands at the base, where bars can be compared; the open is hollow, so that colour is not all. */
const FILLS: Record<Outcome, string> = {
  failed: "tl:bg-failed-fill",
  open: "tl:border-2 tl:border-open-fill",
  unknown: "tl:border-2 tl:border-dotted tl:border-control",
  running: "tl:bg-running-fill",
  done: "tl:bg-done-fill",
  canceled: "tl:bg-superseded-fill",
  superseded: "tl:bg-superseded-fill",
  dropped: "tl:bg-superseded-fill",
};

/** Nobody knows what belongs there. Browsers leave no pattern where the user forces colours, unless they are asked to. */
const HATCHED =
  "tl:absolute tl:inset-0 tl:forced-color-adjust-none tl:[print-color-adjust:exact] tl:text-superseded-fill tl:forced-colors:text-[CanvasText] tl:bg-[repeating-linear-gradient(135deg,currentColor_0_1px,transparent_1px_6px)]";

interface BarButtonProps {
  slot: string;
  name: string;
  counts: OutcomeCounts;
  /** How high it is, of the highest. */
  share: number;
  loaded: HistogramBar["loaded"];
  pressed: boolean;
  inTabOrder: boolean;
  onPress(slot: string): void;
  onFocus(slot: string): void;
  /** The pointer or the focus is there. */
  onTell(slot: string): void;
}

/** A part of the range as a bar that narrows the list to it, and widens it again. Renders a `<button>` element. */
export const BarButton = memo(function BarButton(props: BarButtonProps) {
  const { slot, name, counts, share, loaded, pressed, inTabOrder, onPress, onFocus, onTell } = props;
  return (
    <button
      type="button"
      data-slot="overview-bar"
      aria-label={name}
      aria-pressed={pressed}
      tabIndex={inTabOrder ? 0 : -1}
      onClick={() => onPress(pressed ? "" : slot)}
      onFocus={() => {
        onFocus(slot);
        onTell(slot);
      }}
      onPointerEnter={() => onTell(slot)}
      className={`${innerFocus} tl:relative tl:flex tl:min-w-0 tl:flex-1 tl:cursor-pointer tl:appearance-none tl:flex-col tl:items-center tl:justify-end tl:px-0.5 ${pressed ? "tl:border-b-4 tl:border-text tl:bg-soft" : "tl:border-b tl:border-control tl:bg-transparent tl:hover:bg-soft"}`}
    >
      {loaded !== "all" && <span className={HATCHED} />}
      {counts.total > 0 && (
        <span
          style={{ height: `${100 * share}%` }}
          className="tl:relative tl:flex tl:min-h-min tl:w-full tl:max-w-8 tl:flex-col-reverse tl:rounded-t-[2px] tl:border tl:border-b-0 tl:border-control tl:bg-card"
        >
          {OUTCOME_NAMES.filter((outcome) => counts[outcome] > 0).map((outcome) => (
            <span
              key={outcome}
              data-outcome={outcome}
              style={{ flexGrow: counts[outcome] }}
              className={`tl:min-h-[3px] tl:basis-0 tl:forced-color-adjust-none tl:[print-color-adjust:exact] ${FILLS[outcome]}`}
            />
          ))}
        </span>
      )}
    </button>
  );
});
