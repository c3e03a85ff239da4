import type { ChatRef } from "../../src/model/chat-ref";
import type { Exchange, Work } from "./exchange";
import { perform } from "./exchange";
import type { ChatScenario, ScenarioOptions } from "./stage";
import { AGENTS, asScenario, createStage } from "./stage";

const read = (times: number): Work => ({ tool: "read_file", times });
const write = (times: number): Work => ({ tool: "write_file", times });
const shell = (times: number): Work => ({ tool: "run_shell", times });
const shots = (times: number): Work => ({ tool: "browser_screenshot", times });

const done = (track: string, title: string, detail?: string): Work => ({
  mark: { title, track, ...(detail ? { detail } : {}) },
});
const open = (track: string, title: string): Work => ({ mark: { title, track, state: "open" } });

/** A request, the minutes it took, the answer, and the work. */
const step = (ask: string, took: number, answer: string, ...work: Work[]): Exchange => ({
  ask,
  took,
  answer,
  work,
});

const FIRST_DAY: readonly Exchange[] = [
  {
    at: "-1d 09:04",
    ...step(
      "We need the handbook as one PDF. Look around first",
      14,
      "214 pages in 19 chapters, most of them Markdown.",
      read(18),
      done(
        "PDF export",
        "Handbook read, 214 pages mapped",
        "Sources in /handbook, map in docs/export/pages.json.",
      ),
    ),
  },
  step("Which tools can print it?", 5, "Two: a headless browser, or Typst.", read(4), "web_search"),
  step("Try the browser first", 9, "Works, but the page numbers are off by one.", shell(6), shots(3)),
  step(
    "And Typst?",
    16,
    "Slower to set up, far better at page breaks.",
    write(4),
    shell(9),
    done(
      "PDF export",
      "Both engines tried on chapter 1",
      "Browser: 2.1 s, wrong page numbers. Typst: 0.8 s, right.",
    ),
  ),
  step("Take Typst then", 2, "Typst it is.", done("PDF export", "Typst chosen")),
  step("Convert chapters 1 to 5", 21, "Chapters 1 to 5 are converted.", read(10), write(10), shell(5)),
  step(
    "The tables of chapter 3 look broken",
    8,
    "They had merged cells; fixed.",
    read(3),
    write(2),
    shots(4),
  ),
  step(
    "Go on with 6 to 12",
    26,
    "Chapters 6 to 12 are converted.",
    read(14),
    write(14),
    shell(7),
    done("PDF export", "Chapters 1 to 12 converted"),
  ),
  step("Do the code blocks keep their colours?", 4, "Yes, with the light theme.", shots(2)),
  step(
    "13 to 19 please",
    24,
    "All 19 chapters are converted.",
    read(14),
    write(14),
    shell(7),
    done("PDF export", "All 19 chapters converted", "One source file a chapter in docs/export/src."),
  ),
  step("How big is the file?", 1, "61 MB, mostly screenshots.", "run_shell"),
  step(
    "That is too much. Halve it",
    18,
    "28 MB: screenshots are now 150 dpi.",
    shell(8),
    write(1),
    open("File size", "PDF under 20 MB"),
  ),
  step("Still too much for mail", 12, "19.4 MB with the fonts subset.", shell(6), read(2), {
    close: "PDF under 20 MB",
    note: "19.4 MB: screenshots at 150 dpi, fonts subset.",
  }),
  step("Is the text still selectable?", 3, "Yes, in all chapters.", shell(2)),
  step(
    "Now fonts: use the ones of the website",
    7,
    "Inter for text, JetBrains Mono for code.",
    read(3),
    write(2),
    shell(2),
    done("Look", "Fonts of the website set"),
  ),
  step(
    "Add the cover",
    9,
    "Cover added, with the version on it.",
    write(2),
    shots(2),
    done("Look", "Cover added"),
  ),
  step("The logo is blurry", 5, "It was a PNG; now it is the vector one.", read(1), write(1), shots(1)),
  step("Make the links blue and not underlined", 3, "Done, except in the index.", write(1), shell(1)),
  step(
    "A table of contents, two levels",
    6,
    "Two levels, four pages.",
    write(2),
    shell(2),
    done("Look", "Contents of two levels"),
  ),
  step("Send me a preview", 2, "Preview is in docs/export/preview.pdf.", "copy_files"),
];

const SECOND_DAY: readonly Exchange[] = [
  {
    at: "08:47",
    ...step("Morning. What is left?", 1, "An index, accessibility, and the nightly build.", read(1)),
  },
  step(
    "Start with the index",
    13,
    "412 terms on nine pages.",
    read(19),
    write(3),
    shell(4),
    done("PDF export", "Index of 412 terms built"),
  ),
  step("Drop the terms that occur once", 4, "198 terms left.", write(1), shell(1)),
  step(
    "Is it accessible?",
    11,
    "Not yet: 40 images have no description.",
    shell(5),
    read(6),
    open("Accessibility", "All images described"),
  ),
  step(
    "Write the descriptions",
    22,
    "36 of 40 are written. Four pictures I cannot make out.",
    read(40),
    write(12),
  ),
  step("The four are from the old harbour, pier 4", 5, "Then all 40 are described.", write(4), {
    close: "All images described",
    note: "40 of 40.",
  }),
  step("Check it with the validator", 8, "Passes PDF/UA but for the reading order of two tables.", shell(5), {
    mark: {
      title: "PDF/UA validated",
      track: "Accessibility",
      state: "failed",
      note: "Reading order of the tables on pages 88 and 131 is wrong.",
      detail: "Everything else passes: tags, language, descriptions, contrast.",
    },
  }),
  step("Can you fix the order?", 15, "Only by splitting both tables.", read(4), write(2), shell(6)),
  step("Leave it for now and note it", 1, "Noted in docs/export/KNOWN.md.", write(1)),
  step("Spanish version too?", 3, "The sources are there; two chapters are untranslated.", read(6)),
  step(
    "Build it with a note in those two",
    12,
    "Spanish PDF built, 207 pages.",
    write(4),
    shell(7),
    done("Spanish", "Spanish PDF built", "Chapters 7 and 16 in English with a note."),
  ),
  step("Hyphenation looks off", 6, "The language was not set; now it is.", write(1), shell(2), shots(2)),
  step(
    "Now the nightly build",
    10,
    "The job is written.",
    read(3),
    write(2),
    open("Nightly", "Nightly build runs by itself"),
  ),
  step("Run it once by hand", 7, "It ran, but the upload was refused.", shell(3), {
    tool: "upload_file",
    times: 2,
    failed: "403: the deploy key is read-only",
  }),
  step("I have changed the key. Again", 5, "Uploaded.", shell(2), "upload_file"),
  step("Does it tell us when it fails?", 4, "It does now, on Telegram.", write(1), "send_telegram"),
  step(
    "Put the link on the website",
    6,
    "The link is on the downloads page.",
    read(2),
    write(1),
    shots(1),
    done("Website", "Download link on the site"),
  ),
  step("And in the README", 2, "There too.", write(1)),
  step("How long does a build take?", 1, "3 min 10 s for both languages.", shell(1)),
  step(
    "Make it faster if it is easy",
    17,
    "1 min 25 s: chapters build side by side now.",
    read(5),
    write(3),
    shell(9),
    done("Nightly", "Build time halved"),
  ),
  step("Clean up the old scripts", 5, "Six files removed.", shell(2), read(6)),
  step(
    "Write down how it all works",
    9,
    "docs/export/README.md, two pages.",
    read(4),
    write(1),
    done("PDF export", "How it works written down"),
  ),
  step("Is anything open?", 1, "The nightly build has not run by itself yet: tonight at 03:00.", read(1)),
];

/**
 * Two days of work on one thing: 43 requests, hundreds of tool calls, milestones in six tracks with notes and details,
 * one of them failed and one still open at the end.
 */
export function longBuildChat(options?: ScenarioOptions): ChatScenario {
  const stage = createStage(options);
  const chat: ChatRef = { kind: "conversation", agent: "nora", id: `${stage.anchor}-01` };
  perform(stage, { chat, agent: AGENTS.nora, title: "Handbook as PDF" }, [...FIRST_DAY, ...SECOND_DAY]);
  return { ...asScenario(stage), chat };
}
