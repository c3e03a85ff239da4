import type { Exchange, LiveStep } from "./exchange";
import { liveTurn, perform } from "./exchange";
import type { ChatScenario, ScenarioOptions } from "./stage";
import { AGENTS, asScenario, createStage } from "./stage";

const BEFORE: readonly Exchange[] = [
  { at: "14:02", ask: "Read the notes of the meeting", work: ["read_file"], answer: "Read: eleven points." },
  { ask: "Which of them are mine?", answer: "Three: the poster, the invoice and the clip." },
];

const LIVE: Exchange = {
  ask: "Make the poster and send it to the print shop",
  took: 2,
  work: [
    { tool: "read_file", times: 2 },
    { mark: { title: "Poster laid out", track: "Stand" } },
    { mark: { title: "Proof approved", track: "Stand", state: "open" } },
    { tool: "send_mail" },
    { close: "Proof approved", note: "The print shop confirmed." },
  ],
  answer: "The poster is at the print shop.",
};

/** A chat with a turn still to come: `steps` are its moments, for {@link playLive} or timers of your own. */
export interface LiveChatScenario extends ChatScenario {
  steps: LiveStep[];
}

/**
 * A chat of two requests in which a third is about to be played: it is asked, tools run, one milestone is marked done, one
 * opened and closed, it is answered. With `dies` the daemon is gone before the answer, and the request stays open.
 */
export function liveChat({
  dies = false,
  ...options
}: ScenarioOptions & { dies?: boolean } = {}): LiveChatScenario {
  const stage = createStage(options);
  const chat = { kind: "conversation", agent: "nora", id: `${stage.anchor}-01` } as const;
  const place = { chat, agent: AGENTS.nora, title: "Meeting notes" };
  perform(stage, place, BEFORE);
  const { answer, ...unanswered } = LIVE;
  const scenario = asScenario(stage);
  return {
    ...scenario,
    chat,
    steps: liveTurn(scenario, place, dies ? unanswered : { ...unanswered, answer: answer ?? "" }),
  };
}
