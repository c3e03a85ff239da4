import type { MarkMilestoneArgs } from "../mark-milestone";

type Texts = readonly [string, ...string[]];

/** What people and routines ask for in the busy project; `#` becomes a number. */
export const REQUESTS = {
  engine: [
    "Rebuild the search index for release 2.#",
    "Move chapter # of the handbook to its own page",
    "Find out why test # is flaky",
    "Update the dependencies of package #",
    "Compress the screenshots of chapter #",
    "Check the links of section # and replace the dead ones",
    "Write the changelog entry for pull request #",
  ],
  web: [
    "Draft the release notes for 2.#",
    "Compare our prices with the # biggest harbours",
    "Which of the # open tickets are about the PDF?",
    "Make a one-page summary of meeting #",
    "Turn interview # into a blog post",
    "Rename the # icons so that they match the new style",
  ],
  telegram: [
    "Did build # finish?",
    "Send me the numbers of week #",
    "Remind Tomás about invoice #",
    "Is server # up again?",
    "What did the # visitors of the stand ask for?",
  ],
  whatsapp: [
    "Can you move my #:00 call to tomorrow?",
    "Forward photo # to Carla",
    "How many crates are left on pier #?",
    "Tell the print shop that we need # more posters",
  ],
  routine: [
    "Summarise yesterday in # lines and flag anything unfinished",
    "Back up the # newest recordings",
    "Collect the mentions of the last # hours",
    "Check the certificates of all # hosts",
  ],
  group: ["Who takes clip # for Thursday?", "Where are we with poster #?", "Please read draft # before noon"],
} as const satisfies Record<string, Texts>;

/** What agents answer. */
export const ANSWERS: Texts = [
  "Done, and the result is in the folder.",
  "Done. Two things were not as expected; both are noted.",
  "Ready. It took a little longer than last time.",
  "All of it is in place.",
  "Finished; nothing else was touched.",
];

/** What agents say to each other. */
export const AGENT_MESSAGES: Texts = [
  "The clip is cut, please publish it.",
  "One more version, 15 s, square.",
  "The numbers of this week are in the sheet.",
  "Tests are green on my side, merging.",
  "Please check the captions before you post.",
];

/** The tools that a step may use. */
export const TOOLS: Texts = [
  "read_file",
  "write_file",
  "run_shell",
  "grep",
  "list_files",
  "web_search",
  "browser_screenshot",
  "send_telegram",
];

/** What the agents recorded; filed one after the other through the month, over and over. */
export const MILESTONES: readonly [MarkMilestoneArgs, ...MarkMilestoneArgs[]] = [
  { title: "Index rebuilt", track: "Search", detail: "18,204 pages, 41 s." },
  { title: "Release notes drafted", track: "Release 2.3" },
  { title: "Dead links replaced", track: "Handbook", note: "Three of 1,204." },
  { title: "Interview cut to 12 minutes", track: "Podcast" },
  { title: "Posters ordered", track: "Stand", note: "Print shop confirms for Friday." },
  { title: "Screenshots compressed", track: "Handbook" },
  { title: "Backup verified", detail: "Restored one file of each folder." },
  { title: "Prices compared", track: "Pricing", note: "We are in the middle." },
  { title: "Photo forwarded twice", state: "dropped", note: "Filed by mistake" },
  { title: "Captions checked", track: "September reel" },
  { title: "Tests stable again", track: "Release 2.3" },
  {
    title: "Upload to the mirror",
    track: "Release 2.3",
    state: "failed",
    note: "The mirror answered 503 for an hour.",
  },
  { title: "Contract read", track: "Stand" },
  { title: "Numbers of the week collected", track: "Reports" },
  { title: "Print shop has answered", track: "Stand", state: "open" },
];
