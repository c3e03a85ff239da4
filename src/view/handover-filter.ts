import type { Handover } from "./handover";
import { quotedText } from "./shown-text";
import { slotName } from "./slot-name";
import { readSlot } from "./slots";

/** What values of a filter are called by people. */
export interface FilterNames {
  /** Display names of agents by slug. */
  agents: ReadonlyMap<string, string>;
  /** Titles of threads by id. */
  threads: ReadonlyMap<string, string>;
}

/** What a filter leaves out, a sentence each, in words. */
export function filterText({ filter, messages, times }: Handover, names: FilterNames): string[] {
  const list = <Value extends string>(
    label: string,
    values: readonly Value[],
    nameOfValue: (value: Value) => string,
  ) =>
    values.length === 0
      ? ""
      : `${label}: ${values.map((value) => quotedText(nameOfValue(value))).join(", ")}`;
  const { channels, agents, states, tracks, threads, text, slot, unfinishedOnly } = filter;
  const part = readSlot(slot);
  return [
    part === null ? "" : slotName(part, { times, words: messages, now: Number.NaN }),
    unfinishedOnly ? messages.unfinishedOnly : "",
    list(messages.channels, channels, (value) => messages.channelName(value) || messages.noChannel),
    list(messages.agents, agents, (value) => names.agents.get(value) ?? (value || messages.noAgent)),
    list(messages.states, states, (value) => messages.outcome[value]),
    list(messages.threads, threads, (value) => names.threads.get(value) ?? (value || messages.noThread)),
    list(messages.tracks, tracks, (value) => value || messages.noTrack),
    text.trim() === "" ? "" : messages.searchedFor(quotedText(text)),
  ].filter(Boolean);
}
