"use client";

import { useEffect, useMemo } from "react";
import type { TimelineEntry } from "../../model/types";
import { foldAhead, searchWords } from "../../view/search-text";
import type { SearchMarks } from "./search-marks";
import { createPart, useLoaded } from "./use-loaded";
import { whenIdle } from "./when-idle";

const marking = createPart(() => import("./marking"));

/** The marks of a search, the same as long as its words are; null while there are none, or nothing to make them. */
export function useSearchMarks(text: string): SearchMarks | null {
  const words = searchWords(text).join(" ");
  const loaded = useLoaded(marking, words !== "");
  return useMemo(() => {
    if (words === "" || loaded === null || loaded === "failed") return null;
    return loaded.createMarks(words.split(" "));
  }, [words, loaded]);
}

/** So many entries are made ready at once. */
const SOME = 250;

/** Makes a search of entries ready while the browser has nothing else to do. */
export function useSearchAhead(entries: readonly TimelineEntry[], wanted: boolean) {
  useEffect(() => {
    if (!wanted) return;
    let next = 0;
    const prepare = () => {
      marking.load();
      foldAhead(entries.slice(next, next + SOME));
      next += SOME;
      if (next < entries.length) callOff = whenIdle(prepare);
    };
    let callOff = whenIdle(prepare);
    return () => callOff();
  }, [entries, wanted]);
}
