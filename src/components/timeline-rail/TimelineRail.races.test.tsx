import { render } from "@testing-library/react";
import * as fc from "fast-check";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHeldDaemon, type Held, oneStep } from "../../query/test-held-daemon";
import { settle, stopTheClock } from "../../query/unreliable/test-time";
import { TimelineProvider } from "../provider/TimelineProvider";
import { TimelineRail } from "./TimelineRail";

vi.setConfig({ testTimeout: 120_000 });

const CHATS = ["anna", "bruno", "carla", "dora"] as const;
type Chat = (typeof CHATS)[number];
type Move = { open: Chat } | { answer: number };

beforeEach(() => {
  stopTheClock();
  // React works as it does on a page, not as `act` has it.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Two rails in one place of a page, as a host has them that shows one chat at a time. */
function mountPage() {
  const daemon = createHeldDaemon();
  const page = (agent: Chat) => (
    <StrictMode>
      <TimelineProvider client={daemon.client} queryClient={daemon.queryClient}>
        {["c1", "c1"].map((id, place) => (
          <TimelineRail
            key={`place ${String(place)}`}
            project="7"
            chat={{ kind: "conversation", agent, id }}
            hideWhenClean={false}
            defaultOpen
          />
        ))}
      </TimelineProvider>
    </StrictMode>
  );
  const { container, rerender, unmount } = render(page("anna"));
  return {
    daemon,
    open: (chat: Chat) => rerender(page(chat)),
    /** What each of the two rails shows: titles, or that it is loading. */
    shown: () =>
      [...container.querySelectorAll('[data-slot="timeline-rail"]')].map(
        ({ textContent }) => textContent.match(/Answer \d+ to [a-z]+|Loading/g) ?? [],
      ),
    leave() {
      unmount();
      daemon.queryClient.clear();
    },
  };
}

const moves = fc.array(
  fc.oneof(fc.record({ open: fc.constantFrom(...CHATS) }), fc.record({ answer: fc.nat({ max: 5 }) })),
  { minLength: 4, maxLength: 12 },
);

/** Plays the moves; what each chat must show is the newest answer that it was given while somebody looked at it. */
async function play(played: Move[]): Promise<void> {
  const { daemon, open, shown, leave } = mountPage();
  const newest = new Map<Chat, string>();
  let current: Chat = "anna";
  const answered = new Set<Held>();
  let answers = 0;

  /** Answers one request of all that have none yet, also one that was ended. */
  const answer = (at: number) => {
    const open = daemon.asked.filter((request) => !answered.has(request));
    const request = open[at % Math.max(open.length, 1)];
    const of = CHATS.find((chat) => request?.url.includes(`/${chat}/`));
    if (!request || !of) return;
    answers += 1;
    answered.add(request);
    if (!request.isOver()) newest.set(of, `Answer ${answers} to ${of}`);
    request.answer(oneStep(`Answer ${answers} to ${of}`));
  };
  const expectTruth = async () => {
    await settle();
    const title = newest.get(current) ?? "Loading";
    expect(shown()).toEqual([[title], [title]]);
    // The chats that were left are asked for by nobody.
    for (const { url } of daemon.waiting()) expect(url).toContain(`/${current}/`);
    expect(daemon.waiting().length, "two rails on one chat share a request").toBeLessThanOrEqual(1);
  };

  await expectTruth();
  for (const move of played) {
    if ("open" in move) {
      current = move.open;
      open(current);
    } else answer(move.answer);
    await expectTruth();
  }
  while (daemon.waiting().length > 0) answer(0);
  await expectTruth();
  leave();
}

it("whoever switches quickly among chats sees the one that is open, whatever answers come in which order", () =>
  fc.assert(fc.asyncProperty(moves, play), { seed: 20261130, numRuns: 40 }));
