"use client";

import type { ReactNode } from "react";
import { useTimelineUi } from "../provider/timeline-ui";
import { focusRing } from "./button-styles";
import { ErrorBoundary } from "./ErrorBoundary";
import { Glyph } from "./Glyph";
import { joinClass } from "./join-class";

interface HostLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

/** A way to one of the host's pages, drawn by the host's own link where it has one and that works. */
export function HostLink({ href, className, children }: HostLinkProps) {
  const { Link } = useTimelineUi();
  const look = joinClass(
    "tl:flex tl:w-fit tl:max-w-full tl:items-center tl:gap-1 tl:no-underline tl:text-inherit tl:rounded-control tl:hover:underline",
    className,
    focusRing,
  );
  const content = (
    <>
      {children}
      <Glyph name="outward" className="tl:size-3 tl:text-muted tl:rtl:-scale-x-100" />
    </>
  );
  const plain = (
    <a href={href} className={look}>
      {content}
    </a>
  );
  if (!Link) return plain;
  return (
    <ErrorBoundary of={Link} source="linkComponent" fallback={() => plain}>
      <Link href={href} className={look}>
        {content}
      </Link>
    </ErrorBoundary>
  );
}
