"use client";

import type { EventsCut } from "../../query/runs/read-events";
import { errorText } from "../../view/error-text";
import { Glyph } from "../shared/Glyph";
import { RetryButton } from "../shared/LoadNotice";
import { useChecksUi } from "./ChecksUi";

interface EventsNoticeProps {
  eventsError: unknown;
  eventsCut: EventsCut | null | undefined;
  onRetry?: (() => void) | undefined;
  retrying: boolean;
}

/** Why the events do not settle everything, where that is more than that they expired. Renders a `<div>` element. */
export function EventsNotice({ eventsError, eventsCut, onRetry, retrying }: EventsNoticeProps) {
  const { words, messages } = useChecksUi();
  const failed = eventsError !== null && eventsError !== undefined;
  if (!failed && !eventsCut) return null;
  return (
    <div
      data-slot="milestone-checks-events"
      className="tl:flex tl:flex-wrap tl:items-center tl:gap-x-3 tl:gap-y-1.5 tl:border-t tl:border-border tl:bg-soft tl:px-3 tl:py-1.5 tl:text-small tl:text-muted"
    >
      <Glyph name="warning" className="tl:size-4 tl:text-open" />
      <p className="tl:flex-1 tl:basis-40">
        {failed
          ? `${words.eventsFailed} ${errorText(eventsError, messages)}`
          : eventsCut && words.eventsCut[eventsCut]}
      </p>
      {failed && <RetryButton onRetry={onRetry} retrying={retrying} />}
    </div>
  );
}
