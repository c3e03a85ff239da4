"use client";

import { type FormEvent, type KeyboardEvent, useContext, useId, useRef, useState } from "react";
import type { Milestone } from "../../model/types";
import { errorText } from "../../view/error-text";
import { quotedName } from "../../view/name-of";
import { useTimelineUi } from "../provider/timeline-ui";
import { outlinedControl, textButton } from "./button-styles";
import { type ClosingDraft, MilestoneCloserContext, type MilestoneClosing } from "./closing-context";

/** Offers to close an open milestone: done, failed or dropped, with a note. Nothing where it cannot be closed. */
export function CloseMilestone({ milestone }: { milestone: Milestone }) {
  const { messages } = useTimelineUi();
  const closer = useContext(MilestoneCloserContext);
  const [editing, setEditing] = useState(() => closer?.drafts.has(milestone.id) ?? false);
  const button = useRef<HTMLButtonElement>(null);
  if (!closer || milestone.state !== "open" || milestone.id === "") return null;
  const failure = closer.failureOf(milestone.id);
  const name = quotedName(milestone, messages);

  const stop = () => {
    closer.drafts.delete(milestone.id);
    setEditing(false);
  };
  const leave = () => {
    stop();
    // The button is drawn again by then.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <div className="tl:mt-0.5">
      {failure && !editing && (
        <p role="alert" className="tl:text-small tl:text-failed">
          {messages.closeFailed(name)} {errorText(failure.error, messages)}
        </p>
      )}
      {editing ? (
        <CloseForm
          name={name}
          draft={closer.drafts.get(milestone.id)}
          initial={failure?.closing ?? { state: "done", note: "" }}
          onDraft={(draft) => closer.drafts.set(milestone.id, draft)}
          onCancel={leave}
          onSave={(closing) => {
            stop();
            closer.close(milestone, closing);
          }}
        />
      ) : (
        <button
          ref={button}
          type="button"
          className={`${textButton} tl:text-small`}
          aria-label={messages.closeMilestone(name)}
          onClick={() => setEditing(true)}
        >
          {messages.close}
        </button>
      )}
    </div>
  );
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** The focus that went with the row where the form stood until now; what somebody holds elsewhere stays theirs. */
const refocus = (input: HTMLInputElement | null) => {
  if (document.activeElement === document.body) input?.focus();
};

interface CloseFormProps {
  /** What the milestone is called, as a part of a sentence. */
  name: string;
  initial: MilestoneClosing;
  /** What was filled in so far, where the form goes on from another row. */
  draft: ClosingDraft | undefined;
  onDraft(draft: ClosingDraft): void;
  onSave(closing: MilestoneClosing): void;
  onCancel(): void;
}

function CloseForm({ name, initial, draft, onDraft, onSave, onCancel }: CloseFormProps) {
  const { messages } = useTimelineUi();
  const [begun] = useState(draft);
  const [closing, setClosing] = useState(begun?.closing ?? initial);
  const change = (to: MilestoneClosing, at: ClosingDraft["at"]) => {
    onDraft({ closing: to, at });
    setClosing(to);
  };
  const first = begun ? refocus : focusOnce;
  const firstState = begun ? begun.closing.state : initial.state;
  const id = useId();
  const choices: [MilestoneClosing["state"], string][] = [
    ["done", messages.markDone],
    ["failed", messages.markFailed],
    ["dropped", messages.drop],
  ];
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSave(closing);
  };
  // Not a <form>: the host may have put us inside one of its own.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      onCancel();
    }
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) submit(event);
  };
  return (
    <fieldset
      onKeyDown={onKeyDown}
      className="tl:my-1 tl:grid tl:max-w-112 tl:min-w-0 tl:grid-cols-[minmax(0,1fr)] tl:gap-2 tl:rounded-control tl:border tl:border-border tl:bg-soft tl:p-2.5"
    >
      <legend className="tl:sr-only">{messages.closeMilestone(name)}</legend>
      <div className="tl:flex tl:flex-wrap tl:gap-x-4 tl:gap-y-1">
        {choices.map(([state, label]) => (
          <label key={state} className="tl:inline-flex tl:min-h-6 tl:items-center tl:gap-1.5">
            <input
              type="radio"
              name={id}
              ref={state === firstState && begun?.at !== "note" ? first : undefined}
              checked={closing.state === state}
              onFocus={() => onDraft({ closing, at: "state" })}
              onChange={() => change({ ...closing, state }, "state")}
            />
            {label}
          </label>
        ))}
      </div>
      <label className="tl:grid tl:gap-1">
        <span className="tl:text-small tl:text-muted">{messages.note}</span>
        <input
          type="text"
          ref={begun?.at === "note" ? first : undefined}
          value={closing.note}
          onFocus={() => onDraft({ closing, at: "note" })}
          onChange={(event) => change({ ...closing, note: event.target.value }, "note")}
          className="tl:min-h-7 tl:w-full tl:min-w-0 tl:rounded-control tl:border tl:border-control tl:bg-card tl:px-2"
        />
      </label>
      <div className="tl:flex tl:flex-wrap tl:gap-2">
        <button type="button" className={outlinedControl} onClick={submit}>
          {messages.save}
        </button>
        <button type="button" className={outlinedControl} onClick={onCancel}>
          {messages.cancel}
        </button>
      </div>
    </fieldset>
  );
}
