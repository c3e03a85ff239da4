"use client";

import { Component, type ReactNode, type RefObject } from "react";
import { scrollerOf, sightOf } from "../long-list/visible-part";

// A heading whose rows are folded away stands for them. One with rows below it may stick, which tells nothing.
const ROW =
  ':is([data-slot="timeline-entry"], [data-slot="timeline-job"], [data-state="closed"] > [data-heading])';

interface KeptPlaceProps {
  list: RefObject<HTMLElement | null>;
  /** What the reader asked to see. When it changes, rows may go where they belong. */
  subject: unknown;
  children: ReactNode;
}

/** A row and where it stood, in px from the top of the window. */
interface Place {
  row: Element;
  top: number;
}

/**
 * Keeps what is being read where it is while rows come and go around it: the row that has the focus, else the one under
 * the pointer, else, once the list is scrolled, the first in sight. Browsers do some of that by themselves,
 * Safari none, and none of them for rows whose place an empty gap held. Renders its children alone.
 */
export class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate(before: KeptPlaceProps): Place[] {
    const list = this.props.list.current;
    return list === null || before.subject !== this.props.subject ? [] : placesRead(list);
  }

  override componentDidUpdate(_props: KeptPlaceProps, _state: unknown, places: Place[]) {
    const list = this.props.list.current;
    const place = places.find(({ row }) => row.isConnected);
    if (list === null || place === undefined) return;
    const moved = place.row.getBoundingClientRect().top - place.top;
    if (moved !== 0) scrollerOf(list).scrollBy({ top: moved, behavior: "instant" });
  }

  override render() {
    return this.props.children;
  }
}

/** What may be being read, the likeliest first. */
function placesRead(list: HTMLElement): Place[] {
  const scroller = scrollerOf(list);
  const focused = list.ownerDocument.activeElement?.closest(ROW) ?? null;
  // Asked of the list first: it has thousands of elements to look through.
  const pointed = list.matches(":hover") ? list.querySelector(`${ROW}:hover`) : null;
  const held = [focused, pointed].filter((row) => row !== null && list.contains(row)) as Element[];
  if (held.length === 0 && scroller.scrollTop <= 0) return [];
  const { top, bottom } = sightOf(list);
  const inSight = [...list.querySelectorAll(ROW)]
    .map((row) => ({ row, box: row.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > top && box.top < bottom);
  return inSight
    .toSorted((a, b) => Number(held.includes(b.row)) - Number(held.includes(a.row)))
    .map(({ row, box }) => ({ row, top: box.top }));
}
