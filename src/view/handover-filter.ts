import type { Handover } from "./handover";
import { quotedText } from "./shown-text";

/** What a filter leaves out, a sentence each, in words. */
export function filterText(
  { filter, messages, times }: Handover,
  names: ReadonlyMap<string, string>,
): string[] {
  const list = <Value extends string>(
    label: string,
    values: readonly Value[],
    nameOfValue: (value: Value) => string,
  ) =>
    values.length === 0
      ? ""
      : `${label}: ${values.map((value) => quotedText(nameOfValue(value))).join(", ")}`;
  const { channels, agents, states, tracks, threads, text, slot, unfinishedOnly } = filter;
  return [
    slot === "" ? "" : slot.split("..").map(slotName).join(" – "),
    unfinishedOnly ? messages.unfinishedOnly : "",
    list(messages.channels, channels, (value) => messages.channelName(value) || messages.noChannel),
    list(messages.agents, agents, (value) => names.get(value) ?? (value || messages.noAgent)),
    list(messages.states, states, (value) => messages.outcome[value]),
    list(messages.threads, threads, (value) => value || messages.noThread),
    list(messages.tracks, tracks, (value) => value || messages.noTrack),
    text.trim() === "" ? "" : messages.searchedFor(quotedText(text)),
  ].filter(Boolean);

  function slotName(part: string): string {
    const [day = "", hour] = part.split("T");
    const name = times.day(day, Number.NaN) ?? day;
    return hour === undefined ? name : `${name} ${hour}:00`;
  }
}
