import type { ChatRef, ProjectId } from "../chat-ref";

/** News without content: something changed in this chat, or, where none is named, anywhere in this project. */
export interface LiveSignal {
  /** The daemon's project id. A number and its text are the same project. */
  project: ProjectId;
  chat?: ChatRef;
}

/**
 * A host's own way to hear of changes: called when the first timeline is mounted, it calls `onSignal` for each change
 * and returns what ends that. It is taken to be working for as long as it is subscribed.
 */
export type LiveSubscribe = (onSignal: (signal: LiveSignal) => void) => () => void;

/** A signal, or the word that any may have been missed. */
export type Heard = LiveSignal | "everything";

/** What a mounted timeline is of: a chat, or (null) all of its project. What is of no known project hears of all of them. */
export interface Subject {
  project: string | null;
  chat: ChatRef | null;
}

/** Whether a timeline could look different after what was heard. */
export function concerns(heard: Heard, { project, chat }: Subject): boolean {
  if (heard === "everything") return true;
  if (project === null) return true;
  if (String(heard?.project) !== project) return false;
  return chat === null || !heard.chat || isSameChat(heard.chat, chat);
}

function isSameChat(one: ChatRef, other: ChatRef): boolean {
  if (one.kind === "conversation" || other.kind === "conversation") {
    return (
      one.kind === "conversation" &&
      other.kind === "conversation" &&
      one.agent === other.agent &&
      one.id === other.id
    );
  }
  return one.channel === other.channel && isSameThread(one.id, other.id);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day of a channel with several contacts (`2026-11-30`) holds what each of them wrote (`2026-11-30~contact`). */
function isSameThread(one: string, other: string): boolean {
  const holds = (day: string, thread: string) => DAY.test(day) && thread.startsWith(`${day}~`);
  return one === other || holds(one, other) || holds(other, one);
}
