import type { ChatRef } from "../../src/model/chat-ref";
import type { Exchange } from "./exchange";
import { perform } from "./exchange";
import type { ChatScenario, ScenarioOptions } from "./stage";
import { AGENTS, asScenario, createStage } from "./stage";

/** Nora's chat of the anchor day, after these exchanges. */
export function noraChat(
  title: string,
  exchanges: readonly Exchange[],
  options?: ScenarioOptions,
): ChatScenario {
  const stage = createStage(options);
  const chat: ChatRef = { kind: "conversation", agent: "nora", id: `${stage.anchor}-01` };
  perform(stage, { chat, agent: AGENTS.nora, title }, exchanges);
  return { ...asScenario(stage), chat };
}

/** Three requests that all went fine. */
export function shortCleanChat(options?: ScenarioOptions): ChatScenario {
  return noraChat(
    "Pricing page",
    [
      {
        at: "09:12",
        ask: "Read the pricing page and list what is out of date",
        work: [{ tool: "read_file", times: 3 }],
        answer: "Two prices and the date of the offer.",
      },
      { ask: "Fix both prices", work: ["read_file", "write_file"], answer: "Both prices are fixed." },
      { ask: "Thanks. Is the date right as well?", answer: "Yes, it says 1 December now." },
    ],
    options,
  );
}

/** One request, answered: too little for a rail. */
export function oneCleanStep(options?: ScenarioOptions): ChatScenario {
  return noraChat(
    "Opening hours",
    [{ at: "11:40", ask: "When does the harbour office open tomorrow?", answer: "At 8:00." }],
    options,
  );
}

/** A chat in which nobody has written yet. */
export function emptyChat(options?: ScenarioOptions): ChatScenario {
  return noraChat("New chat", [], options);
}

/** A request in the middle that nobody answered, a milestone left open, and a last request still waiting. */
export function openChat(options?: ScenarioOptions): ChatScenario {
  return noraChat(
    "Search index",
    [
      {
        at: "10:00",
        ask: "Build the search index for v2.3.",
        work: ["run_shell", { mark: { title: "Index built", track: "Search" } }, "read_file"],
        answer: "The index is built: 18,204 pages.",
      },
      { at: "10:06", ask: "Go on with the synonyms." },
      { at: "10:51", ask: "Did it finish?", answer: "The synonyms never started. Starting now." },
      {
        at: "10:55",
        ask: "Tell me when the synonyms are in",
        work: [{ mark: { title: "Synonyms imported", track: "Search", state: "open" } }],
        answer: "The import runs; I will close the milestone when it is through.",
      },
      { at: "11:30", ask: "Deploy the index to staging", work: ["run_shell"] },
    ],
    options,
  );
}

/** Requests that their own sender replaced: one repeated twice over, one replaced twice over within seconds. */
export function supersededChat(options?: ScenarioOptions): ChatScenario {
  return noraChat(
    "Double sends",
    [
      { at: "12:00", ask: "Send the weekly summary to the team.", took: 0 },
      { at: "12:10", ask: "send the weekly  summary to THE team.", took: 0 },
      {
        at: "12:10:40",
        ask: "Send the weekly summary to the team.",
        work: ["send_telegram"],
        answer: "Sent to six people.",
      },
      { at: "12:20", ask: "Change the title to “October”", took: 0 },
      { at: "12:20:12", ask: "Change the title to “November”", took: 0 },
      {
        at: "12:20:30",
        ask: "Change the title to “November in numbers”",
        work: ["write_file"],
        answer: "The title is changed.",
      },
    ],
    options,
  );
}

/** Failures of three kinds: a failed tool in an answered step, a failed milestone under a step that went fine, and both. */
export function failedChat(options?: ScenarioOptions): ChatScenario {
  return noraChat(
    "Upload to the mirror",
    [
      {
        at: "11:00",
        ask: "Upload the export to the mirror",
        work: ["read_file", { tool: "upload_file", times: 2, failed: "403 Forbidden" }],
        answer: "The mirror refused the upload.",
      },
      {
        ask: "Use the old credentials",
        work: [
          "read_file",
          {
            mark: {
              title: "Mirror login",
              track: "Mirror",
              state: "failed",
              note: "The old account was closed in May.",
            },
          },
        ],
        answer: "Tried them.",
      },
      {
        ask: "Then put it on our own server",
        work: [
          { tool: "run_shell", failed: "scp: connection reset" },
          { mark: { title: "Copied to our server", track: "Mirror", detail: "Second try, 214 MB in 40 s." } },
        ],
        answer: "It is there, after a second try.",
      },
      {
        ask: "Write the download link into the notes",
        work: ["write_file"],
        answer: "The link is in the notes.",
      },
    ],
    options,
  );
}

/** Milestones in all their states: with and without track, note and detail; closed late; filed by mistake. */
export function everyMilestoneState(options?: ScenarioOptions): ChatScenario {
  return noraChat(
    "Release checklist",
    [
      {
        at: "09:30",
        ask: "Start the release checklist",
        work: [
          { mark: { title: "Checklist copied" } },
          { mark: { title: "Changelog written", track: "Release", state: "open" } },
          { mark: { title: "Version set to 2.3.0", track: "Release", note: "In all four packages." } },
          {
            mark: {
              title: "Translations frozen",
              track: "Languages",
              detail: "en, es, pt.\nDanish waits for 2.4.",
            },
          },
          {
            mark: {
              title: "Screenshots taken",
              track: "Website",
              state: "dropped",
              note: "Belongs to the other chat.",
            },
          },
        ],
        answer: "The checklist is started.",
        took: 8,
      },
      {
        ask: "Go on",
        work: [
          { close: "Changelog written", note: "31 entries, two of them breaking." },
          {
            mark: {
              title: "Packages published",
              track: "Release",
              state: "failed",
              note: "The registry answered 503 for an hour.",
              detail: "Two of four packages are out:\n- core\n- icons",
            },
          },
          { mark: { title: "Announcement sent", track: "Website", state: "open" } },
        ],
        answer: "Two packages are out, two are not.",
        took: 70,
      },
      { ask: "What is still open?", answer: "The announcement, and two packages." },
    ],
    options,
  );
}

/** A turn is being answered right now, with a milestone already open in it. */
export function runningChat(options?: ScenarioOptions): ChatScenario {
  return noraChat(
    "Link check",
    [
      {
        at: "14:02",
        ask: "Check all links of the handbook",
        work: [{ tool: "run_shell", times: 4 }],
        answer: "1,204 links, three of them dead.",
        took: 6,
      },
      {
        ask: "Replace the dead ones",
        work: [{ tool: "write_file", times: 3 }],
        answer: "All three are replaced.",
      },
      {
        at: "14:18",
        ask: "Now check them again and build the site",
        work: [{ mark: { title: "Links checked again", track: "Handbook", state: "open" } }],
        took: 1,
        running: true,
      },
    ],
    options,
  );
}
