import type { Thread } from "../model/thread";
import { stepStateOfTurn } from "../model/turn-state";
import type { DerivedEntry, TimelineEntry } from "../model/types";
import { isRecord, otherFields, text, textOrNull } from "./leaves";

/**
 * What an entry says of its conversation and of its turn, put into `entry`; most daemons say nothing of it. What cannot
 * be read of that goes.
 */
export function readConversation<Entry extends TimelineEntry>(
  entry: Entry,
  given: Record<string, unknown>,
): Entry {
  if (isRecord(given["thread"])) entry.thread = readThread(given["thread"]);
  else delete entry.thread;
  if (entry.kind === "derived") readTurn(entry, given);
  return entry;
}

function readThread(given: Record<string, unknown>): Thread {
  const thread: Thread = {
    ...otherFields(given),
    id: text(given["id"]),
    kind: text(given["kind"]),
    title: textOrNull(given["title"]),
  };
  if (typeof thread.write_policy !== "string") delete thread.write_policy;
  return thread;
}

/** The turn's state stands for the entry's own, so that whoever asks for either hears the same. */
function readTurn(entry: DerivedEntry, { turn_state: turn, resumed }: Record<string, unknown>) {
  if (resumed !== true) delete entry.resumed;
  if (typeof turn !== "string") delete entry.turn_state;
  if (turn === undefined || turn === null) return;
  entry.state = stepStateOfTurn(turn);
  if (entry.state === "unknown") entry.raw_state = turn;
  else delete entry.raw_state;
}
