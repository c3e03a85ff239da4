"use client";

import { Component, type ReactNode } from "react";
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

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.context.onError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { messages } = this.context;
    return (
      <p role="alert" className="tl-root tl:p-3 tl:text-muted">
        {messages.componentFailed}{" "}
        <button
          type="button"
          className={joinClass(bareButton, textButton)}
          onClick={() => this.setState({ failed: false })}
        >
          {messages.retry}
        </button>
      </p>
    );
  }
}
