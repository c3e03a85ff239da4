"use client";

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { TimelineEntry } from "../../../model/types";
import { quotedName } from "../../../view/name-of";
import { openMilestones } from "../../../view/open-milestones";
import { outlinedControl } from "../../shared/button-styles";
import { CloseForm } from "../CloseForm";
import type { MilestoneCloser } from "../closing-context";
import { RunReport } from "./RunReport";
import { type Selection, unselect } from "./selection";
import { useClosingRun } from "./use-closing-run";
import { useTriageUi } from "./use-triage-ui";

export interface SelectionToolsProps {
  selection: Selection;
  closer: MilestoneCloser;
  all: readonly TimelineEntry[];
  shown: readonly TimelineEntry[];
  tell(words: string): void;
}

/** Selects open milestones of the list and closes them together. What filters hide is left alone, and counted. */
export function SelectionTools({ selection, closer, all, shown, tell }: SelectionToolsProps) {
  const { messages } = useTriageUi();
  const { selected, closing, run } = useSyncExternalStore(
    selection.subscribe,
    selection.read,
    selection.read,
  );
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = useMemo(() => openMilestones(all), [all]);
  const inSight = useMemo(() => openMilestones(shown), [shown]);
  const close = useClosingRun({ selection, closer, open, tell });

  const selectable = [...inSight.values()].filter(({ id }) => !closing.has(id));
  const chosen = selectable.filter(({ id }) => selected.has(id));
  const hidden = [...selected.keys()].filter((id) => open.has(id) && !inSight.has(id)).length;
  const gone = [...selected.values()].filter(({ id }) => !open.has(id));
  const goneWords =
    gone.length > 0 ? messages.noLongerSelected(gone.map((one) => quotedName(one, messages))) : "";
  useEffect(() => {
    if (goneWords !== "") tell(goneWords);
  }, [goneWords, tell]);

  const isBusy = run !== null && run.result === null;
  const canClose = chosen.length > 0 && !isBusy;
  const areAllChosen = chosen.length === selectable.length;
  const selectAll = () => {
    if (areAllChosen) unselect(selection, inSight.keys());
    else
      selection.change({
        selected: new Map([...selected, ...selectable.map((one) => [one.id, one] as const)]),
      });
  };
  const leaveForm = () => {
    setEditing(false);
    // The form goes, and the button that it came from is still there.
    button.current?.focus();
  };
  return (
    <div className="tl:grid tl:basis-full tl:gap-1.5">
      <div className="tl:flex tl:flex-wrap tl:items-center tl:gap-2">
        <span>{messages.selectedOf(chosen.length, selectable.length)}</span>
        <button
          type="button"
          className={actionOf(selectable.length > 0)}
          aria-disabled={selectable.length === 0}
          onClick={selectAll}
        >
          {areAllChosen && chosen.length > 0 ? messages.selectNone : messages.selectAll(selectable.length)}
        </button>
        <button
          ref={button}
          type="button"
          className={actionOf(canClose)}
          aria-disabled={!canClose}
          onClick={() => setEditing(canClose)}
        >
          {messages.closeSelected(chosen.length)}
        </button>
      </div>
      {hidden > 0 && <p className="tl:text-small tl:text-muted">{messages.selectedHidden(hidden)}</p>}
      {goneWords !== "" && <p className="tl:text-small tl:wrap-anywhere tl:text-muted">{goneWords}</p>}
      {editing && canClose && (
        <CloseForm
          legend={messages.closeSelected(chosen.length)}
          initial={{ state: "done", note: "" }}
          onCancel={leaveForm}
          onSave={(how) => {
            leaveForm();
            unselect(
              selection,
              [...chosen, ...gone].map(({ id }) => id),
            );
            void close(chosen, () => how);
          }}
        />
      )}
      {run && <RunReport run={run} open={open} onRetry={close} />}
    </div>
  );
}

/** A button that cannot be used stays where it is: it may have the focus. */
const actionOf = (usable: boolean) => `${outlinedControl} ${usable ? "" : "tl:text-faint"}`;
