"use client";

import { Component, type RefObject } from "react";
import { rowElements } from "./list-elements";
import { scrollerOf, sightOf } from "./visible-part";

interface SeenRow {
  element: HTMLElement;
  top: number;
}

interface KeptPlaceProps {
  list: RefObject<HTMLElement | null>;
}

/**
 * Keeps what is being read where it is on the screen while rows above it come, go or turn out higher than was thought.
 * Browsers do that by themselves, save Safari, but not for rows whose place is held by an empty gap. Renders nothing.
 */
export class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate(): SeenRow[] {
    const list = this.props.list.current;
    return list ? seenRows(list) : [];
  }

  override componentDidUpdate(_: KeptPlaceProps, __: object, seen: SeenRow[]) {
    const row = seen.find(({ element }) => element.isConnected);
    if (!row) return;
    const moved = row.element.getBoundingClientRect().top - row.top;
    if (Math.abs(moved) > 0.5) scrollerOf(row.element).scrollBy({ top: moved, behavior: "instant" });
  }

  override render() {
    return null;
  }
}

/** The rows in sight, first to last; none where the list begins in sight: there a new row may push the others down. */
function seenRows(list: HTMLElement): SeenRow[] {
  const sight = sightOf(list);
  if (list.getBoundingClientRect().top >= sight.top) return [];
  return rowElements(list)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > sight.top && box.top < sight.bottom)
    .map(({ element, box }) => ({ element, top: box.top }));
}
