"use client";

import { type ComponentType, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { focusRing, outlinedControl, textButton } from "../shared/button-styles";
import { Glyph } from "../shared/Glyph";
import { type Part, useLoaded } from "../shared/use-loaded";
import { useOverviewUi } from "./use-overview-ui";

/** What a panel is told of the button that opens it. */
export interface PopupPanelProps {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  onClose(): void;
}

interface PopupProps<Props extends object> {
  /** What brings the panel. It is fetched when somebody comes near the button. */
  part: Part<{ Panel: ComponentType<Props & PopupPanelProps> }>;
  panel: Props;
  /** The button's name, where its words are not enough. */
  label?: string;
  className?: string;
  "data-slot": string;
  children: ReactNode;
}

/** A button that opens a panel which is loaded on demand. Renders a `<span>` element with both. */
export function Popup<Props extends object>({
  part,
  panel,
  label,
  className = "",
  "data-slot": slot,
  children,
}: PopupProps<Props>) {
  const { messages } = useOverviewUi();
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const loaded = useLoaded(part, open);
  return (
    <span data-slot={slot} className={`tl:inline-flex tl:min-w-0 tl:flex-col tl:gap-1 ${className}`}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={part.load}
        onFocus={part.load}
        onClick={() => setOpen(!open)}
        className={`${outlinedControl} ${focusRing} tl:flex tl:w-full tl:min-w-0 tl:items-center tl:justify-between tl:gap-2 tl:text-start`}
      >
        <span className="tl:min-w-0 tl:truncate tl:print:whitespace-normal">{children}</span>
        <Glyph name="chevron" className="tl:size-3 tl:rotate-90 tl:text-muted" />
      </button>
      {open && loaded === "failed" && (
        <span id={id} role="alert" className="tl:text-small tl:text-failed">
          {messages.partNotLoaded}{" "}
          <button type="button" className={textButton} onClick={part.load}>
            {messages.retry}
          </button>
        </span>
      )}
      {open && loaded !== null && loaded !== "failed" && (
        <loaded.Panel {...panel} id={id} button={button} onClose={() => setOpen(false)} />
      )}
    </span>
  );
}
