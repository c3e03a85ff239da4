import type { ChatRef } from "../../src/model/chat-ref";
import { isoSeconds } from "../clock";
import { createDice } from "../seeded";
import { noraChat } from "./everyday-chats";
import type { Exchange, Work } from "./exchange";
import type { ChatScenario, Scenario, ScenarioOptions } from "./stage";
import { AGENTS, asScenario, createStage } from "./stage";

const MINUTE = 60_000;

/** A project in which nothing was ever done. */
export function blankProject(options?: ScenarioOptions): Scenario {
  return { ...asScenario(createStage(options)), project: "2" };
}

/** A chat of `n` requests, some of them failed, open or repeated, the last one at 14:00. For measuring. */
export function hugeChat(n = 5000, options?: ScenarioOptions): ChatScenario {
  const stage = createStage(options);
  const chat: ChatRef = { kind: "conversation", agent: "nora", id: `${stage.anchor}-01` };
  const dice = createDice(n);
  const first = stage.at("14:00") - (n - 1) * 2 * MINUTE;

  for (let at = 0; at < n; at += 1) {
    const ts = isoSeconds(first + at * 2 * MINUTE);
    const chance = dice.next();
    const failed = chance < 0.04;
    const open = chance > 0.98;
    const result = failed ? { error: "exit code 1" } : { ok: true };
    stage.api.addTurns(stage.project, chat, [
      { role: "user", ts, content: `Check page ${at + 1} of the handbook and fix what is wrong` },
      {
        role: "tool",
        ts,
        content: JSON.stringify({ tool: dice.pick(["read_file", "write_file", "run_shell"]), result }),
      },
      ...(open
        ? []
        : [
            {
              role: "assistant",
              ts: isoSeconds(first + (at * 2 + 1) * MINUTE),
              content: "Checked.",
              agent_name: AGENTS.nora.name,
              model: "mock:demo",
            },
          ]),
    ]);
  }
  return { ...asScenario(stage), chat };
}

/** 40 requests that went fine; inside the 37th, answered too, are 12 milestones, and the 8th of those failed. */
export function fortyEntriesOneHidden(options?: ScenarioOptions): ChatScenario {
  const marks = Array.from({ length: 12 }, (_, at): Work => {
    const title = `Part ${at + 1} of the archive copied`;
    return at === 7
      ? {
          mark: {
            title,
            track: "Archive",
            state: "failed",
            note: "Checksum of part 8 differs: the source disk has bad sectors.",
          },
        }
      : { mark: { title, track: "Archive" } };
  });
  const exchanges = Array.from({ length: 40 }, (_, at): Exchange => {
    const ask = at === 36 ? "Copy the archive to the new disk" : `Move folder ${at + 1} to the new disk`;
    const work = at === 36 ? marks : ["copy_files"];
    return { ...(at === 0 ? { at: "08:00" } : {}), ask, work, answer: "Done.", took: at === 36 ? 24 : 3 };
  });
  return noraChat("New disk", exchanges, options);
}
