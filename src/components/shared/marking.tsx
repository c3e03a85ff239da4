"use client";

import type { ReactNode } from "react";
import type { TimelineEntry } from "../../model/types";
import { excerptPieces, matchedPieces, type Piece } from "../../view/matches";
import { quotedName } from "../../view/name-of";
import { fold } from "../../view/search-text";
import { shownText } from "../../view/shown-text";
import { type Sight, unseenMatches } from "../../view/unseen-matches";
import { useTimelineUi } from "../provider/timeline-ui";
import { MiddotList } from "./MiddotList";
import type { SearchMarks } from "./search-marks";

/** What marks the words of one search. */
export function createMarks(words: readonly string[]): SearchMarks {
  return {
    mark(text) {
      const folded = fold(text);
      return words.some((word) => folded.includes(word)) ? marked(matchedPieces(text, words)) : text;
    },
    unseen: (entry, sight) => <UnseenMatches entry={entry} words={words} sight={sight} />,
  };
}

function marked(pieces: readonly Piece[]): ReactNode {
  // Positions tell pieces of one text apart: nothing else does.
  let at = 0;
  return pieces.map((piece) => {
    at += piece.text.length;
    return piece.marked ? (
      <mark key={at} data-slot="timeline-match" className="tl:bg-match tl:text-text tl:underline">
        {piece.text}
      </mark>
    ) : (
      piece.text
    );
  });
}

interface UnseenMatchesProps {
  entry: TimelineEntry;
  words: readonly string[];
  sight: Sight;
}

/** Lines that say what a search found among the details. Renders `<p>` elements. */
function UnseenMatches({ entry, words, sight }: UnseenMatchesProps) {
  const { messages } = useTimelineUi();
  return unseenMatches(entry, words, sight).map(({ fact, text, milestone }) => (
    <p
      key={`${fact} ${milestone?.id ?? ""} ${text}`}
      data-slot="timeline-unseen-match"
      className="tl:text-small tl:text-muted"
    >
      <MiddotList>
        {messages.details}
        {milestone !== null && fact !== "milestones" && quotedName(milestone, messages)}
        <span key="match">
          {messages[fact]}:{" "}
          <bdi className="tl:wrap-anywhere">{marked(excerptPieces(shownText(text), words))}</bdi>
        </span>
      </MiddotList>
    </p>
  ));
}
