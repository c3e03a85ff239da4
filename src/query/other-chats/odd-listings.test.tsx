import { waitFor } from "@testing-library/react";
import type { JsonBodyType } from "msw";
import { expect, it, vi } from "vitest";
import { answering, chatsBesideProject, failing } from "../../../mocks";
import { host, LISTING, REEL, RUN, settled, THREAD, titles } from "./test-other-chats";

const conversations = (agent: string, rows: JsonBodyType) =>
  answering([rows], { path: `*/agents/${agent}/conversations` });
const row = (id: JsonBodyType, over: object = {}) => ({
  id,
  channel: "web",
  messages: 2,
  last_turn_at: null,
  ...over,
});

it("a chat that is listed twice is there once", async () => {
  const warn = vi.spyOn(console, "warn");
  const { asked, render } = host(chatsBesideProject(), {
    faults: [conversations("nora", [row("2026-11-29-01"), row("2026-11-29-01", { title: "Again" })])],
  });
  const rendered = render();
  await settled(rendered);
  expect(asked.filter((path) => path === REEL)).toHaveLength(1);
  expect(titles(rendered)).toHaveLength(3);
  expect(warn).not.toHaveBeenCalled();
});

it("a chat that cannot be told which one it is makes the list incomplete, and takes no other with it", async () => {
  const { render } = host(chatsBesideProject(), {
    faults: [conversations("nora", [row(7), row("2026-11-29-01", { messages: "many" })])],
  });
  const rendered = render();
  await settled(rendered);
  expect(titles(rendered)).toHaveLength(3);
  expect(rendered.result.current.failures).toMatchObject([
    { chat: null, agent: "nora", error: { name: "TimelinePayloadError" } },
  ]);
});

it("the conversations that a routine makes of each run are the ledger's, save one that somebody went on with", async () => {
  const runs = Array.from({ length: 40 }, (_, nth) => row(`run-${nth}`, { channel: "routine" }));
  const { asked, render } = host(chatsBesideProject(), {
    faults: [
      conversations("vera", [
        ...runs,
        row("talked", { channel: "routine", messages: 3 }),
        row("now", { channel: "routine", active_turn: {} }),
      ]),
    ],
  });
  const rendered = render();
  await settled(rendered);
  expect(rendered.result.current.beyond).toBe(0);
  expect(asked.slice(LISTING.length).toSorted()).toEqual(
    [
      ...[THREAD, RUN, REEL],
      ...["talked", "now"].map((id) => `agents/vera/conversations/${id}/milestones`),
    ].toSorted(),
  );
});

it("a part that can no longer be listed keeps what was known of it", async () => {
  const { faults, queryClient, render } = host(chatsBesideProject());
  const rendered = render();
  await settled(rendered);
  const before = titles(rendered);
  faults.push(
    failing(500, { error: "boom" }, { path: "*/agents/nora/conversations" }),
    failing(500, { error: "boom" }, { path: "*/super-agent/threads" }),
  );
  await queryClient.refetchQueries({ queryKey: ["apx-timeline-chats"] });
  await waitFor(() => expect(rendered.result.current.failures).toHaveLength(2));
  expect(titles(rendered)).toEqual(before);
  faults.splice(0);
  await queryClient.refetchQueries({ queryKey: ["apx-timeline-chats"] });
  await waitFor(() => expect(rendered.result.current.failures).toEqual([]));
  expect(titles(rendered)).toEqual(before);
});

it("asks the daemon for the list, whatever a host keeps in a store of its own", async () => {
  const persister = () => ({ chats: [], unlisted: [], requests: 1 });
  const { asked, render } = host(chatsBesideProject(), { defaults: { queries: { persister } } });
  await settled(render());
  expect(asked.slice(0, LISTING.length)).toEqual(LISTING);
});
