import { describe, expect, it } from "vitest";
import { messagesFor } from "../messages/messages-for";
import { parseTimeline } from "../wire/index";
import { chatKeys, groupByChat } from "./chat-groups";
import { agentNames, facetCounts, facets } from "./facets";
import {
  clearFilters,
  DEFAULT_FILTER,
  filterEntries,
  isFiltering,
  type OverviewFilter,
  readFilter,
} from "./filter";
import { matchesWords, searchWords } from "./search-text";
import { entryStatus, isQuestionClosed, isWaitingForYou, statusText } from "./step-status";
import { withOtherChats } from "./with-other-chats";

const AT = "2026-11-30T10:00:00Z";
const ENDED = "2026-11-30T10:05:00Z";
const HOME = { id: "home", kind: "home", title: "Home" };
const CODE = { id: "th_4be19c07a2d35e61", kind: "code", title: "Lucía · acme-store" };

const rows = (...entries: object[]) =>
  parseTimeline({ entries: entries.map((entry) => ({ state: "done", started_at: AT, ...entry })) }).entries;

function row(entry: object) {
  const [only] = rows(entry);
  if (!only) throw new Error("no row");
  return only;
}

describe("what a row says of its turn", () => {
  it.each<[object, string, string]>([
    [{ turn_state: "submitted" }, "Queued", "En cola"],
    [{ turn_state: "working" }, "Working on it", "Respondiendo"],
    [{ turn_state: "input-required" }, "Waiting for you", "Te está esperando"],
    [{ turn_state: "completed", state: "open" }, "", ""],
    [{ turn_state: "failed" }, "Failed", "Falló"],
    [{ turn_state: "canceled" }, "You stopped it", "Lo frenaste vos"],
    [{ turn_state: "paused" }, "Unknown outcome (paused)", "Resultado desconocido (paused)"],
    [
      { turn_state: "input-required", milestones: [{ state: "open" }] },
      "Waiting for you",
      "Te está esperando",
    ],
    [
      { turn_state: "input-required", milestones: [{ state: "failed" }] },
      "Waiting for you",
      "Te está esperando",
    ],
    [{ turn_state: "canceled", milestones: [{ state: "failed" }] }, "A milestone failed", "Falló un hito"],
  ])("%j reads %s", (entry, english, spanish) => {
    const status = entryStatus(row(entry));
    expect(statusText(status, messagesFor("en"))).toBe(english);
    expect(statusText(status, messagesFor("es"))).toBe(spanish);
  });

  it("waits since its turn ended, which is when the question was asked", () => {
    const asked = { turn_state: "input-required" };
    expect(entryStatus(row({ ...asked, ended_at: ENDED }))).toEqual({
      kind: "waiting-for-you",
      since: ENDED,
    });
    expect(entryStatus(row(asked))).toEqual({ kind: "waiting-for-you", since: AT });
    expect(isWaitingForYou(row(asked))).toBe(true);
    expect(isWaitingForYou(row({ state: "open" }))).toBe(false);
  });

  it.each<[string | null, string, boolean]>([
    [AT, AT, false],
    [AT, "2026-12-30T10:00:00Z", false],
    [AT, "2026-12-30T10:00:01Z", true],
    [AT, "2026-11-29T10:00:00Z", false],
    [null, "2026-12-30T10:00:01Z", false],
    ["yesterday", "2026-12-30T10:00:01Z", false],
  ])("a question of %s can at %s no longer be answered: %s", (since, now, closed) => {
    expect(isQuestionClosed(since, Date.parse(now))).toBe(closed);
  });

  it("claims nothing of time where the clock is not known yet", () => {
    expect(isQuestionClosed(AT, Number.NaN)).toBe(false);
  });
});

describe("the chat of an entry", () => {
  const keysOf = (...entries: ReturnType<typeof rows>) => entries.map(chatKeys(entries));
  const conversation = { agent_slug: "nora", conversation_id: "2026-11-30-01", channel: "web" };

  it("is its thread, whatever the channel", () => {
    const onPhone = row({ thread: HOME, channel: "telegram", thread_id: "2026-11-30" });
    const onDesktop = row({ thread: HOME, ...conversation });
    const filed = row({ thread: HOME, kind: "declared", channel: "whatsapp" });
    expect(new Set(keysOf(onPhone, onDesktop, filed)).size).toBe(1);
    expect(new Set(keysOf(onPhone, row({ thread: CODE }))).size).toBe(2);
  });

  it.each<[object, object, boolean]>([
    [conversation, { ...conversation, channel: "desktop" }, true],
    [conversation, { ...conversation, agent_slug: "otto" }, false],
    [conversation, { kind: "declared", agent: "nora", conversation_id: "2026-11-30-01" }, true],
    [
      { channel: "telegram", thread_id: "7" },
      { channel: "telegram", thread_id: "7", agent_slug: "nora" },
      true,
    ],
    [{ channel: "telegram", thread_id: "7" }, { channel: "whatsapp", thread_id: "7" }, false],
    [{ thread: { id: "7" } }, { channel: "web", thread_id: "7" }, false],
    [{ ...conversation, thread: { id: "", kind: "home" } }, conversation, true],
  ])("%j and %j are of one: %s", (a, b, same) => {
    expect(new Set(keysOf(row(a), row(b))).size).toBe(same ? 1 : 2);
  });
});

describe("threads to filter by", () => {
  const entries = rows(
    { title: "one", thread: HOME, channel: "web" },
    { title: "two", thread: HOME, channel: "telegram" },
    { title: "three", thread: CODE },
    { title: "four", thread: { id: "th_e2915bd0c4f7a813", kind: "routine", title: null } },
    { title: "five" },
  );

  const offered = (list: typeof entries, filter: OverviewFilter) =>
    facets(facetCounts(list), agentNames(list), filter);

  it("are offered by title, else by id, none last; a chosen one stays", () => {
    expect(offered(entries, DEFAULT_FILTER).threads).toEqual([
      { value: "home", label: "Home", count: 2 },
      { value: CODE.id, label: CODE.title, count: 1 },
      { value: "th_e2915bd0c4f7a813", label: "th_e2915bd0c4f7a813", count: 1 },
      { value: "", label: "", count: 1 },
    ]);
    expect(offered([], { ...DEFAULT_FILTER, threads: ["home"] }).threads).toEqual([
      { value: "home", label: "home", count: 0 },
    ]);
  });

  it("keep the newest title where a later entry has none", () => {
    const thread = { ...HOME, title: "Ours" };
    const list = rows(
      { thread: HOME },
      { thread },
      { thread: { ...thread, title: " " } },
      {
        thread: { ...thread, title: null },
      },
    );
    expect(offered(list, DEFAULT_FILTER).threads).toEqual([{ value: "home", label: "Ours", count: 4 }]);
    const [group] = groupByChat(list, { titleOf: () => null });
    expect(group?.of).toMatchObject({ thread: { title: "Ours" } });
  });

  it.each([
    [["home"], ["one", "two"]],
    [
      [CODE.id, ""],
      ["three", "five"],
    ],
    [["gone"], []],
  ])("%j leaves %j", (threads, left) => {
    const filter = { ...DEFAULT_FILTER, threads };
    expect(filterEntries(entries, filter).map(({ title }) => title)).toEqual(left);
    expect([isFiltering(filter), clearFilters(filter)]).toEqual([true, DEFAULT_FILTER]);
    expect(readFilter(structuredClone(filter))).toEqual(filter);
  });

  it("are found by their title", () => {
    const found = entries.filter((entry) => matchesWords(entry, searchWords("acme lucia")));
    expect(found.map(({ title }) => title)).toEqual(["three"]);
  });
});

it("a request that both a project and its chat know keeps the thread that either says", () => {
  const known = { title: "Ship it", agent_slug: "nora", conversation_id: "2026-11-30-01", channel: "web" };
  const range = { since: "2026-11-30T00:00:00Z", until: "2026-12-01T00:00:00Z" };
  const merged = (ofProject: object, ofChat: object) =>
    withOtherChats(rows({ ...known, ...ofProject }), [rows({ ...known, ...ofChat })], range);
  expect(merged({ thread: HOME }, { turn_state: "canceled" })).toMatchObject([
    { thread: HOME, state: "canceled" },
  ]);
  expect(merged({}, { thread: HOME })).toMatchObject([{ thread: HOME }]);
});
