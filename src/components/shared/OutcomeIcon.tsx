import type { ReactNode } from "react";
import type { Outcome } from "../../model/outcome";
import { joinClass } from "./join-class";
import { LineIcon } from "./LineIcon";
import { OUTCOME_STYLES } from "./outcome-styles";

const SHAPES: Record<Outcome, ReactNode> = {
  done: (
    <>
      <circle cx="8" cy="8" r="6.25" />
      <path d="m5.5 8.2 1.7 1.7 3.4-3.6" />
    </>
  ),
  failed: (
    <>
      <circle cx="8" cy="8" r="6.25" />
      <path d="m6.1 6.1 3.8 3.8m0-3.8-3.8 3.8" />
    </>
  ),
  open: <circle cx="8" cy="8" r="6.25" strokeDasharray="2.5 2.409" strokeLinecap="butt" />,
  running: (
    <path d="M8 1.75v2.5m0 7.5v2.5M1.75 8h2.5m7.5 0h2.5M3.6 3.6l1.75 1.75m5.3 5.3 1.75 1.75m0-8.8-1.75 1.75m-5.3 5.3L3.6 12.4" />
  ),
  canceled: (
    <>
      <circle cx="8" cy="8" r="6.25" />
      <path d="M6 6h4v4H6z" />
    </>
  ),
  superseded: <path d="M5.75 3 2.5 6.25 5.75 9.5M2.75 6.25h6.5a4 4 0 0 1 4 4v2.5" />,
  dropped: (
    <>
      <path d="M12.4 12.4A6.25 6.25 0 0 1 3.6 3.6M6.2 2A6.25 6.25 0 0 1 14 9.8" />
      <path d="m2 2 12 12" />
    </>
  ),
  unknown: (
    <>
      <circle cx="8" cy="8" r="6.25" />
      <path d="M6.2 6.3a1.85 1.85 0 1 1 2.75 1.6c-.6.33-.95.7-.95 1.35M8 11.4v.01" />
    </>
  ),
};

interface OutcomeIconProps {
  outcome: Outcome;
  /** No motion, though it is running: nobody knows whether it still is. */
  still?: boolean;
  /** Size and place. @default 16 px */
  className?: string;
}

/**
 * The sign of a state. Decoration: whoever draws it says the state in words beside it.
 * Renders an `<svg>` element.
 */
export function OutcomeIcon({ outcome, still = false, className = "tl:size-4" }: OutcomeIconProps) {
  const motion = outcome === "running" && !still && "tl:motion-safe:animate-tl-spin";
  return (
    <LineIcon
      data-slot="timeline-icon"
      className={joinClass(OUTCOME_STYLES[outcome].text, motion, className)}
    >
      {SHAPES[outcome]}
    </LineIcon>
  );
}
