import { isRecord } from "../../wire/leaves";
import type { ChatRef } from "../chat-ref";
import type { LiveSignal } from "./live-signal";

/** The phases of a turn after which a timeline reads otherwise. What comes between them is text on its way. */
const TURNING_POINTS: ReadonlySet<unknown> = new Set(["start", "final", "error", "aborted"]);

/** Project 0, the daemon's own: it holds the channel messages that name no project. */
const DEFAULT_PROJECT = "0";

/**
 * What a frame of the daemon's event socket says has changed; nothing for frames that change no timeline and for those
 * that cannot be read. Frames are taken as signals only: whatever text they carry is left alone.
 */
export function signalsOf(text: string): LiveSignal[] {
  const frame = parse(text);
  switch (frame["type"]) {
    case "turn":
      return TURNING_POINTS.has(frame["phase"]) ? turnSignals(frame) : [];
    case "aborted": // A stopped agent turn is told under a type of its own.
      return turnSignals(frame);
    case "messages":
      return Array.isArray(frame["events"]) ? frame["events"].flatMap(messageSignals) : [];
    case "routine":
      return frame["phase"] === "end" ? signals(projectId(frame["project_id"]), null) : [];
    default:
      return [];
  }
}

type Fields = Record<string, unknown>;

function parse(text: string): Fields {
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) ? json : {};
  } catch {
    return {};
  }
}

function turnSignals(frame: Fields): LiveSignal[] {
  const chat =
    conversation(frame["agent_slug"], frame["conversation_id"]) ??
    thread(frame["channel"], frame["thread_id"]);
  return signals(projectId(frame["project_id"]), chat);
}

function messageSignals(event: unknown): LiveSignal[] {
  if (!isRecord(event)) return [];
  const project = projectId(event["project_id"]);
  // A room or a pair has an id of its own; everything else in a channel goes by its day.
  const chat = thread(event["channel"], event["thread_id"]) ?? thread(event["channel"], event["thread"]);
  switch (event["scope"]) {
    case "conversation":
      return signals(project, conversation(event["agent_slug"], event["conversation_id"]));
    case "project":
      return signals(project, chat);
    case "global":
      return signals(event["project_id"] == null ? DEFAULT_PROJECT : project, chat);
    default:
      return [];
  }
}

function signals(project: string | null, chat: ChatRef | null): LiveSignal[] {
  if (project === null) return [];
  return [chat === null ? { project } : { project, chat }];
}

/** The daemon sends it as a number, and in some events as text. */
function projectId(id: unknown): string | null {
  return typeof id === "number" ? String(id) : text(id);
}

function conversation(agent: unknown, id: unknown): ChatRef | null {
  const [slug, name] = [text(agent), text(id)];
  return slug === null || name === null ? null : { kind: "conversation", agent: slug, id: name };
}

function thread(channel: unknown, id: unknown): ChatRef | null {
  const [where, name] = [text(channel), text(id)];
  return where === null || name === null ? null : { kind: "thread", channel: where, id: name };
}

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
