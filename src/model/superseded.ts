import type { SupersededReason } from "./types";

/** How soon the next message replaces an unanswered one, in ms. */
const REPLACED_WITHIN = 30_000;

/** A request as it was sent. */
export interface SentRequest {
  content: string;
  sentAt: string | null;
}

/**
 * Why its own sender gave an unanswered request up, given the next one of the same chat: the same text was sent
 * again, however late, or another message within 30 s. `null` where neither holds.
 */
export function supersededReason(request: SentRequest, next: SentRequest): SupersededReason | null {
  const text = comparable(request.content);
  if (text !== "" && text === comparable(next.content)) return "repeated";
  const delay = Date.parse(next.sentAt ?? "") - Date.parse(request.sentAt ?? "");
  return delay >= 0 && delay <= REPLACED_WITHIN ? "replaced" : null;
}

function comparable(content: string): string {
  return content.replace(/\s+/g, " ").trim().toLowerCase();
}
