import { isoSeconds } from "../clock";
import type { SaidOfTurn } from "../project-record";
import type { LiveStep } from "./exchange";
import type { LiveChatScenario } from "./live-chat";
import type { ScenarioOptions } from "./stage";
import { AGENTS, asScenario, createStage } from "./stage";

const HOME = { id: "home", kind: "home", title: "Home" } as const;

/** A moment of a turn: what is written into the chat, and what is said of the turn from then on. */
interface Moment {
  what: LiveStep["what"];
  ask?: string;
  tools?: readonly string[];
  answer?: string;
  said: SaidOfTurn;
}

const submitted = (ask: string): Moment => ({ what: "asked", ask, said: { turn_state: "submitted" } });
const working: Moment = { what: "worked", said: { turn_state: "working" } };
const ended = (turn_state: string, answer: string, tools: readonly string[] = []): Moment => ({
  what: "answered",
  tools,
  answer,
  said: { turn_state },
});

const MOMENTS: readonly Moment[] = [
  submitted("Plan the launch of the spring collection"),
  working,
  ended("input-required", "Which budget do I plan with, October's or the new one?", ["read_file"]),
  // The answer is a turn of its own, and with it the question is settled.
  { what: "asked", said: { turn_state: "completed" } },
  submitted("The new one"),
  working,
  ended("completed", "The plan is in launch.md.", ["read_file", "write_file"]),
  submitted("Put the coupon fix online"),
  working,
  { what: "worked", said: { resumed: true, effect_unknown: ["deploy"] } },
  ended("completed", "It is online.", ["deploy"]),
  submitted("Rewrite every text of the shop"),
  working,
  { what: "stopped", said: { turn_state: "canceled" } },
  submitted("Send the newsletter"),
  working,
  ended("failed", "The mail server refused it."),
  submitted("Try again at nine"),
];

/**
 * Home, a thread that a daemon of a later version than APX 1.116.0 could tell of: `steps` play it through every state of a
 * turn. One waits for its reader and is answered, one is cut off by a restart and resumed, one is stopped, one fails, and
 * the last one is left queued.
 */
export function homeChat(options: ScenarioOptions = {}): LiveChatScenario {
  const stage = createStage(options);
  const chat = { kind: "conversation", agent: "nora", id: `${stage.anchor}-01` } as const;
  const scenario = asScenario(stage);
  const { api, clock, project } = scenario;
  api.addTurns(project, chat, [], { title: HOME.title, thread: HOME });

  const run = ({ ask, tools = [], answer, said }: Moment) => {
    const ts = isoSeconds(clock.now());
    if (ask !== undefined) api.addTurns(project, chat, [{ role: "user", ts, content: ask }]);
    const calls = tools.map((tool) => ({ role: "tool", ts, content: JSON.stringify({ tool, result: {} }) }));
    const spoken = answer === undefined ? [] : [answered(ts, answer)];
    api.addTurns(project, chat, [...calls, ...spoken]);
    api.sayOfTurn(project, chat, said);
  };
  return {
    ...scenario,
    chat,
    steps: MOMENTS.map((moment) => ({ what: moment.what, after: 60_000, run: () => run(moment) })),
  };
}

function answered(ts: string, content: string) {
  return { role: "assistant", ts, content, agent_name: AGENTS.nora.name, model: "mock:demo" };
}
