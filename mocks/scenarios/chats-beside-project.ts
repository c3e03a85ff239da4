import { perform } from "./exchange";
import { ledgerRows } from "./ledger";
import type { Scenario, ScenarioOptions, Stage } from "./stage";
import { AGENTS, asScenario, createStage, daysBefore } from "./stage";

const SUPER_AGENT = { slug: "super_agent", name: "apx" };

/**
 * A project whose own view reads as fine: three runs that went well and a milestone that is done. What is unfinished is
 * in chats that this view does not hold: a failed render and an unanswered request in a chat with an agent, another one in
 * the super-agent's thread. One of the runs is in both, since the daemon files a run in a conversation as well.
 */
export function chatsBesideProject(options?: ScenarioOptions): Scenario {
  const stage = createStage(options);
  const { nora, magui, rocky, vera } = AGENTS;
  const run = `${stage.anchor}-01`;
  write(stage, { at: stage.at("-1d 10:00"), channel: "routine", agent: vera, answer: "Nothing new." });
  write(stage, {
    ...{ at: stage.at("09:02"), channel: "engine", agent: rocky, conversation: run },
    ...{ ask: "Check the certificates of all 9 hosts", answer: "All valid.", tools: ["run_shell"] },
  });
  write(stage, {
    ...{ at: stage.at("10:30"), channel: "engine", agent: magui },
    ...{ ask: "Collect the mentions of yesterday", answer: "Twelve." },
  });
  perform(stage, { chat: { kind: "conversation", agent: "rocky", id: run }, agent: rocky }, [
    {
      ...{ at: "09:00", ask: "Check the certificates of all 9 hosts", work: ["run_shell"] },
      ...{ answer: "All valid.", took: 2 },
    },
  ]);
  const reel = { kind: "conversation", agent: "nora", id: `${daysBefore(stage.anchor, 1)}-01` } as const;
  perform(stage, { chat: reel, agent: nora, title: "Reel for Thursday" }, [
    {
      ...{ at: "-1d 16:00", ask: "Make a storyboard for the reel", answer: "Six scenes." },
      work: ["write_file", { mark: { title: "Storyboard drawn", track: "Reel" } }],
    },
    {
      ask: "Render the draft",
      work: [{ tool: "render", failed: "out of disk space" }],
      answer: "The disk is full.",
      took: 8,
    },
    { at: "08:40", ask: "Send the proof to the client" },
  ]);
  const today = { kind: "thread", channel: "web", id: stage.anchor } as const;
  perform(stage, { chat: today, agent: SUPER_AGENT, title: "Anything to do?" }, [
    { at: "09:30", ask: "Anything I have to do today?", answer: "The proof, on Monday." },
    { at: "11:05", ask: "And who pays the invoice?" },
  ]);
  return asScenario(stage);
}

/** The same, and so many chats more: each of one request that was answered, one every two hours back from midnight. */
export function crowdedProject({
  chats = 32,
  ...options
}: ScenarioOptions & { chats?: number } = {}): Scenario {
  const scenario = chatsBesideProject(options);
  const stage = createStage(options);
  const agents = Object.values(AGENTS);
  for (let nth = 1; nth <= chats; nth += 1) {
    const at = stage.at("00:00") - nth * 2 * 3_600_000;
    const agent = agents[nth % agents.length] ?? AGENTS.nora;
    const id = `${new Date(at).toISOString().slice(0, 10)}-${String(10 + nth)}`;
    scenario.clock.set(at);
    const chat = { kind: "conversation", agent: agent.slug, id } as const;
    perform({ ...stage, ...scenario }, { chat, agent, title: `Page ${nth}` }, [
      { pause: 0, ask: `Proofread page ${nth}`, answer: "Two commas." },
    ]);
  }
  return asScenario({ ...stage, ...scenario });
}

function write(stage: Stage, request: Parameters<typeof ledgerRows>[0]): void {
  stage.api.addLedgerRows(stage.project, ledgerRows(request));
}
