"use client";

import type { TimelineEntry } from "../../../model/types";
import { bareButton, outlinedToggle } from "../../shared/button-styles";
import { Glyph } from "../../shared/Glyph";
import type { MilestoneCloser } from "../closing-context";
import { useOverviewUi } from "../use-overview-ui";
import type { Triage } from "./use-triage";

interface TriageBarProps {
  triage: Triage;
  closer: MilestoneCloser | null;
  all: readonly TimelineEntry[];
  shown: readonly TimelineEntry[];
  /** Whether the list scrolls inside the overview, so that the bar stays in sight by itself. */
  fill: boolean;
  /** How much is left, in words. */
  says: string;
  tell(words: string): void;
}

const step = `${bareButton} tl:grid tl:size-7 tl:place-items-center tl:border tl:border-control tl:hover:bg-soft`;

/** How much is left to act on, the way through it, and how to close several at once. Nothing where nothing is left. */
export function TriageBar({ triage, closer, all, shown, fill, says, tell }: TriageBarProps) {
  const { messages } = useOverviewUi();
  const { left, position, move, selecting, hasSeveral, toggleSelecting, notLoaded } = triage;
  if (left === 0 && !selecting) return null;
  return (
    <fieldset
      aria-label={messages.triage}
      data-slot="overview-triage"
      className={`tl:flex tl:min-w-0 tl:shrink-0 tl:flex-wrap tl:items-center tl:gap-2 tl:border-t tl:border-border tl:bg-card tl:px-3 tl:py-1.5 tl:print:hidden ${fill ? "" : "tl:[@media(min-height:30rem)]:sticky tl:top-0 tl:z-2"}`}
    >
      <span className="tl:flex tl:gap-1">
        <button
          type="button"
          className={step}
          aria-label={messages.previousUnfinished}
          aria-keyshortcuts="K"
          title={messages.previousUnfinished}
          onClick={() => move("previous")}
        >
          <Glyph name="chevron" className="tl:size-3.5 tl:-rotate-90" />
        </button>
        <button
          type="button"
          className={step}
          aria-label={messages.nextUnfinished}
          aria-keyshortcuts="J"
          title={messages.nextUnfinished}
          onClick={() => move("next")}
        >
          <Glyph name="chevron" className="tl:size-3.5 tl:rotate-90" />
        </button>
      </span>
      <span className="tl:flex-[1_1_6rem] tl:font-semibold tl:text-open tl:tabular-nums">
        {position ?? says}
      </span>
      {closer && (hasSeveral || selecting) && (
        <button
          type="button"
          aria-pressed={selecting !== null}
          className={outlinedToggle}
          onClick={toggleSelecting}
        >
          {messages.selectSeveral}
        </button>
      )}
      {notLoaded && (
        <p role="alert" className="tl:basis-full tl:text-small tl:text-failed">
          {messages.partNotLoaded}
        </p>
      )}
      {selecting && closer && (
        <selecting.part.SelectionTools selection={selecting.selection} {...{ closer, all, shown, tell }} />
      )}
    </fieldset>
  );
}
