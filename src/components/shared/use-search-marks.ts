"use client";

import { useMemo } from "react";
import { searchWords } from "../../view/search-text";
import type { SearchMarks } from "./search-marks";
import { createPart, useLoaded } from "./use-loaded";

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
