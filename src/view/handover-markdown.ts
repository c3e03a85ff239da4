import type { ChatRef } from "../model/chat-ref";
import { OUTCOMES } from "../model/outcome";
import { reportedState } from "../model/reported";
import type { Milestone, TimelineEntry } from "../model/types";
import { agentsOf } from "./agent-pair";
import { countsText } from "./counts-text";
import { ageMs, timeAmount } from "./durations";
import { agentNames, threadTitles } from "./facets";
import { type Handover, type HandoverOptions, handoverOf } from "./handover";
import { filterText } from "./handover-filter";
import { handoverSections } from "./handover-sections";
import { isSaid } from "./is-said";
import { localDay } from "./local-day";
import { markdownLine, markdownLines, markdownTarget } from "./markdown-text";
import { nameOf } from "./name-of";
import { railHeader } from "./rail-header";
import { safeHref } from "./safe-href";
import { entryStatus, isQuestionClosed, statusText } from "./step-status";

/** What a handover as Markdown may hold besides. */
export interface MarkdownOptions extends HandoverOptions {
  /** Address of the chat that an entry came from, or null for no link. Only http(s) and relative addresses become links. */
  chatHref?: ((entry: TimelineEntry) => string | null) | undefined;
  /** What people call a chat, or null where nobody calls it anything. @default the name of its agent and its id */
  chatTitle?: ((chat: ChatRef) => string | null) | undefined;
}

/**
 * A timeline as Markdown, for somebody who takes over: the range and its counts, what is not covered, then the entries
 * under their days (or chats, or tracks, as the filter says), each with its outcome in words, its milestones, notes and a
 * link to its chat. Words of people and agents are escaped: they show as they are.
 *
 * @param entries Those to take along, in any order, filtered already.
 */
export function timelineToMarkdown(entries: readonly TimelineEntry[], options: MarkdownOptions = {}): string {
  const handover = handoverOf(entries, options);
  const { messages, times, days, now } = handover;
  const names = agentNames(entries);
  const [from, to] = days.map((day) => times.day(day, Number.NaN) ?? day);
  const title = messages.handoverTitle(from ?? "", from === to ? null : (to ?? ""));
  const sections = handoverSections(entries, handover, { agents: names, titleOf: options.chatTitle }).map(
    (section) => {
      const header = railHeader(section.entries);
      const counted = countsText(header, messages.stepCount(header.counts.total), messages);
      const items = section.entries.map((entry) => entryItem(entry, handover, names, options.chatHref));
      return `## ${markdownLine(section.heading)}\n\n${markdownLine(counted)}\n\n${items.join("\n")}`;
    },
  );
  const made = messages.handoverMade(times.dateTime(now) ?? "", times.timeZone);
  return [
    `# ${markdownLine(title)}`,
    markdownLine(handover.countsText),
    ...(handover.lacks.length > 0
      ? [`**${markdownLine(messages.handoverLacks)}**`, bullets(handover.lacks)]
      : []),
    bullets([...filterText(handover, { agents: names, threads: threadTitles(entries) }), made]),
    ...sections,
    ...(entries.length === 0 ? [markdownLine(handover.nothing)] : []),
  ]
    .join("\n\n")
    .concat("\n");
}

function bullets(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${markdownLines(sentence, "  ")}`).join("\n");
}

function entryItem(
  entry: TimelineEntry,
  handover: Handover,
  names: ReadonlyMap<string, string>,
  chatHref: MarkdownOptions["chatHref"],
): string {
  const { messages, times, now, filter } = handover;
  const name = markdownLine(nameOf(entry, messages));
  const href = safeHref(chatHref?.(entry));
  const day = localDay(entry.started_at, times.timeZone);
  const time = times.time(entry.started_at);
  const tools = entry.kind === "derived" && entry.tools.failed > 0 ? entry.tools : null;
  const facts = [
    filter.groupBy !== "day" && day !== null && times.shortDay(day, now),
    time ?? messages.noTime,
    entry.channel && messages.channelName(entry.channel),
    agentsOf(entry)
      .map(({ value, label }) => names.get(value) ?? label)
      .join(", "),
    tools && messages.failedOfTools(tools.failed, tools.total),
    ...statusFacts(entry, handover),
    entry.kind === "declared" && entry.track && `${messages.track}: ${entry.track}`,
  ];
  return [
    `- **${markdownLine(messages.outcome[reportedState(entry)])}:** ${href ? `[${name}](${markdownTarget(href)})` : name}${tail(facts)}`,
    ...turnNotes(entry, handover),
    ...(entry.kind === "declared" ? notes(entry, "  ", handover) : []),
    ...entry.milestones.flatMap((milestone) => milestoneItems(milestone, handover)),
  ].join("\n");
}

/** What the state means, where the outcome's own word does not say it, and how long somebody has been waiting. */
function statusFacts(entry: TimelineEntry, { messages, now }: Handover): string[] {
  const status = entryStatus(entry);
  if (status.kind === "failed" || status.kind === "milestone-failed" || status.kind === "milestone-open")
    return [];
  // An answer that nobody can give any more is not waited for.
  if (status.kind === "waiting-for-you" && isQuestionClosed(status.since, now))
    return [messages.questionClosed];
  const words =
    status.kind === "superseded" && status.reason === "repeated"
      ? messages.supersededRepeatedElsewhere
      : statusText(status, messages);
  const waiting = "since" in status && status.kind !== "running" ? age(status.since, now, messages) : null;
  return [words, waiting ?? ""];
}

/** What a restart did to a turn: whoever takes over must not repeat what may have been done. */
function turnNotes(entry: TimelineEntry, { messages }: Handover): string[] {
  if (entry.kind !== "derived") return [];
  const uncertain = entry.tools.effect_unknown ?? [];
  return [
    ...(entry.resumed === true ? [`  - ${markdownLine(messages.resumed)}`] : []),
    ...(uncertain.length > 0 ? [`  - **${markdownLine(messages.effectUnknown(uncertain))}**`] : []),
  ];
}

function milestoneItems(milestone: Milestone, handover: Handover): string[] {
  const { messages, now } = handover;
  const facts = [
    milestone.state === "open" && age(milestone.started_at, now, messages),
    milestone.track && `${messages.track}: ${milestone.track}`,
  ];
  const outcome = markdownLine(messages.outcome[milestone.state]);
  const mark = OUTCOMES[milestone.state].unfinished ? `**${outcome}:**` : `${outcome}:`;
  return [
    `  - ${mark} ${markdownLine(nameOf(milestone, messages))}${tail(facts)}`,
    ...notes(milestone, "    ", handover),
  ];
}

function notes(
  { note, detail }: Pick<Milestone, "note" | "detail">,
  indent: string,
  { messages }: Handover,
): string[] {
  const item = (name: string, text: string | null) =>
    text !== null && text.trim() !== ""
      ? [`${indent}- ${markdownLine(name)}: ${markdownLines(text, `${indent}  `)}`]
      : [];
  return [...item(messages.note, note), ...item(messages.detail, detail)];
}

function age(since: string | null, now: number, messages: Handover["messages"]): string | null {
  const ms = ageMs(since, now);
  return ms === null ? null : messages.waiting(messages.amount(timeAmount(ms)));
}

function tail(facts: readonly (string | false | null | undefined)[]): string {
  const said = facts.filter(isSaid);
  return said.length > 0 ? ` — ${said.map(markdownLine).join(" · ")}` : "";
}
