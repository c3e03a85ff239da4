"use client";

import { type KeyboardEvent, memo, useRef, useState } from "react";
import { localDay } from "../../view/local-day";
import { overlaps } from "../../view/slot-parts";
import { readSlot } from "../../view/slots";
import { useAtTime } from "../provider/timeline-ui";
import { type Room, useRoom } from "../shared/use-room";
import { BarButton } from "./BarButton";
import { BarLabels } from "./BarLabels";
import { type BarsOf, useBars } from "./use-bars";
import { useOverviewUi } from "./use-overview-ui";

/** Whose bars to draw, and which of them the list is narrowed to. */
export interface HistogramProps extends BarsOf {
  slot: string;
  /** Narrows the list to a slot; to none with the empty string. */
  onSlot(slot: string): void;
}

/** The shape of a range: a bar a day or an hour, each a button that narrows the list to it. Waits for the reader's clock. */
export const Histogram = memo(function Histogram(props: HistogramProps) {
  const { timeZone } = useOverviewUi();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const room = useRoom(place);
  const today = useAtTime((now) => localDay(now, timeZone), 60_000);
  return (
    <div ref={setPlace}>
      {today !== null && room !== null && room.width > 0 && <Bars {...props} room={room} today={today} />}
    </div>
  );
});

function Bars({ slot, onSlot, today, room, ...of }: HistogramProps & { today: string; room: Room }) {
  const { messages } = useOverviewUi();
  const { bars, most, unplaced, words } = useBars(of, room, today);
  const toolbar = useRef<HTMLDivElement>(null);
  // The slots of the bar that the keyboard is at, and of the one that is told of.
  const [at, setAt] = useState("");
  const [told, setTold] = useState("");
  const chosen = readSlot(slot);
  const isPressed = (nth: number) => {
    const bar = bars[nth];
    return bar !== undefined && chosen !== null && overlaps(bar, chosen);
  };
  const place =
    [bars.findIndex((bar) => bar.slot === at), bars.findIndex((_, nth) => isPressed(nth))].find(
      (nth) => nth >= 0,
    ) ??
    Math.max(
      0,
      bars.findLastIndex(({ counts }) => counts.total > 0),
    );
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = placeAfter(event, place, bars.length - 1);
    if (to === null) return;
    event.preventDefault();
    toolbar.current?.querySelectorAll("button")[to]?.focus();
  };

  return (
    <div className="tl:grid tl:grid-cols-[auto_1fr] tl:pt-2">
      <span
        aria-hidden="true"
        className="tl:min-w-5 tl:pe-1.5 tl:text-end tl:text-muted tl:tabular-nums tl:leading-none"
      >
        {most > 0 && messages.number(most)}
      </span>
      <div
        ref={toolbar}
        role="toolbar"
        aria-label={words.histogram}
        onKeyDown={move}
        onPointerLeave={() => setTold("")}
        onBlur={() => setTold("")}
        className="tl:flex tl:h-16"
      >
        {bars.map((bar, nth) => (
          <BarButton
            key={bar.slot}
            slot={bar.slot}
            name={bar.name}
            counts={bar.counts}
            share={most > 0 ? bar.counts.total / most : 0}
            loaded={bar.loaded}
            pressed={isPressed(nth)}
            inTabOrder={nth === place}
            onPress={onSlot}
            onFocus={setAt}
            onTell={setTold}
          />
        ))}
      </div>
      <BarLabels bars={bars} room={room} />
      <p className="tl:col-span-2 tl:flex tl:flex-wrap tl:gap-x-3 tl:text-muted">
        <span aria-hidden="true" data-slot="overview-bar-text">
          {(bars.find((bar) => bar.slot === told) ?? bars.find((_, nth) => isPressed(nth)))?.name ??
            words.histogram}
        </span>
        {unplaced > 0 && <span>{words.notInPicture(unplaced)}</span>}
      </p>
    </div>
  );
}

/** Where a key leads from a bar, in the reader's direction; null for one that leads nowhere. */
function placeAfter({ key, currentTarget }: KeyboardEvent<HTMLElement>, place: number, last: number) {
  const onward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight":
      return Math.min(last, Math.max(0, key === onward ? place + 1 : place - 1));
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
