import type { Exchange } from "./exchange";
import { perform } from "./exchange";
import type { ChatScenario, ScenarioOptions } from "./stage";
import { AGENTS, asScenario, createStage } from "./stage";

const EXCHANGES: readonly Exchange[] = [
  {
    at: "10:02",
    ask: "Make me a reel for Thursday from the September footage",
    work: [
      { tool: "list_files", times: 4 },
      { tool: "probe_video", times: 9 },
      { mark: { title: "Material analysed", track: "September reel" } },
      { tool: "render_voiceover", times: 3 },
      {
        mark: {
          title: "Voiceover rendered",
          track: "September reel",
          note: "Rendered 42 s at −16 LUFS, written next to the project file.",
        },
      },
      { mark: { title: "Wrong chat", track: "September reel", state: "dropped" } },
      { tool: "cut_video", times: 5 },
    ],
    answer: "The reel is cut: 42 seconds, voiceover in, captions burnt in.",
    took: 38,
  },
  { at: "10:44", ask: "send the weekly summary to the team.", took: 0 },
  {
    at: "10:45",
    ask: "Send the weekly summary to the team.",
    work: [
      { tool: "read_file", times: 2 },
      "write_file",
      { tool: "upload_file", times: 2, failed: "401 token expired" },
      {
        mark: {
          title: "Upload",
          state: "failed",
          note: "No credentials for the mirror: token expired on 12 September",
        },
      },
    ],
    answer: "The summary is written, but the mirror refused the upload.",
    took: 1,
  },
  {
    at: "10:50",
    ask: "Shorten the intro to three seconds",
    work: ["cut_video"],
    answer: "Done, it opens on the pier.",
  },
  {
    at: "10:54",
    ask: "Use the blue cover",
    work: ["read_file", "write_file"],
    answer: "The blue cover is in place.",
  },
  {
    at: "10:58",
    ask: "List the music we have rights for",
    work: ["list_files"],
    answer: "Eleven tracks, in the sheet.",
  },
  {
    at: "11:02",
    ask: "Check that the captions match the voiceover",
    work: [{ tool: "transcribe", times: 2 }],
    answer: "They match; one comma moved.",
    took: 4,
  },
  {
    at: "11:08",
    ask: "Make a square version as well",
    work: [{ tool: "cut_video", times: 3 }],
    answer: "Square cut ready.",
  },
  {
    at: "11:12",
    ask: "Write two lines for the post",
    work: ["write_file"],
    answer: "Two lines, both under 90 characters.",
  },
  {
    at: "11:15",
    ask: "Copy the project to the archive",
    work: ["list_files", { tool: "copy_files", failed: "No space left on the archive disk" }],
    answer: "The archive disk is full; nothing was copied.",
  },
  {
    at: "11:20",
    ask: "Upload the recap and tell Tomás when it is there",
    work: ["list_files", "read_file", "upload_file"],
    took: 2,
  },
  { at: "14:18", ask: "Try the other region, then verify the checksums", running: true },
];

/**
 * The chat of the design picture: 12 steps of Magui's day, 2 failed, 1 open, one superseded, the last one running since
 * 14:18.
 */
export function mockPictureChat(options?: ScenarioOptions): ChatScenario {
  const stage = createStage(options);
  const chat = { kind: "conversation", agent: "magui", id: `${stage.anchor}-01` } as const;
  perform(stage, { chat, agent: AGENTS.magui, title: "September reel" }, EXCHANGES);
  return { ...asScenario(stage), chat };
}
