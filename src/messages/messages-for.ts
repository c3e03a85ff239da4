import { boundMessages } from "./bound-messages";
import { checksMessages } from "./checks-messages";
import { commonMessages } from "./common-messages";
import { comparisonMessages } from "./comparison-messages";
import { containedWords, type WordFault } from "./contained-words";
import { conversationMessages } from "./conversation-messages";
import { groupsMessages } from "./groups-messages";
import { handoverMessages } from "./handover-messages";
import type { Messages } from "./messages";
import { histogramMessages } from "./overview-histogram-messages";
import { overviewMessages } from "./overview-messages";
import { resolveLocale } from "./resolve-locale";
import { triageMessages } from "./triage-messages";

const kept = new Map<string, Messages>();

/**
 * Every word on screen, in the language of a locale.
 *
 * @param locale `es`, `es-AR`, `ES`, `es_AR` read Spanish with that region's digits; an unknown or invalid locale reads
 * English. Never throws.
 * @param overrides Words of the host, which replace ours one by one; a key that is `undefined` replaces nothing. Where one
 * of them throws or gives no text, ours is said instead.
 * @param onFault Hears of that, each time.
 * @returns The same object for the same locale as long as there are no overrides.
 */
export function messagesFor(
  locale: string,
  overrides?: Partial<Messages>,
  onFault: WordFault = ignore,
): Messages {
  const words = wordsOf(locale);
  return overrides ? containedWords(words, overrides, onFault) : words;
}

const ignore = () => {};

function wordsOf(locale: string): Messages {
  const tag = resolveLocale(locale);
  const known = kept.get(tag);
  if (known) return known;
  const words = {
    ...boundMessages(commonMessages, tag),
    ...boundMessages(overviewMessages, tag),
    ...boundMessages(handoverMessages, tag),
    ...boundMessages(groupsMessages, tag),
    ...boundMessages(conversationMessages, tag),
    ...boundMessages(checksMessages, tag),
    ...boundMessages(triageMessages, tag),
    ...boundMessages(comparisonMessages, tag),
    ...boundMessages(histogramMessages, tag),
  };
  kept.set(tag, words);
  return words;
}
