import { type ComponentType, useState } from "react";
import type { Contestant, ViewProps } from "../page/contestant";

type Entries = Pick<ViewProps, "entries">;

/** A line that opens and closes a list, for lists that have none of their own. */
export function inDisclosure(List: ComponentType<Entries>): Contestant["View"] {
  return function Disclosure({ entries, defaultOpen }) {
    const [open, setOpen] = useState(defaultOpen);
    return (
      <>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Timeline
        </button>
        {open && (
          <div className="scroller">
            <List entries={entries} />
          </div>
        )}
      </>
    );
  };
}
