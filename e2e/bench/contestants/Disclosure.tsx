import { type ReactNode, useState } from "react";

/** A line that opens and closes what is below it, for lists that have none of their own. */
export function Disclosure({ defaultOpen, children }: { defaultOpen: boolean; children: () => ReactNode }) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Timeline
      </button>
      {open && <div className="scroller">{children()}</div>}
    </>
  );
}
