"use client";

import { Component, createRef, type ReactNode } from "react";
import { type TimelineUi, TimelineUiContext } from "../provider/timeline-ui";
import { textButton } from "./button-styles";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What is drawn from: another one is tried anew. */
  of?: unknown;
  /** What to draw instead. @default a line that says so, with a retry */
  fallback?: ((retry: () => void) => ReactNode) | undefined;
  /** Names a part of the host's that is drawn many times, so that its log hears of it once. */
  source?: string;
}

interface State {
  failed: boolean;
  of: unknown;
}

/** Turns a fault of ours, or of a part of the host's that we draw, into a quiet line with a retry. Never throws outward. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static override contextType = TimelineUiContext;
  declare context: TimelineUi;
  override state: State = { failed: false, of: this.props.of };
  private readonly line = createRef<HTMLParagraphElement>();

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: State): State | null {
    return Object.is(of, state.of) ? null : { failed: false, of };
  }

  override componentDidCatch(error: unknown) {
    this.context.faults.caught(error, this.props.source);
  }

  /** What stands in the line's place once it works again gets the focus that the retry button had. */
  private readonly retry = () => {
    const line = this.line.current;
    const [before, above] = [line?.previousElementSibling, line?.parentElement];
    this.setState({ failed: false }, () => {
      if (line?.isConnected || document.activeElement !== document.body) return;
      const place = before ? before.nextElementSibling : above?.firstElementChild;
      place?.querySelector<HTMLElement>("a[href], button, input")?.focus();
    });
  };

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    if (fallback) return fallback(this.retry);
    const { messages, locale } = this.context;
    return (
      <p
        ref={this.line}
        role="alert"
        lang={locale}
        data-slot="timeline-fault"
        className="tl-root tl:p-3 tl:text-muted"
      >
        {messages.componentFailed}{" "}
        <button type="button" className={textButton} onClick={this.retry}>
          {messages.retry}
        </button>
      </p>
    );
  }
}
