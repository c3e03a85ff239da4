"use client";

import type { ReactNode } from "react";
import { errorText } from "../../view/error-text";
import { useTimelineUi } from "../provider/timeline-ui";
import { outlinedControl, textButton } from "./button-styles";
import { Glyph } from "./Glyph";
import { useStaleText } from "./use-stale-text";

interface RetryProps {
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
}

/** What stands where a list will be: that it is loading, or why it could not be. Renders a `<p>` or `<div>` element. */
export function NotLoaded({ error, ...retry }: { error: unknown } & RetryProps) {
  const { messages } = useTimelineUi();
  if (error !== null) return <FailedLoad error={error} {...retry} />;
  return <p className="tl:px-3 tl:py-2.5 tl:text-muted">{messages.loading}</p>;
}

/** A load that failed, in plain words, with a way to try again. Renders a `<div role="alert">` element. */
function FailedLoad({ error, onRetry, retrying = false }: { error: unknown } & RetryProps) {
  const { messages } = useTimelineUi();
  return (
    <div
      role="alert"
      data-slot="timeline-error"
      className="tl:flex tl:shrink-0 tl:flex-wrap tl:items-center tl:gap-x-3 tl:gap-y-1.5 tl:px-3 tl:py-2.5"
    >
      <Glyph name="warning" className="tl:size-4 tl:text-failed" />
      <p className="tl:flex-1 tl:basis-52">
        <strong className="tl:font-semibold tl:text-failed">{messages.failedLoad}</strong>{" "}
        {errorText(error, messages)}
      </p>
      <RetryButton onRetry={onRetry} retrying={retrying} />
    </div>
  );
}

/** Data that is shown although its refresh fails: as of when it is. Renders a `<div>` element. */
export function StaleNotice({
  updatedAt,
  onRetry,
  retrying = false,
}: { updatedAt: number | undefined } & RetryProps) {
  const text = useStaleText(updatedAt);
  return (
    <div
      data-slot="timeline-stale"
      className="tl:flex tl:shrink-0 tl:flex-wrap tl:items-center tl:gap-x-3 tl:gap-y-1.5 tl:border-t tl:border-border tl:bg-soft tl:px-3 tl:py-1.5 tl:text-small tl:text-muted"
    >
      <Glyph name="warning" className="tl:size-4 tl:text-open" />
      <p className="tl:flex-1 tl:basis-40">{text}</p>
      <RetryButton onRetry={onRetry} retrying={retrying} />
    </div>
  );
}

/** Data that may be some seconds old, because changes go unheard. Renders a `<p>` element. */
export function PausedNotice() {
  const { messages } = useTimelineUi();
  return <QuietLine data-slot="timeline-paused">{messages.updatesPaused}</QuietLine>;
}

/** What entries or jobs say, but what could be loaded does not draw. Renders a `<p>` element. */
export function PartNotice({ onRetry }: { onRetry: () => void }) {
  const { messages } = useTimelineUi();
  return (
    <QuietLine data-slot="timeline-incomplete">
      {messages.partFailed}{" "}
      <button type="button" className={textButton} onClick={onRetry}>
        {messages.retry}
      </button>
    </QuietLine>
  );
}

function QuietLine(line: { children: ReactNode; "data-slot": string }) {
  return (
    <p
      className="tl:shrink-0 tl:border-t tl:border-border tl:bg-soft tl:px-3 tl:py-1.5 tl:text-small tl:text-muted"
      {...line}
    />
  );
}

/** Tries again; nothing where there is no way to. Renders a `<button>` element. */
export function RetryButton({ onRetry, retrying }: RetryProps) {
  const { messages } = useTimelineUi();
  if (!onRetry) return null;
  return (
    // Not `disabled`: that would take the focus from whoever pressed it.
    <button
      type="button"
      className={outlinedControl}
      onClick={retrying ? undefined : onRetry}
      aria-disabled={retrying || undefined}
    >
      {retrying ? messages.retrying : messages.retry}
    </button>
  );
}
