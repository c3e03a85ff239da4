"use client";

import type { ReactNode } from "react";
import type { TimelineEntry } from "../../model/types";
import { useTimelineUi } from "../provider/timeline-ui";
import { textButton } from "./button-styles";
import { ErrorBoundary } from "./ErrorBoundary";

/** Keeps a fault in one row from taking the others with it: the row is then a line that says so, until it changes. */
export function RowBoundary({ entry, children }: { entry: TimelineEntry; children: ReactNode }) {
  const { messages } = useTimelineUi();
  return (
    <ErrorBoundary
      of={entry}
      fallback={(retry) => (
        <li data-slot="timeline-fault" className="tl:px-3 tl:py-2 tl:text-muted">
          {messages.rowFailed}{" "}
          <button type="button" className={textButton} onClick={retry}>
            {messages.retry}
          </button>
        </li>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
