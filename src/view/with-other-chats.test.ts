import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { milestone, step } from "../components/test-entries";
import { countOutcomes } from "../model/reported";
import type { TimelineEntry } from "../model/types";
import { parseTimeline } from "../wire/parse-timeline";
import { withOtherChats } from "./with-other-chats";

const RANGE = { since: "2026-11-24T03:00:00Z", until: "2026-12-01T03:00:00Z" };
const read = (...entries: unknown[]) => parseTimeline({ entries }).entries;
const alone = (title: string, over: Record<string, unknown> = {}) => ({
  ...milestone(title, over),
  kind: "declared",
  milestones: [],
});
const nora = { channel: "web", agent_slug: "nora", conversation_id: "2026-11-30-01" };
const at = (minute: number) => `2026-11-30T17:${String(minute).padStart(2, "0")}:00Z`;
const titles = (entries: readonly TimelineEntry[]) => entries.map(({ title }) => title);

describe("what is added", () => {
  it("rows of chats stand among the project's, oldest first", () => {
    const project = read(step("Run", { started_at: at(10), channel: "engine" }));
    const chat = read(
      step("Before", { ...nora, started_at: at(5) }),
      step("After", { ...nora, started_at: at(15) }),
    );
    expect(titles(withOtherChats(project, [chat], RANGE))).toEqual(["Before", "Run", "After"]);
  });

  it("is cut to the half-open range; what has no readable time stays", () => {
    const times = ["2026-11-24T02:59:59Z", RANGE.since, "2026-12-01T02:59:59Z", RANGE.until, "soon", null];
    const chat = read(
      ...times.map((started_at) => step(String(started_at), { ...nora, started_at })),
      ...times.map((started_at) => alone(`m ${started_at}`, { started_at })),
    );
    const inside = [RANGE.since, "2026-12-01T02:59:59Z", "soon", "null"];
    expect(titles(withOtherChats([], [chat], RANGE)).toSorted()).toEqual(
      [...inside, ...inside.map((title) => `m ${title}`)].toSorted(),
    );
  });

  it("nothing of the project is cut or changed without chats", () => {
    const project = read(step("Long ago", { started_at: "2020-01-01T00:00:00Z" }), alone("Late"));
    expect(withOtherChats(project, [], RANGE)).toEqual(project);
    expect(withOtherChats(project, [], RANGE)[0]).toBe(project[0]);
  });
});

describe("a request that both know", () => {
  const asked = { ...nora, started_at: at(9), ended_at: at(10) };

  it("is one row, where the project's stands, and says how it went in the chat", () => {
    const project = read(step("Count", { ...nora, channel: "engine", started_at: at(10), ended_at: at(10) }));
    const chat = read(
      step("Count", { ...asked, state: "failed", tools: { total: 2, failed: 1, names: ["grep"] } }),
    );
    const [row, ...more] = withOtherChats(project, [chat], RANGE);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      ...{ state: "failed", tools: { failed: 1 }, channel: "engine", started_at: at(10), ended_at: at(10) },
    });
  });

  it.each([
    ["another title", { title: "Count again" }],
    ["another agent", { agent_slug: "otto" }],
    ["another conversation", { conversation_id: "2026-11-30-02" }],
    ["a time before it", { started_at: at(8) }],
    ["no conversation", { conversation_id: null }],
  ])("%s makes it another one", (_, over) => {
    const project = read(step("Count", { ...nora, started_at: at(10), ...over }));
    expect(withOtherChats(project, [read(step("Count", asked))], RANGE)).toHaveLength(2);
  });

  it("the same words asked twice are two, each found once", () => {
    const chat = read(
      step("Again", { ...nora, started_at: at(1) }),
      step("Again", { ...nora, started_at: at(5) }),
    );
    const project = read(step("Again", { ...nora, channel: "engine", started_at: at(6) }));
    const rows = withOtherChats(project, [chat], RANGE);
    expect(rows.map(({ started_at, channel }) => [started_at, channel])).toEqual([
      [at(1), "web"],
      [at(6), "engine"],
    ]);
  });
});

it("of two equal requests of one second the project knows one: the other is added", () => {
  const twice = ["first", "second"].map((agent) => step("Count", { ...nora, agent, started_at: at(9) }));
  const project = read(step("Count", { ...nora, channel: "engine", started_at: at(9) }));
  const rows = withOtherChats(project, [read(...twice)], RANGE);
  expect(rows.map(({ agent, channel }) => [agent, channel])).toEqual([
    ["first", "engine"],
    ["second", "web"],
  ]);
});

describe("a milestone", () => {
  it("that stands alone in the project and under a step of its chat counts once, under the step", () => {
    const done = step("Draft", { ...nora, milestones: [milestone("Drafted", { state: "open" })] });
    const rows = withOtherChats(read(alone("Drafted", { state: "open" })), [read(done)], RANGE);
    expect(titles(rows)).toEqual(["Draft"]);
    expect(countOutcomes(rows)).toMatchObject({ total: 1, open: 1 });
  });

  it("stays where the project has it when the step that holds it is outside the range", () => {
    const early = step("Early", { started_at: "2026-11-24T01:00:00Z", milestones: [milestone("Late")] });
    const rows = withOtherChats(read(alone("Late")), [read({ ...early, ...nora })], RANGE);
    expect(titles(rows)).toEqual(["Late"]);
  });

  it("goes from another agent's row of the same conversation id to its own chat's", () => {
    const otto = step("Otto's", { ...nora, agent_slug: "otto", milestones: [milestone("Mine")] });
    const chat = read(step("Nora's", { ...nora, milestones: [milestone("Mine")] }));
    const rows = withOtherChats(read(otto), [chat], RANGE);
    expect(rows.map(({ title, milestones }) => [title, milestones.length])).toEqual([
      ["Otto's", 0],
      ["Nora's", 1],
    ]);
  });

  it("without an agent in two chats of the same id counts for the first", () => {
    const [one, two] = ["nora", "otto"].map((agent_slug) =>
      read(step(agent_slug, { ...nora, agent_slug, milestones: [milestone("Whose?", { agent: null })] })),
    );
    const rows = withOtherChats([], [one ?? [], two ?? []], RANGE);
    expect(rows.map(({ milestones }) => milestones.length)).toEqual([1, 0]);
  });

  it.each([
    ["closed since", { state: "done", updated_at: at(30) }, { state: "open", updated_at: at(10) }],
    [
      "closed by a clock that is behind",
      { state: "failed", updated_at: at(9) },
      { state: "open", updated_at: at(10) },
    ],
    ["closed anew", { state: "failed", updated_at: at(30) }, { state: "done", updated_at: at(20) }],
  ])("says what the newest reading of it says: %s", (_, newer, older) => {
    for (const [ofProject, ofChat] of [
      [newer, older],
      [older, newer],
    ]) {
      const chat = read(
        step("Draft", { ...nora, milestones: [milestone("Drafted", ofChat)] }),
        step("Early", {
          ...{ ...nora, started_at: "2026-11-24T01:00:00Z" },
          milestones: [milestone("Late", ofChat)],
        }),
      );
      const project = read(alone("Drafted", ofProject), alone("Late", ofProject));
      const rows = withOtherChats(project, [chat], RANGE);
      const drafted = rows.find(({ title }) => title === "Draft")?.milestones;
      expect(drafted).toEqual([expect.objectContaining({ ...newer, title: "Drafted" })]);
      expect(drafted?.[0]).not.toHaveProperty("kind");
      const late = rows.find(({ title }) => title === "Late");
      expect(late).toMatchObject({ ...newer, kind: "declared", milestones: [] });
    }
  });

  it("closed twice within a second is what the project says, which is read more often", () => {
    const closed = (state: string) => ({ state, updated_at: at(30) });
    const chat = read(step("Draft", { ...nora, milestones: [milestone("Drafted", closed("done"))] }));
    const [row] = withOtherChats(read(alone("Drafted", closed("failed"))), [chat], RANGE);
    expect(row?.milestones).toEqual([expect.objectContaining({ state: "failed" })]);
  });

  it("of the project that came twice, or without an id, is not taken for a double", () => {
    const project = read(alone("A", { id: "" }), alone("B", { id: "" }), alone("C"), alone("C"));
    const chat = read(step("Chat", { ...nora, milestones: [milestone("D", { id: "" })] }));
    expect(titles(withOtherChats(project, [chat], RANGE)).toSorted()).toEqual(["A", "B", "C", "C", "Chat"]);
  });
});

describe("any project and chats", () => {
  const minute = fc.integer({ min: 0, max: 59 });
  const state = fc.constantFrom("done", "failed", "open");
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 6 });
  const milestones = (of: readonly number[], agent: string | null) =>
    of.map((id) => milestone(`m${id}`, { id: `m_${id}`, agent, state: id % 3 === 0 ? "open" : "done" }));
  const request = fc.record({ minute, state, title: fc.constantFrom("a", "b"), marks: ids });
  const chats = fc.uniqueArray(
    fc.record({
      agent_slug: fc.constantFrom("nora", "otto"),
      conversation_id: fc.constantFrom("c1", "c2"),
      requests: fc.array(request, { maxLength: 5 }),
      alone: ids,
    }),
    { maxLength: 4, selector: ({ agent_slug, conversation_id }) => agent_slug + conversation_id },
  );
  const project = fc.record({
    requests: fc.array(
      fc.record({
        request,
        agent_slug: fc.constantFrom("nora", "otto", "vera"),
        conversation_id: fc.constantFrom("c1", "c2", null),
      }),
      { maxLength: 6 },
    ),
    alone: ids,
  });

  it("no row twice, none lost, and the counts add up", () => {
    fc.assert(
      fc.property(project, chats, (ofProject, ofChats) => {
        const taken = new Set<number>();
        const fresh = (marks: readonly number[]) => marks.filter((id) => !taken.has(id) && taken.add(id));
        const known = read(
          ...ofProject.requests.map(({ request: { minute, state, title, marks }, ...where }, index) =>
            step(title, {
              ...{ ...where, channel: "engine", index, state, started_at: at(minute) },
              milestones: milestones(fresh(marks), null),
            }),
          ),
          ...milestones(fresh(ofProject.alone), null).map((one) => ({ ...one, kind: "declared" })),
        );
        const given = ofChats.map(({ requests, alone: standing, ...where }) => {
          const own = new Set<number>();
          const first = (marks: readonly number[]) => marks.filter((id) => !own.has(id) && own.add(id));
          return read(
            ...requests
              .toSorted((a, b) => a.minute - b.minute)
              .map(({ minute, state, title, marks }) =>
                step(title, {
                  ...{ ...where, channel: "web", state, started_at: at(minute) },
                  milestones: milestones(first(marks), null),
                }),
              ),
            ...milestones(first(standing), null).map((one) => ({ ...one, kind: "declared" })),
          );
        });

        const rows = withOtherChats(known, given, RANGE);
        const idsOf = (entries: readonly TimelineEntry[]) =>
          entries.flatMap((entry) => [
            ...(entry.kind === "declared" ? [entry.id] : []),
            ...entry.milestones.map(({ id }) => id),
          ]);
        expect(idsOf(rows).toSorted()).toEqual([...new Set(idsOf([...known, ...given.flat()]))].toSorted());

        const steps = (entries: readonly TimelineEntry[]) =>
          entries.filter((entry) => entry.kind === "derived");
        const channel = (name: string) => steps(rows).filter((row) => row.channel === name).length;
        const chatSteps = steps(given.flat()).length;
        expect(channel("engine")).toBe(steps(known).length);
        // A step that the project does not know is there; of the others, no more than it knows are left out.
        expect(chatSteps - channel("web")).toBeGreaterThanOrEqual(0);
        expect(chatSteps - channel("web")).toBeLessThanOrEqual(steps(known).length);
        const unknown = steps(given.flat()).filter(
          (one) =>
            !steps(known).some(
              (other) =>
                other.title === one.title &&
                other.agent_slug === one.agent_slug &&
                other.conversation_id === one.conversation_id,
            ),
        );
        for (const { title, started_at, agent_slug, conversation_id } of unknown) {
          expect(steps(rows)).toContainEqual(
            expect.objectContaining({ title, started_at, agent_slug, conversation_id }),
          );
        }

        const { total, ...each } = countOutcomes(rows);
        expect(total).toBe(rows.length);
        expect(Object.values(each).reduce((sum, n) => sum + n, 0)).toBe(total);
        const times = rows.map(({ started_at }) => Date.parse(started_at ?? ""));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }),
      { numRuns: 500, seed: 30 },
    );
  });
});
