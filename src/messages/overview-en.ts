import type { MessageFormat } from "./message-format";
import type { RangeName } from "./message-values";
import type { OverviewMessages } from "./overview-words";

const CHANNELS = new Map([
  ["web", "Web"],
  ["telegram", "Telegram"],
  ["whatsapp", "WhatsApp"],
  ["desktop", "Desktop"],
  ["routine", "Routine"],
  ["a2a", "Between agents"],
  ["group", "Room"],
  ["engine", "Run"],
  ["runtime", "Command line"],
  ["cli", "CLI"],
  ["api", "API"],
]);

/** What only an overview says, in English. */
export const overviewEn = ({ number, plural }: MessageFormat): OverviewMessages => ({
  overview: "Overview",
  newestStepCount: (count) => newestSteps(count, plural),
  failedOfTools: (failed, total) =>
    `${number(failed)} of ${plural(total, { one: "{n} tool", other: "{n} tools" })} failed`,
  channelName: (channel) => CHANNELS.get(channel.toLowerCase()) ?? channel,
  loadingMore: "Loading more…",
  filters: "Filters",
  range: "Range",
  rangeToday: "Today",
  rangeDays: (days) => plural(days, { one: "{n} day", other: "{n} days" }),
  rangeCustom: "Custom",
  rangeFrom: "From",
  rangeTo: "To",
  rangeApply: "Apply",
  rangeInvalid: "Choose a first and a last day, the first not after the last.",
  unfinishedOnly: "Unfinished only",
  unfinishedOnlyCount: (count) => `Unfinished only, ${number(count)}`,
  allChannels: "All channels",
  allAgents: "All agents",
  allStates: "All states",
  allTracks: "All tracks",
  channels: "Channels",
  agents: "Agents",
  states: "States",
  tracks: "Tracks",
  noChannel: "No channel",
  noAgent: "No agent",
  noTrack: "No track",
  threads: "Threads",
  allThreads: "All threads",
  noThread: "No thread",
  chosenCount: (count) => plural(count, { other: "{n} chosen" }),
  clearFilters: "Clear filters",
  groupBy: "Grouping",
  groupByDay: "By day",
  groupByChat: "By chat",
  groupByTrack: "By track",
  groupsNotLoaded:
    "This grouping could not be loaded; the days stand in. If trying again does not help, reload the page.",
  today: "Today",
  yesterday: "Yesterday",
  undated: "Without a date",
  emptyRange: (range) => `Nothing recorded ${within(range, plural)}.`,
  nothingMatches: "Nothing matches these filters.",
  nothingMatchesInRead: "Nothing matches these filters in what could be read.",
  nothingUnfinished: (range) => `Nothing unfinished ${within(range, plural)}.`,
  widerRange: (days) => `Look at ${plural(days, { one: "{n} day", other: "{n} days" })}`,
  cutOff: (count) => `Showing the ${newestSteps(count, plural)} of this range.`,
  stepsOfNewest: (count, newest) => `${number(count)} of the ${newestSteps(newest, plural)}`,
  nothingUnfinishedInNewest: (newest) => `Nothing unfinished in the ${newestSteps(newest, plural)}.`,
  showMore: "Show more",
  rangeTooLong: `The daemon stops at ${number(5_000)} records, so the oldest part of this range is missing. Choose a shorter one.`,
  allAfterRange: "Everything read so far lies after this range.",
  rangeTooFarBack: "The daemon reads no further back. Choose a later range.",
  coverage:
    "This list holds what runs, routines, rooms and declared milestones recorded; chats held directly with agents and the super-agent's threads are not read into it.",
  lookingForChats: "Looking for more chats…",
  readingChats: (left) => plural(left, { one: "Reading {n} more chat…", other: "Reading {n} more chats…" }),
  chatsNotIncluded: (count) =>
    plural(count, { one: "{n} chat not included", other: "{n} chats not included" }),
  someChatsNotIncluded: "Some chats are not included",
  someChatsNotUpdated: "Some chats are not up to date",
  inRead: (counted) => `${counted} in what was read`,
  chatsBeyond: (left, read) =>
    `Of this range's chats, the ${number(read)} that were active last are read; ${plural(left, { one: "{n} more is", other: "{n} more are" })} not included. Choose a shorter range to see them.`,
  chatsFailed: (chats) => `${quoted(chats)} could not be read.`,
  chatsNotUpdated: (chats) => `${quoted(chats)} could not be updated.`,
  agentChatsFailed: (agents) => `The chats held with ${agents.join(", ")} could not be listed.`,
  threadsFailed: "The super-agent's threads could not be listed.",
  chatListFailed: "The project's chats could not be listed.",
  emptyInRead: (range) => `Nothing recorded ${within(range, plural)} in what could be read.`,
  nothingUnfinishedInRead: (range) => `Nothing unfinished ${within(range, plural)} in what could be read.`,
  takeAlong: "Take it along",
  wholeRange: "Show the whole range",
  histogramFailed:
    "The picture of this range could not be loaded. If trying again does not help, reload the page.",
  results: (counts) => `Results: ${counts}`,
  lastDays: (days) => plural(days, { one: "Last day", other: "Last {n} days" }),
  daysFromTo: (from, to) => `${from} to ${to}`,
  moreUnfinished: (count) => plural(count, { other: "{n} more unfinished" }),
  atLeast: (counted) => `At least ${counted}`,
  wholeOverview: "See the whole overview",
  newestOnly: (count) => plural(count, { one: "The newest only", other: "The newest {n} only" }),
  closed: (title) => `“${title}” is closed.`,
  oldestFirst: "Oldest first",
  triage: "Unfinished work",
  unfinishedLeft: (count) => plural(count, { other: "{n} left" }),
  previousUnfinished: "Previous unfinished",
  nextUnfinished: "Next unfinished",
  selectSeveral: "Close several",
  partNotLoaded:
    "This could not be loaded. Check the connection and try again; if that does not help, reload the page.",
});

function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(", ");
}

function newestSteps(count: number, plural: MessageFormat["plural"]): string {
  return plural(count, { one: "newest step", other: "newest {n} steps" });
}

function within(range: RangeName, plural: MessageFormat["plural"]): string {
  switch (range.kind) {
    case "today":
      return "today";
    case "days":
      return plural(range.days, { one: "in this {n} day", other: "in these {n} days" });
    case "custom":
      return "in this range";
  }
}
