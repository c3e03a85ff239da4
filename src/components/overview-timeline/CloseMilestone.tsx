"use client";

import { useContext, useEffect, useRef, useState } from "react";
import { errorText } from "../../view/error-text";
import { quotedName } from "../../view/name-of";
import { textButton } from "../shared/button-styles";
import type { MilestoneControlProps } from "../shared/MilestoneControl";
import { CloseForm } from "./CloseForm";
import { MilestoneCloserContext, useClosingFailure } from "./closing-context";
import { useOverviewUi } from "./use-overview-ui";

/** Offers to close an open milestone: done, failed or dropped, with a note. Nothing where it cannot be closed. */
export function CloseMilestone({ milestone }: MilestoneControlProps) {
  const { messages } = useOverviewUi();
  const closer = useContext(MilestoneCloserContext);
  const { id, state } = milestone;
  const [editing, setEditing] = useState(() => closer?.drafts.has(id) ?? false);
  const failure = useClosingFailure(id);
  const button = useRef<HTMLButtonElement>(null);
  // State: the button is there again once what failed is open again.
  useEffect(() => {
    if (failure && state === "open" && button.current && closer?.takesFocusBack(id)) button.current.focus();
  }, [closer, id, state, failure]);
  if (!closer || state !== "open" || id === "") return null;
  const name = quotedName(milestone, messages);

  const stop = () => {
    closer.drafts.delete(id);
    setEditing(false);
  };
  const leave = () => {
    stop();
    // The button is drawn again by then.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <div className="tl:mt-0.5">
      {!editing && <ClosingFailure milestone={milestone} />}
      {editing ? (
        <CloseForm
          legend={messages.closeMilestone(name)}
          draft={closer.drafts.get(id)}
          initial={failure?.closing ?? { state: "done", note: "" }}
          onDraft={(draft) => closer.drafts.set(id, draft)}
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

/** Why the last attempt on a milestone failed. Renders nothing where none did. */
export function ClosingFailure({ milestone }: MilestoneControlProps) {
  const { messages } = useOverviewUi();
  const failure = useClosingFailure(milestone.id);
  if (!failure) return null;
  return (
    // What was said of several at once is not said of each again.
    <p role={failure.told ? undefined : "alert"} className="tl:text-small tl:text-failed">
      {messages.closeFailed(quotedName(milestone, messages))} {errorText(failure.error, messages)}
    </p>
  );
}
