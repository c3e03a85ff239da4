import { marked } from "marked";
import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire/index";
import { DEFAULT_FILTER } from "./filter";
import { handoverName } from "./handover";
import { timelineToJson } from "./handover-json";
import { timelineToMarkdown } from "./handover-markdown";

const NOW = Date.parse("2026-11-30T17:20:00Z");
const timeZone = "America/Argentina/Buenos_Aires";
const known = { now: NOW, timeZone };

const { entries } = parseTimeline({
  entries: [
    {
      ...{ title: "Résumé of the *meeting*", state: "done", started_at: "2026-11-29T13:00:00Z" },
      ...{ channel: "web", agent: "Nora", agent_slug: "nora", conversation_id: "2026-11-29-01" },
      milestones: [
        {
          id: "m_1",
          title: "Minutes sent",
          state: "open",
          started_at: "2026-11-29T13:02:00Z",
          track: "Board",
        },
        { id: "m_2", title: "Room booked", state: "done", note: "Hall 4\n- by phone" },
      ],
    },
    {
      ...{
        title: "Publish to TikTok",
        state: "failed",
        started_at: "2026-11-30T13:45:00Z",
        channel: "routine",
      },
      ...{ agent: "Rocky", agent_slug: "rocky", tools: { total: 6, failed: 2, names: [] } },
    },
    { title: "Upload the recap", state: "open", started_at: "2026-11-30T14:20:00Z", channel: "telegram" },
    {
      kind: "declared",
      id: "m_3",
      title: "Wrong chat",
      state: "dropped",
      started_at: null,
      detail: "See <b>",
    },
  ],
});

describe("timelineToMarkdown", () => {
  it("is a handover: range, counts, then days with outcomes, ages, milestones, notes and links", () => {
    const chatHref = ({ title }: { title: string }) =>
      title.startsWith("Publish") ? "https://panel.test/?a=1&b=2" : "javascript:1";
    expect(
      timelineToMarkdown(entries, { ...known, chatHref }),
    ).toBe(`# Timeline from Tuesday 24 November 2026 to Monday 30 November 2026

4 steps, 2 open, 1 failed

- Written on Monday 30 November 2026 at 14:20:00 (America/Argentina/Buenos\\_Aires)

## Monday 30 November 2026

2 steps, 1 open, 1 failed

- **Open:** Upload the recap — 11:20 · Telegram · Never answered · waiting 3\u00a0h
- **Failed:** [Publish to TikTok](<https://panel.test/?a=1&amp;b=2>) — 10:45 · Routine · Rocky · 2 of 6 tools failed

## Sunday 29 November 2026

1 step, 1 open

- **Open:** Résumé of the \\*meeting\\* — 10:00 · Web · Nora
  - **Open:** Minutes sent — waiting 28\u00a0h · Track: Board
  - Done: Room booked
    - Note: Hall 4\\
      \\- by phone

## Without a date

1 step

- **Dropped:** Wrong chat — No time recorded · Filed by mistake
  - Detail: See \\<b\\>
`);
  });

  it("says first what it does not cover", () => {
    const markdown = timelineToMarkdown(entries, {
      ...known,
      newest: 200,
      otherChats: { isListing: false, left: 0, beyond: 2, failures: [] },
      asOf: NOW - 60_000,
      footnote: "Rooms are not in it.",
    });
    expect(markdown.split("\n\n").slice(1, 4)).toEqual([
      "newest 4 steps, 2 open, 1 failed",
      "**Not everything is in here:**",
      [
        "- As of Mon 30 Nov 14:19; updates are failing.",
        "- Showing the newest 200 steps of this range.",
        "- 2 chats not included",
        "- Rooms are not in it.",
      ].join("\n"),
    ]);
    expect(timelineToMarkdown(entries, known)).not.toContain("Not everything");
  });

  it("says how much of what it leaves out could not be judged, and that a chat is not up to date", () => {
    const all = parseTimeline({ entries: [{ title: "Odd", state: "paused" }] }).entries;
    const filter = { unfinishedOnly: true };
    const failures = [{ chat: {}, isShown: true }];
    const otherChats = { isListing: false, left: 0, beyond: 0, failures };
    const markdown = timelineToMarkdown([], { ...known, filter, all, otherChats });
    expect(markdown).toContain("\n- Some chats are not up to date\n- 1 unknown\n");
    expect(timelineToMarkdown([], { ...known, filter, all: [] })).toContain("Nothing recorded in these");
  });

  it("says what the filter leaves out, in the reader's language", () => {
    const filter = {
      ...{ unfinishedOnly: true, channels: ["web", ""], agents: ["nora"], states: ["open" as const] },
      ...{ tracks: [""], text: " acta ", slot: "2026-11-29T10", range: { kind: "today" as const } },
    };
    const [title, , filters] = timelineToMarkdown(entries, { ...known, filter, locale: "es" }).split("\n\n");
    expect(title).toBe("# Recorrido del lunes 30 de noviembre de 2026");
    expect(filters?.split("\n")).toEqual([
      "- domingo 29 de noviembre de 2026, de 10:00 a 11:00",
      "- Sólo lo no terminado",
      "- Canales: Web, Sin canal",
      "- Agentes: Nora",
      "- Estados: Abierto",
      "- Temas: Sin tema",
      "- Búsqueda: “acta”",
      expect.stringMatching(/^- Escrito el lunes 30 de noviembre de 2026.* \(America/),
    ]);
  });

  it.each([
    [
      "chat",
      [
        "Nora · 2026-11-29-01",
        "Telegram, outside of chats",
        "Routine, outside of chats",
        "No channel, outside of chats",
      ],
    ],
    ["track", ["Board", "No track"]],
  ] as const)("stands under what the list stands under: by %s", (groupBy, headings) => {
    const markdown = timelineToMarkdown(entries, { ...known, filter: { groupBy } });
    expect([...markdown.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual(headings);
    expect(markdown).toContain("Sun 29 Nov · 10:00");
  });

  it("calls a thread without a title what it is, and one of a day by its day", () => {
    const told = parseTimeline({
      entries: [
        { title: "a", state: "done", thread: { id: "th_1", kind: "task", title: " " } },
        { title: "b", state: "done", channel: "telegram", thread_id: "2026-11-29" },
      ],
    }).entries;
    const markdown = timelineToMarkdown(told, { ...known, filter: { groupBy: "chat" } });
    expect(markdown.match(/^## .*$/gm)).toEqual(["## Task", "## Telegram · Sun 29 Nov 2026"]);
  });

  it("calls chats and threads what people call them", () => {
    const thread = { id: "th_1", kind: "task", title: "Buy paper" };
    const told = parseTimeline({ entries: [{ title: "a", state: "done", thread }] }).entries;
    const chatTitle = ({ id }: { id: string }) => (id === "2026-11-29-01" ? "Board meeting" : null);
    const filter = { groupBy: "chat", threads: ["th_1", "", "th_2"] } as const;
    const markdown = timelineToMarkdown([...entries, ...told], {
      ...{ ...known, chatTitle, filter: { ...filter, threads: [...filter.threads] } },
    });
    expect(markdown).toContain("\n## Board meeting\n");
    expect(markdown).toContain("- Threads: Buy paper, No thread, th\\_2\n");
  });

  it.each([
    ["2026-11-29T10..2026-11-29T12", "Sunday 29 November 2026, 10:00 to 13:00"],
    ["2026-11-28..2026-11-29", "Saturday 28 November 2026 to Sunday 29 November 2026"],
  ])("narrowed to %s says where that ends", (slot, said) => {
    expect(timelineToMarkdown(entries, { ...known, filter: { slot } })).toContain(`\n- ${said}\n`);
  });

  it("warns whoever takes over of what a restart cut off, and of a question that can no longer be answered", () => {
    const asked = (ended_at: string) => ({
      ...{ title: "Ask", state: "open", turn_state: "input-required", started_at: ended_at, ended_at },
      ...{ resumed: true, tools: { total: 1, failed: 0, names: [], effect_unknown: ["send_mail"] } },
    });
    const now = Date.parse("2026-11-30T17:20:00Z");
    const said = (ended_at: string) =>
      timelineToMarkdown(parseTimeline({ entries: [asked(ended_at)] }).entries, { ...known, now });
    expect(said("2026-11-29T17:20:00Z")).toContain("· Waiting for you · waiting");
    const closed = said("2026-10-01T17:20:00Z");
    expect(closed).not.toContain("aiting");
    expect(closed).toContain("can no longer be answered");
    expect(closed).toContain(
      "\n  - Cut off by a restart, then resumed\n  - **Effect unknown, check before repeating: send\\_mail**",
    );
  });

  it("has the oldest first where that is asked, what has no date last", () => {
    const markdown = timelineToMarkdown(entries, { ...known, filter: { oldestFirst: true } });
    const order = ["Résumé", "Publish", "Upload", "Wrong chat"].map((title) => markdown.indexOf(title));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it.each([
    [{}, "Nothing recorded in these 7 days."],
    [{ newest: 0 }, "Nothing recorded in these 7 days in what could be read."],
    [{ filter: { text: "x" } }, "Nothing matches these filters."],
    [{ filter: { text: "x" }, newest: 9 }, "Nothing matches these filters in what could be read."],
    [{ filter: { unfinishedOnly: true } }, "Nothing unfinished in these 7 days."],
    [{ filter: { unfinishedOnly: true }, newest: 9 }, "Nothing unfinished in the newest 9 steps."],
    [
      { filter: { unfinishedOnly: true }, newest: 9, asOf: NOW },
      "Nothing unfinished in these 7 days in what could be read.",
    ],
  ])("without entries says why: %j", (options, said) => {
    expect(timelineToMarkdown([], { ...known, ...options })).toContain(`\n${said}\n`);
  });

  it("reads what a host kept of a filter as an overview does", () => {
    const kept = JSON.parse('{"groupBy":"week","states":["paused"],"text":null,"slot":"noon"}');
    expect(timelineToMarkdown(entries, { ...known, filter: kept })).toBe(timelineToMarkdown(entries, known));
  });

  it("is a page of headings and lists to a Markdown parser, whatever it holds", () => {
    const html = marked.parse(timelineToMarkdown(entries, known));
    expect(new Set([...html.matchAll(/<(\w+)/g)].map(([, name]) => name))).toEqual(
      new Set(["h1", "p", "ul", "li", "h2", "strong", "br"]),
    );
    expect(timelineToMarkdown([], known)).toContain("0 steps");
  });
});

describe("timelineToJson", () => {
  it("is read back as it was, with its range, filter and what it does not cover", () => {
    const filter = { ...DEFAULT_FILTER, text: "a" };
    expect(JSON.parse(timelineToJson(entries, { ...known, filter, newest: 200, asOf: NOW }))).toEqual({
      made_at: "2026-11-30T17:20:00Z",
      range: { since: "2026-11-24T03:00:00Z", until: "2026-12-01T03:00:00Z" },
      time_zone: timeZone,
      filter,
      as_of: "2026-11-30T17:20:00Z",
      not_covered: [expect.stringContaining("As of"), "Showing the newest 200 steps of this range."],
      counts: expect.objectContaining({ total: 4, open: 2, failed: 1, dropped: 1 }),
      entries,
    });
    expect(JSON.parse(timelineToJson([], known))).toMatchObject({
      as_of: null,
      not_covered: [],
      entries: [],
    });
  });
});

it.each([
  [{}, "timeline-2026-11-24..2026-11-30"],
  [{ range: { kind: "today" as const } }, "timeline-2026-11-30"],
  [
    { range: { kind: "custom" as const, from: "2026-11-01", to: "2026-11-02" } },
    "timeline-2026-11-01..2026-11-02",
  ],
  [{ range: { kind: "custom" as const, from: "x", to: "../etc" } }, "timeline-2026-11-24..2026-11-30"],
])("with %j the file is called %s", (part, name) => {
  expect(handoverName({ ...DEFAULT_FILTER, ...part }, NOW, timeZone)).toBe(name);
});
