import { ApiError } from "../api-error";
import { utf8Length } from "./answer";

const BODY_MAX = 2 * 1024 * 1024;

/**
 * The JSON of a request's body, read as strictly as the daemon does: only an object or a list is one. A body of another
 * type is none at all, which the writes then refuse in their own words.
 *
 * @throws ApiError 413 over 2 MB, 415 for another charset than UTF-8, 400 where it cannot be read.
 */
export async function readBody(request: Request): Promise<unknown> {
  const [type = "", ...parameters] = (request.headers.get("content-type") ?? "").toLowerCase().split(";");
  if (type.trim() !== "application/json") return undefined;
  const charset = /^\s*charset="?([^"]*)"?\s*$/.exec(parameters.find((one) => one.includes("charset")) ?? "");
  if (charset?.[1] && !charset[1].startsWith("utf-")) {
    throw new ApiError(415, `unsupported charset "${charset[1].toUpperCase()}"`);
  }
  const text = await request.text();
  if (utf8Length(text) > BODY_MAX) throw new ApiError(413, "request entity too large");
  if (text === "") return undefined;
  const start = text.search(/[^ \t\n\r]/);
  return /^[[{]/.test(text.slice(start)) ? parse(text) : parse(text, start);
}

/** Parses a text, or refuses it at its first word, in the engine's own words either way. */
function parse(text: string, refusedAt?: number): unknown {
  try {
    if (refusedAt === undefined) return JSON.parse(text);
    // A word that no JSON begins with, of the same length, makes the engine say where and what it would not take.
    return JSON.parse(refusedAt < 0 ? "" : text.slice(0, refusedAt) + "#".repeat(text.length - refusedAt));
  } catch (broken) {
    const message = broken instanceof Error ? broken.message : String(broken);
    if (refusedAt === undefined) throw new ApiError(400, message);
    throw new ApiError(
      400,
      message.replace(/#+/g, (word) => text.slice(refusedAt).slice(0, word.length)),
    );
  }
}
