import { getResponse } from "msw";
import { timelineHandlers } from "../../mocks/http/timeline-handlers";
import type { MilestoneApi } from "../../mocks/milestone-api";
import { mockPictureChat } from "../../mocks/scenarios/mock-picture-chat";
import { FIRST_TOKEN } from "./host-tokens";

type Answer = (request: Request) => Response | null | Promise<Response | null>;

export interface MockDaemon {
  api: MilestoneApi;
  /** What a page of `host.tsx` is told of the chat, in its address. */
  query: string;
  answer(request: Request): Promise<Response | null>;
  /** Answers in its place from now on; null breaks the connection off. */
  fail(answer: Answer): void;
  /** Answers itself again. */
  mend(): void;
}

/**
 * The mock daemon behind `/api/`: a chat, an overview, and an open milestone called "Proof approved", which names no chat
 * and so stands alone.
 */
export function mockDaemon(): MockDaemon {
  const { api, project, chat } = mockPictureChat();
  if (chat.kind !== "conversation") throw new Error("The scenario's chat is one with an agent.");
  api.setToken(FIRST_TOKEN);
  api.markMilestone(
    project,
    { title: "Proof approved", state: "open" },
    { channel: "web", conversation_id: null, agent: chat.agent },
  );
  const handlers = timelineHandlers(api);
  const itself: Answer = async (request) => (await getResponse(handlers, request)) ?? null;
  let answer = itself;
  return {
    api,
    query: `?agent=${chat.agent}&chat=${chat.id}`,
    answer: async (request) => answer(request),
    fail(other) {
      answer = other;
    },
    mend() {
      answer = itself;
    },
  };
}
