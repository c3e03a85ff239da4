"use client";

import { type FormEvent, type KeyboardEvent, useContext, useId, useRef, useState } from "react";
import type { Milestone } from "../../model/types";
import { errorText } from "../../view/error-text";
import { quotedName } from "../../view/name-of";
import { useTimelineUi } from "../provider/timeline-ui";
import { outlinedControl, textButton } from "./button-styles";
import { MilestoneCloserContext, type MilestoneClosing } from "./closing-context";

/** Offers to close an open milestone: done, failed or dropped, with a note. Nothing where it cannot be closed. */
export function CloseMilestone({ milestone }: { milestone: Milestone }) {
  const { messages } = useTimelineUi();
  const closer = useContext(MilestoneCloserContext);
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!closer || milestone.state !== "open" || milestone.id === "") return null;
  const failure = closer.failureOf(milestone.id);
  const name = quotedName(milestone, messages);

  const leave = () => {
    setEditing(false);
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
          initial={failure?.closing ?? { state: "done", note: "" }}
          onCancel={leave}
          onSave={(closing) => {
            setEditing(false);
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

interface CloseFormProps {
  /** What the milestone is called, as a part of a sentence. */
  name: string;
  initial: MilestoneClosing;
  onSave(closing: MilestoneClosing): void;
  onCancel(): void;
}

function CloseForm({ name, initial, onSave, onCancel }: CloseFormProps) {
  const { messages } = useTimelineUi();
  const [closing, setClosing] = useState(initial);
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
              ref={state === initial.state ? focusOnce : undefined}
              checked={closing.state === state}
              onChange={() => setClosing({ ...closing, state })}
            />
            {label}
          </label>
        ))}
      </div>
      <label className="tl:grid tl:gap-1">
        <span className="tl:text-small tl:text-muted">{messages.note}</span>
        <input
          type="text"
          value={closing.note}
          onChange={(event) => setClosing({ ...closing, note: event.target.value })}
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
