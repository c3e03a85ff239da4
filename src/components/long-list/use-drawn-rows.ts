"use client";

import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
} from "react";
import { type DrawnPart, firstItems, type ListItems, rowCount } from "../../view/drawn-items";
import { useOnServer } from "../provider/timeline-ui";
import { numberItems, unnumberItems } from "./list-elements";
import { LONG, loadedRowWindow, loadRowWindow, type RowWindowModule } from "./load-row-window";
import type { RowWindow } from "./row-window";
import { useWholeList } from "./use-whole-list";

/** About a screenful: how many rows are drawn at first, so that a list is there at once. */
const FIRST = 16;

/** How many more are drawn each time its end comes into sight, where a list cannot be windowed. */
const BATCH = 200;

// On the server there is no layout, and React 18 warns of effects that wait for one.
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** What of a list is drawn, and what else belongs beside it. */
export interface DrawnRows extends DrawnPart {
  /** Whether only a window of the list is drawn, with gaps for the rest. */
  windowed: boolean;
  /** Rows at the end that are not drawn yet, where there is no window. */
  undrawn: number;
  /** The same with headings. */
  undrawnItems: number;
  drawMore(rows?: number): void;
}

/**
 * Which items of the list inside `list` are drawn: all of a short one, of a long one those around what is in sight.
 * Each begins with a screenful. The rest of a short one follows as soon as that can be seen, and what finds the rows in
 * sight of a long one as soon as it is loaded; where it cannot be, the list grows as it is scrolled.
 *
 * @param arrived How many rows have come in between the others, and must not take the last ones out of sight.
 */
export function useDrawnRows(list: RefObject<HTMLElement | null>, items: ListItems, arrived = 0): DrawnRows {
  const count = items.keys.length;
  const rows = rowCount(items);
  // A heading that folds its rows holds as many elements as three or four of them.
  const long = rows > LONG || items.headings.length > LONG / 4;
  const [batch, setBatch] = useState(FIRST);
  const begun = useBegun();
  // A list that grows past the limit keeps what it has drawn.
  if (begun && !long && batch < count) setBatch(count);
  const rowWindow = useRowWindow(list, long);
  const whole = useWholeList(list, long || !begun);
  const limit = whole || (begun && !long) ? count : Math.min(count, batch + arrived);
  const first = useMemo(() => firstItems(limit), [limit]);
  const windowing = rowWindow !== null && !whole;
  const part = windowing ? rowWindow.read(items) : first;

  useBeforePaint(() => {
    if (!long || !list.current) return;
    numberItems(list.current, items, part.drawn);
    if (windowing) rowWindow.committed();
  });
  useBeforePaint(() => {
    const element = list.current;
    if (long && element) return () => unnumberItems(element);
  }, [list, long]);

  return {
    ...part,
    windowed: rowWindow !== null,
    undrawnItems: windowing || !long ? 0 : count - limit,
    undrawn:
      windowing || !long ? 0 : rows - (limit - items.headings.filter((heading) => heading < limit).length),
    drawMore: (more = BATCH) => setBatch(batch + more),
  };
}

/** Whether the first rows are there. A server draws all at once, and so does what has no screen (a test). */
function useBegun(): boolean {
  const onServer = useOnServer();
  const [begun, setBegun] = useState(() => onServer || typeof IntersectionObserver === "undefined");
  useEffect(() => startTransition(() => setBegun(true)), []);
  return begun;
}

/** The window over the list inside `list`, as soon as it is wanted, loaded and possible. */
function useRowWindow(list: RefObject<HTMLElement | null>, wanted: boolean): RowWindow | null {
  const [rowWindow, setRowWindow] = useState<RowWindow | null>(null);
  const [, draw] = useReducer((moves: number) => moves + 1, 0);
  useBeforePaint(() => {
    // Heights have to be measured, and measured again when they change.
    if (!wanted || typeof ResizeObserver === "undefined") return;
    let made: RowWindow | null = null;
    let over = false;
    const make = ({ createRowWindow }: RowWindowModule) => {
      if (over || !list.current) return;
      made = createRowWindow(list.current, draw);
      setRowWindow(made);
    };
    const loaded = loadedRowWindow();
    if (loaded) make(loaded);
    else loadRowWindow().then(make, () => undefined);
    return () => {
      over = true;
      made?.stop();
      setRowWindow(null);
    };
  }, [list, wanted]);
  return wanted ? rowWindow : null;
}
