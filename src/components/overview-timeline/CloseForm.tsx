"use client";

import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { outlinedControl } from "../shared/button-styles";
import type { ClosingDraft, MilestoneClosing } from "./closing-context";
import { useOverviewUi } from "./use-overview-ui";

const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** The focus that went with the row where the form stood until now; what somebody holds elsewhere stays theirs. */
const refocus = (input: HTMLInputElement | null) => {
  if (document.activeElement === document.body) input?.focus();
};

interface CloseFormProps {
  /** What it closes, as a whole phrase. */
  legend: string;
  initial: MilestoneClosing;
  /** What was filled in so far, where the form goes on from another row. */
  draft?: ClosingDraft | undefined;
  onDraft?(draft: ClosingDraft): void;
  onSave(closing: MilestoneClosing): void;
  onCancel(): void;
}

/** How to close what is open: done, failed or dropped, with a note. Renders a `<fieldset>` element. */
export function CloseForm({ legend, initial, draft, onDraft, onSave, onCancel }: CloseFormProps) {
  const { messages } = useOverviewUi();
  const [begun] = useState(draft);
  const [closing, setClosing] = useState(begun?.closing ?? initial);
  const change = (to: MilestoneClosing, at: ClosingDraft["at"]) => {
    onDraft?.({ closing: to, at });
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
      <legend className="tl:sr-only">{legend}</legend>
      <div className="tl:flex tl:flex-wrap tl:gap-x-4 tl:gap-y-1">
        {choices.map(([state, label]) => (
          <label key={state} className="tl:inline-flex tl:min-h-6 tl:items-center tl:gap-1.5">
            <input
              type="radio"
              name={id}
              ref={state === firstState && begun?.at !== "note" ? first : undefined}
              checked={closing.state === state}
              onFocus={() => onDraft?.({ closing, at: "state" })}
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
          onFocus={() => onDraft?.({ closing, at: "note" })}
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
