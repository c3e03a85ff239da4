import { LineIcon } from "./LineIcon";

const PATHS = {
  chevron: "m6 3.5 4.5 4.5L6 12.5",
  outward: "M5 11 11 5m-5 0h5v5",
  search: "M11 11l3 3M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Z",
  takeAlong: "M8 2.5v7M5 6.7l3 3 3-3M2.8 10.5v3h10.4v-3",
  warning: "M8 2.2 14.2 13H1.8L8 2.2ZM8 6.5v3M8 11.2v.01",
} as const;

/** A sign that is not a state. Decoration. Renders an `<svg>` element. */
export function Glyph({ name, className = "" }: { name: keyof typeof PATHS; className?: string }) {
  return (
    <LineIcon className={className}>
      <path d={PATHS[name]} />
    </LineIcon>
  );
}
