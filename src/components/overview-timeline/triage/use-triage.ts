"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { TimelineEntry } from "../../../model/types";
import { openMilestones } from "../../../view/open-milestones";
import type { Direction, RowPlace } from "../../../view/unfinished-rows";
import { whenIdle } from "../../shared/when-idle";
import { useOverviewUi } from "../use-overview-ui";
import { createReachHolder, type ReachHolder } from "./list-reach";
import { loadTriage, type TriagePart } from "./load-triage";
import type { Selection } from "./selection";

/** Several milestones being selected, with what draws that. */
interface Selecting {
  selection: Selection;
  part: TriagePart;
}

/** Where somebody was led to among the unfinished rows. */
interface LedTo {
  /** "3 of 7 unfinished", where the list lacks something of what was read. */
  position: string;
  /** The same to be read out: also that the list's end was passed. */
  words: string;
  /** How many there were then: with another number it is said no more. */
  left: number;
  /** Whether the list lacked nothing then. */
  isWhole: boolean;
  /** Which time: the same words are news again. */
  nth: number;
}

/** Working off what is unfinished in a list. */
export interface Triage {
  reach: ReachHolder;
  /** How many rows of the list are unfinished. */
  left: number;
  ledTo: LedTo | null;
  /** Where that is, as long as it is true. */
  position: string | null;
  move(direction: Direction): void;
  selecting: Selecting | null;
  /** Whether several could be selected. */
  hasSeveral: boolean;
  toggleSelecting(): void;
  /** Whether what was asked for last could not be loaded. */
  notLoaded: boolean;
}

/**
 * @param root The overview's element.
 * @param shown What the list shows.
 * @param left How many of it are unfinished.
 * @param isWhole Whether all of the range was read.
 * @param hasBar Whether a bar says what is left; without it no row offers to be selected.
 * @param shortcuts Whether letters lead through them.
 */
export function useTriage(
  root: HTMLElement | null,
  shown: readonly TimelineEntry[],
  left: number,
  isWhole: boolean,
  { hasBar, shortcuts }: { hasBar: boolean; shortcuts: boolean },
): Triage {
  const { messages, wordsOf } = useOverviewUi();
  const [reach] = useState(createReachHolder);
  const before = useRef<RowPlace | null>(null);
  const [ledTo, setLedTo] = useState<LedTo | null>(null);
  const [selection, setSelection] = useState<Selecting | null>(null);
  const [isSelecting, setIsSelecting] = useState(false);
  const [notLoaded, setNotLoaded] = useState(false);

  const withPart = useCallback((run: (part: TriagePart) => void) => {
    loadTriage().then(
      (part) => {
        setNotLoaded(false);
        run(part);
      },
      () => setNotLoaded(true),
    );
  }, []);
  const move = useCallback(
    (direction: Direction) =>
      withPart(({ moveToUnfinished, triageMessages }) => {
        const list = reach.get();
        const found = list && moveToUnfinished(list, before.current, direction);
        if (!found) return;
        before.current = found.place;
        const { unfinishedPosition, backAtFirst, backAtLast } = wordsOf(triageMessages);
        const counted = unfinishedPosition(found.position, found.total);
        const position = isWhole ? counted : messages.inRead(counted);
        const turn = direction === "next" ? backAtFirst : backAtLast;
        const words = found.wrapped ? `${turn} ${position}` : position;
        setLedTo((last) => ({ position, words, left, isWhole, nth: (last?.nth ?? 0) + 1 }));
      }),
    [withPart, reach, wordsOf, messages, left, isWhole],
  );

  const isThere = hasBar && (left > 0 || isSelecting);
  const latestMove = useRef(move);
  useEffect(() => {
    latestMove.current = move;
  }, [move]);
  useEffect(() => {
    if (!root || !isThere) return;
    let stop: (() => void) | null = null;
    let over = false;
    const callOff = whenIdle(() => {
      loadTriage().then(
        ({ watchTriage }) => {
          if (over) return;
          const lead = (direction: Direction) => latestMove.current(direction);
          stop = watchTriage({ root, reach, shortcuts, move: lead, onLeave: () => setLedTo(null) });
        },
        // Whoever presses a button is told.
        () => undefined,
      );
    });
    return () => {
      over = true;
      callOff();
      stop?.();
    };
  }, [root, reach, shortcuts, isThere]);

  const selecting = hasBar && isSelecting ? selection : null;
  return {
    reach,
    left,
    ledTo,
    position: ledTo?.left === left && ledTo.isWhole === isWhole ? ledTo.position : null,
    move,
    selecting,
    hasSeveral: useMemo(() => openMilestones(shown).size > 1, [shown]),
    toggleSelecting() {
      if (isSelecting) return setIsSelecting(false);
      withPart((part) => {
        setIsSelecting(true);
        setSelection(selection ?? { selection: part.createSelection(), part });
      });
    },
    notLoaded,
  };
}
