"use client";

import { Component, createRef, type ReactNode } from "react";

const ROW = '[data-slot="timeline-entry"]';

interface KeptPlaceProps {
  /** What the reader asked to see. When it changes, rows may go where they belong. */
  subject: unknown;
  className: string;
  children: ReactNode;
}

/** A row and where it stood, in px from the top of the window. */
interface Place {
  row: Element;
  top: number;
}

/**
 * Keeps what is being read where it is while rows come and go around it: the row that has the focus, else the one under
 * the pointer, else, once the list is scrolled, the first in sight. Renders a `<div>` element.
 */
export class KeptPlace extends Component<KeptPlaceProps> {
  private readonly root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: KeptPlaceProps): Place[] {
    const list = this.root.current;
    return list === null || before.subject !== this.props.subject ? [] : placesRead(list);
  }

  override componentDidUpdate(_props: KeptPlaceProps, _state: unknown, places: Place[]) {
    const list = this.root.current;
    const place = places.find(({ row }) => row.isConnected);
    if (list === null || place === undefined) return;
    const moved = place.row.getBoundingClientRect().top - place.top;
    if (moved !== 0) scrollerOf(list).scrollBy({ top: moved, behavior: "instant" });
  }

  override render() {
    return (
      <div ref={this.root} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}

/** What may be being read, the likeliest first. */
function placesRead(list: Element): Place[] {
  const scroller = scrollerOf(list);
  const focused = list.ownerDocument.activeElement?.closest(ROW) ?? null;
  const pointed = list.querySelector(`${ROW}:hover`);
  const held = [focused, pointed].filter((row) => row !== null && list.contains(row)) as Element[];
  if (held.length === 0 && scroller.scrollTop <= 0) return [];
  const { top, bottom } = sightOf(scroller);
  const inSight = [...list.querySelectorAll(ROW)]
    .map((row) => ({ row, box: row.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > top && box.top < bottom);
  return inSight
    .toSorted((a, b) => Number(held.includes(b.row)) - Number(held.includes(a.row)))
    .map(({ row, box }) => ({ row, top: box.top }));
}

function sightOf(scroller: Element): { top: number; bottom: number } {
  const height = scroller.ownerDocument.documentElement.clientHeight;
  if (scroller === scroller.ownerDocument.scrollingElement) return { top: 0, bottom: height };
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top: Math.max(top, 0), bottom: Math.min(bottom, height) };
}

/** What scrolls a list: the nearest around it that has more than it shows, else the page. */
function scrollerOf(list: Element): Element {
  for (let around: Element | null = list; around; around = around.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowY);
    if (scrolls && around.scrollHeight > around.clientHeight) return around;
  }
  return list.ownerDocument.scrollingElement ?? list.ownerDocument.documentElement;
}
