"use client";

import { Component, createRef, type ReactNode } from "react";
import { type TimelineUi, TimelineUiContext } from "../provider/timeline-ui";
import { bareButton, textButton } from "./button-styles";
import { joinClass } from "./join-class";

interface State {
  failed: boolean;
}

/** Turns a fault of ours, or of a host's function that we call, into a quiet line with a retry. Never throws outward. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  static override contextType = TimelineUiContext;
  declare context: TimelineUi;
  override state: State = { failed: false };
  private readonly line = createRef<HTMLParagraphElement>();

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    try {
      this.context.onError?.(error);
    } catch {
      // The host's log failing is not a reason to fail with it.
    }
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
    if (!this.state.failed) return this.props.children;
    const { messages } = this.context;
    return (
      <p ref={this.line} role="alert" className="tl-root tl:p-3 tl:text-muted">
        {messages.componentFailed}{" "}
        <button type="button" className={joinClass(bareButton, textButton)} onClick={this.retry}>
          {messages.retry}
        </button>
      </p>
    );
  }
}
