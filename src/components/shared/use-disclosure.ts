"use client";

import { useId, useState } from "react";
import { usePrinting } from "../long-list/use-printing";

/**
 * A button that shows and hides what follows it, and shows it on paper. Lighter than a Collapsible, for lists of thousands
 * of rows.
 */
export function useDisclosure(defaultOpen = false) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const printing = usePrinting();
  const open = isOpen || printing;
  const id = useId();
  return {
    open,
    buttonProps: {
      type: "button" as const,
      "aria-expanded": open,
      "aria-controls": open ? id : undefined,
      onClick: () => setOpen(!isOpen),
    },
    contentProps: { id },
  };
}
