"use client";

import { useId, useState } from "react";

/** A button that shows and hides what follows it. Lighter than a Collapsible, for lists of thousands of rows. */
export function useDisclosure(defaultOpen = false) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  return {
    open,
    buttonProps: {
      type: "button" as const,
      "aria-expanded": open,
      "aria-controls": open ? id : undefined,
      onClick: () => setOpen(!open),
    },
    contentProps: { id },
  };
}
