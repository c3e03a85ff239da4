"use client";

import type { ReactNode } from "react";
import type { TimelineEntry } from "../../model/types";
import { useTimelineUi } from "../provider/timeline-ui";
import { UserText } from "./UserText";

/** Facts go by their place among the messages: a host may call two of them by the same words. */
type Fact = "wholeTitle" | "started" | "ended" | "toolNames" | "model" | "track" | "note" | "detail";

/** What a row has no room for: the whole title, exact times, tools by name, the model. Renders a `<dl>` element. */
export function EntryDetails({ entry, id }: { entry: TimelineEntry; id: string }) {
  const { messages, times } = useTimelineUi();
  const step = entry.kind === "derived" ? entry : null;
  const facts: [Fact, ReactNode][] = [
    ["wholeTitle", entry.title !== "" && <UserText>{entry.title}</UserText>],
    ["started", times.dateTime(entry.started_at)],
    ["ended", times.dateTime(step ? step.ended_at : entry.kind === "declared" ? entry.closed_at : null)],
    [
      "toolNames",
      step !== null && step.tools.names.length > 0 && <UserText>{step.tools.names.join(", ")}</UserText>,
    ],
    ["model", step?.model && <UserText unsearched>{step.model}</UserText>],
    ["track", entry.kind === "declared" && entry.track && <UserText>{entry.track}</UserText>],
    ["note", entry.kind === "declared" && entry.note && <UserText>{entry.note}</UserText>],
    ["detail", entry.kind === "declared" && entry.detail && <UserText>{entry.detail}</UserText>],
  ];
  return (
    <dl
      id={id}
      data-slot="timeline-details"
      className="tl:mt-1 tl:grid tl:gap-x-3 tl:gap-y-0.5 tl:rounded-control tl:bg-soft tl:p-2 tl:text-small tl:@min-[27.5rem]:grid-cols-[auto_minmax(0,1fr)]"
    >
      {facts.map(
        ([name, fact]) =>
          fact && (
            <div key={name} className="tl:@min-[27.5rem]:contents">
              <dt className="tl:text-muted">{messages[name]}</dt>
              <dd className="tl:whitespace-pre-line">{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
