import type { MockAgent } from "../project-record";
import type { Dice } from "../seeded";
import { createDice } from "../seeded";
import { AGENT_MESSAGES, ANSWERS, MILESTONES, REQUESTS, TOOLS } from "./busy-project-texts";
import { perform } from "./exchange";
import type { LedgerRequest } from "./ledger";
import { agentToAgentRows, ledgerRows } from "./ledger";
import type { Scenario, ScenarioOptions, Stage } from "./stage";
import { AGENTS, asScenario, createStage, daysBefore } from "./stage";

const DAYS = 30;
const MINUTE = 60_000;
const CHANNELS = ["engine", "web", "telegram", "whatsapp", "routine", "web", "engine", "telegram"] as const;
const TEAM: readonly [MockAgent, ...MockAgent[]] = [AGENTS.nora, AGENTS.magui, AGENTS.rocky, AGENTS.vera];

/**
 * A month of a project with four agents: more than 300 requests from the web, Telegram, WhatsApp, runs, routines, rooms
 * and agents among themselves, more than 40 milestones, a few failed, open or superseded, one running now. The last two
 * days end as in the design picture. Chats that the ledger does not hold are there as well, to be found in the listings.
 */
export function busyProject(options?: ScenarioOptions): Scenario {
  const stage = createStage(options);
  const dice = createDice(30);
  for (let day = DAYS - 1; day >= 1; day -= 1) playDay(stage, dice, day);
  playPicture(stage);
  playChatsBesideTheLedger(stage);
  return asScenario(stage);
}

function playDay(stage: Stage, dice: Dice, day: number): void {
  const date = daysBefore(stage.anchor, day);
  const weekday = new Date(date).getUTCDay();
  const requests = weekday === 0 || weekday === 6 ? 5 : 13;
  let at = stage.at(`-${day}d 08:00`);
  for (let nth = 0; nth < requests; nth += 1) {
    at += dice.between(8, 48) * MINUTE;
    const channel = dice.pick(CHANNELS);
    const agent = dice.pick(TEAM);
    const conversation = `${date}-${String(nth + 20)}`;
    const asked = request(dice, { at, channel, agent, conversation });
    if (dice.next() > 0.97) write(stage, { at: at - MINUTE, channel, agent, conversation, ask: asked.ask });
    write(stage, asked);
    if (nth % 7 === 3) file(stage, at + MINUTE / 2, { agent, channel, conversation }, day * 2 + nth);
  }
  const inTheRoom = stage.at(`-${day}d 19:00`) + day * 1000;
  if (day % 3 === 0) {
    write(stage, { at: inTheRoom, channel: "group", agent: null, ask: numbered(dice, REQUESTS.group) });
    write(stage, { at: inTheRoom + MINUTE, channel: "group", agent: AGENTS.magui, answer: "That is mine." });
  }
  if (day % 4 === 1) {
    const rows = agentToAgentRows(inTheRoom, AGENTS.magui, AGENTS.rocky, dice.pick(AGENT_MESSAGES));
    stage.api.addLedgerRows(stage.project, rows);
  }
}

/** A request as chance has it: mostly answered, now and then failed, unanswered or sent twice. */
function request(
  dice: Dice,
  where: Pick<LedgerRequest, "at" | "agent" | "conversation"> & { channel: keyof typeof REQUESTS },
) {
  const chance = dice.next();
  const tools = Array.from({ length: dice.between(0, 9) }, () => dice.pick(TOOLS));
  const ask = numbered(dice, REQUESTS[where.channel]);
  const took = where.channel === "web" || where.channel === "telegram" ? dice.between(5, 900) : 0;
  if (chance > 0.985) return { ...where, ask };
  const failed = chance < 0.03 && tools.length > 0 ? 1 : 0;
  return { ...where, ask, answer: dice.pick(ANSWERS), tools, failed, took };
}

/** Ends the month as the picture does: two messages on WhatsApp yesterday evening, and today so far. */
function playPicture(stage: Stage): void {
  const yesterday = { channel: "whatsapp", agent: AGENTS.rocky, conversation: null };
  write(stage, { ...yesterday, at: stage.at("-1d 18:20:05"), ask: "post the recap" });
  write(stage, {
    ...yesterday,
    at: stage.at("-1d 18:20:25"),
    ask: "Post the recap with the new cover",
    answer: "Posted with the new cover.",
    tools: ["read_file", "publish_post"],
    took: 40,
  });

  const routine = { channel: "routine", conversation: null };
  write(stage, {
    ...routine,
    at: stage.at("06:00"),
    agent: AGENTS.vera,
    answer: "Morning report: three items moved.",
  });
  write(stage, {
    ...routine,
    at: stage.at("10:45"),
    agent: AGENTS.rocky,
    ask: "Publish to TikTok",
    answer: "The upload broke off twice; the clip is not published.",
    tools: ["read_file", "read_file", "probe_video", "write_file", "upload_file", "upload_file"],
    failed: 2,
  });
  for (const [time, ask] of [
    ["08:12", "Collect the mentions of the last 24 hours"],
    ["09:05", "Draft the caption for Thursday"],
    ["09:40", "Check the certificates of all 9 hosts"],
  ] as const) {
    write(stage, {
      channel: "engine",
      agent: AGENTS.nora,
      conversation: null,
      at: stage.at(time),
      ask,
      answer: "Done.",
      tools: ["run_shell"],
    });
  }
  write(stage, {
    channel: "telegram",
    agent: AGENTS.magui,
    at: stage.at("11:20"),
    ask: "Upload the recap and tell Tomás when it is there",
  });

  const live = `${stage.anchor}-01`;
  write(stage, {
    channel: "web",
    agent: AGENTS.magui,
    conversation: live,
    at: stage.at("14:18"),
    ask: "Try the other region, then verify the checksums",
  });
  stage.clock.set(stage.at("14:18"));
  stage.api.startTurn(stage.project, { kind: "conversation", agent: AGENTS.magui.slug, id: live });
}

/** Ordinary chats and the threads of channels are in no ledger; only their milestones reach the view across chats. */
function playChatsBesideTheLedger(stage: Stage): void {
  const brochure = { kind: "conversation", agent: "nora", id: `${daysBefore(stage.anchor, 2)}-01` } as const;
  perform(stage, { chat: brochure, agent: AGENTS.nora, title: "Brochure for the stand" }, [
    {
      at: "-2d 15:10",
      ask: "Lay out the brochure, eight pages",
      work: [{ tool: "write_file", times: 8 }, { mark: { title: "Brochure laid out", track: "Stand" } }],
      answer: "Eight pages, two of them pictures.",
      took: 35,
    },
    {
      ask: "Send it to the print shop",
      work: [{ mark: { title: "Proof approved", track: "Stand", state: "open" } }],
      answer: "Sent; they promise a proof for Monday.",
      took: 2,
    },
  ]);
  const podcast = { kind: "conversation", agent: "vera", id: `${daysBefore(stage.anchor, 1)}-01` } as const;
  perform(stage, { chat: podcast, agent: AGENTS.vera, title: "Podcast, episode 12" }, [
    {
      at: "-1d 11:00",
      ask: "Transcribe episode 12",
      work: [{ tool: "transcribe", times: 3 }],
      answer: "41 minutes transcribed.",
      took: 9,
    },
    {
      ask: "Cut the silence",
      work: [{ tool: "cut_audio", failed: "input has no audio stream" }],
      answer: "The file I have is video only.",
    },
  ]);
  const phone = { kind: "thread", channel: "telegram", id: daysBefore(stage.anchor, 1) } as const;
  perform(stage, { chat: phone, agent: { slug: "super_agent", name: "apx" }, title: "Telegram" }, [
    { at: "-1d 20:02", ask: "Anything I have to do tonight?", answer: "No. The proof comes on Monday." },
    { ask: "And the invoice?" },
  ]);
}

function write(stage: Stage, row: LedgerRequest): void {
  stage.api.addLedgerRows(stage.project, ledgerRows(row));
}

function file(
  stage: Stage,
  at: number,
  where: { agent: MockAgent; channel: string; conversation: string },
  nth: number,
): void {
  const args = MILESTONES[nth % MILESTONES.length] ?? MILESTONES[0];
  stage.clock.set(at);
  stage.api.markMilestone(stage.project, args, {
    channel: where.channel,
    conversation_id: where.channel === "routine" ? null : where.conversation,
    agent: where.agent.slug,
  });
}

function numbered(dice: Dice, texts: readonly [string, ...string[]]): string {
  return dice.pick(texts).replace("#", String(dice.between(2, 24)));
}
