import type { ReactNode } from "react";

interface LineIconProps {
  className: string;
  children: ReactNode;
  "data-slot"?: string;
}

/** A drawing in lines on a grid of 16, in the colour of the text. Decoration. Renders an `<svg>` element. */
export function LineIcon({ className, children, "data-slot": slot }: LineIconProps) {
  return (
    <svg
      data-slot={slot}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={`tl:shrink-0 ${className}`}
    >
      {children}
    </svg>
  );
}
