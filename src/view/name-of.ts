import type { CommonMessages } from "../messages/common-words";
import type { Milestone, TimelineEntry } from "../model/types";
import { quotedText } from "./shown-text";

/** A character that leaves a mark: no white space, nothing that only steers, and not the blank of Braille. */
const MARK = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What a step or a milestone is called: its title, or that it has none where nothing of it would be seen. */
export function nameOf(titled: TimelineEntry | Milestone, messages: CommonMessages): string {
  if (MARK.test(titled.title)) return titled.title;
  return "kind" in titled && titled.kind === "derived" ? messages.unnamedStep : messages.unnamedMilestone;
}

/** The same as a part of a sentence that is plain text, such as the name of a button. */
export function quotedName(titled: TimelineEntry | Milestone, messages: CommonMessages): string {
  return quotedText(nameOf(titled, messages));
}
