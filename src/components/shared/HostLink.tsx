"use client";

import type { ReactNode } from "react";
import { useTimelineUi } from "../provider/timeline-ui";
import { ErrorBoundary } from "./ErrorBoundary";

interface HostLinkProps {
  /** An address that may stand in a link. */
  href: string;
  className: string;
  children: ReactNode;
}

/** A link as the host draws its links; an `<a>` where it has no way of its own, or that one fails. */
export function HostLink(props: HostLinkProps) {
  const { Link } = useTimelineUi();
  const plain = <a {...props} />;
  if (!Link) return plain;
  return (
    <ErrorBoundary of={Link} source="linkComponent" fallback={() => plain}>
      <Link {...props} />
    </ErrorBoundary>
  );
}
