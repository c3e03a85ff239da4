import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { TimelineEntry } from "../../../src/model/types";
import { answer } from "./answers";
import type { Contestant } from "./contestant";
import { watchFrames } from "./frames";
import { clickToggle, type Operation, typeLetter } from "./operations";
import { watchUntilQuiet } from "./settle";
import { type Typed, watchTyping } from "./typing";
import { type RowChanges, watchRows } from "./watch-rows";
import "./page.css";

/** What one operation cost. Times in ms. */
export interface Cost extends RowChanges {
  /** To read the answer of a poll; zero where nothing was read. */
  read: number;
  /** From the change until its frame could be painted: script, style and layout in one go. */
  blocked: number;
  /** From the change until a frame with it was painted. */
  painted: number;
  /** From the change until the last thing that it changed in the page. */
  done: number;
  /** Elements on the page afterwards. */
  elements: number;
}

interface Bench {
  /** Makes the answers beforehand, for so many entries. */
  prepare(size: number): void;
  run(operation: Operation): Promise<Cost>;
  /** To be called before keys are pressed. */
  startTyping(): void;
  /** What came of them, once nothing more happens. */
  typed(): Promise<Typed>;
  /** To be called before something is done whose frames are looked at. */
  startMoving(): void;
  /** The longest of its frames in ms, once nothing more happens. */
  moved(): Promise<number>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

interface Shown {
  entries: readonly TimelineEntry[];
  defaultOpen: boolean;
  renders: number;
}

/** Offers a contestant to the bench, on the page that it is loaded in. */
export function startBench({ View, rows, read, inSight }: Contestant) {
  const root = document.createElement("main");
  document.body.append(root);
  let answers: Partial<Record<Operation, string>> = {};
  let shown: Shown = { entries: [], defaultOpen: true, renders: 0 };
  let show = (_next: Shown) => {};
  let endTyping = (): Promise<Typed> => Promise.reject(new Error("Nobody types."));
  let endMoving = (): Promise<number> => Promise.reject(new Error("Nothing moves."));

  function Host() {
    const [{ entries, defaultOpen, renders }, setShown] = useState(shown);
    show = setShown;
    return (
      <div className="host" data-renders={renders}>
        <View entries={entries} defaultOpen={defaultOpen} />
      </div>
    );
  }

  const readAnswer = (text: string) => read(text, shown.renders > 0 ? shown.entries : undefined);

  function change(operation: Operation) {
    switch (operation) {
      case "mount":
      case "mount closed":
        return createRoot(root).render(<Host />);
      case "poll, one changed":
      case "poll, identical":
      case "poll, window slid":
      case "parent renders":
        return show(shown);
      case "open":
      case "close":
        return clickToggle(root);
      case "keystroke":
        return typeLetter(root, "w");
    }
  }

  window.bench = {
    prepare(size) {
      const changed = inSight(size);
      answers = {
        mount: answer(size),
        "mount closed": answer(size),
        "poll, identical": answer(size),
        "poll, one changed": answer(size, { changed }),
        "poll, window slid": answer(size, { changed, first: 1 }),
      };
    },
    startTyping() {
      const settle = watchUntilQuiet(root);
      const typed = watchTyping(root);
      endTyping = async () => {
        await settle();
        return typed();
      };
    },
    typed: () => endTyping(),
    startMoving() {
      const settle = watchUntilQuiet(root);
      const longest = watchFrames();
      endMoving = async () => {
        await settle();
        return longest();
      };
    },
    moved: () => endMoving(),
    async run(operation) {
      const text = answers[operation];
      const rowChanges = watchRows(root, rows);
      const quiet = watchUntilQuiet(root);
      const { read, blocked, start } = await inTask(() => {
        const asked = performance.now();
        const entries = text === undefined ? shown.entries : readAnswer(text);
        shown = { entries, defaultOpen: operation !== "mount closed", renders: shown.renders + 1 };
        const start = performance.now();
        flushSync(() => change(operation));
        root.getBoundingClientRect();
        return { read: start - asked, blocked: performance.now() - start, start };
      });
      const { painted, lastChange } = await quiet();
      return {
        read,
        blocked,
        painted: painted - start,
        done: Math.max(0, lastChange - start),
        elements: root.querySelectorAll(".host *").length,
        ...rowChanges(),
      };
    },
  };
}

/** The browser counts script in tasks of the page, not what an inspector has it evaluate. */
function inTask<Result>(work: () => Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(work());
      } catch (error) {
        reject(error);
      }
    });
  });
}
