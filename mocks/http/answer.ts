import { HttpResponse } from "msw";
import { ApiError } from "../api-error";

/**
 * A JSON answer as the daemon sends one: a weak ETag on each, and an empty 304 where the request already has that very
 * answer. The tag has the daemon's form (length, then a digest), the digest is our own.
 */
export function jsonAnswer(request: Request, status: number, body: unknown): Response {
  const text = JSON.stringify(body);
  const etag = `W/"${utf8Length(text).toString(16)}-${digest(text)}"`;
  const reads = request.method === "GET" || request.method === "HEAD";
  if (reads && status === 200 && alreadyHas(request, etag)) {
    return new HttpResponse(null, { status: 304, headers: { etag } });
  }
  return new HttpResponse(request.method === "HEAD" ? null : text, {
    status,
    headers: { "content-type": "application/json; charset=utf-8", etag },
  });
}

/** The answer to a request that was refused; any other fault is thrown on. */
export function refusalAnswer(request: Request, refusal: unknown): Response {
  if (!(refusal instanceof ApiError)) throw refusal;
  return jsonAnswer(request, refusal.status, { error: refusal.message });
}

/** How many bytes a text takes on the wire. */
export function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** A client that wants no cached answer gets the whole one, whatever it has. */
function alreadyHas({ headers }: Request, etag: string): boolean {
  const known = headers.get("if-none-match");
  if (known === null || headers.get("cache-control")?.includes("no-cache")) return false;
  return known.split(",").some((tag) => tag.trim() === "*" || weak(tag.trim()) === etag);
}

function weak(tag: string): string {
  return tag.startsWith("W/") ? tag : `W/${tag}`;
}

/** FNV-1a, twice over the text from two starts. */
function digest(text: string): string {
  return [0x811c9dc5, 0x01234567].map((start) => fnv(text, start).toString(36).padStart(7, "0")).join("");
}

function fnv(text: string, start: number): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
