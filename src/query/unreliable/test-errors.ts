import type { Step } from "./test-steps";

/** How an error reads that a step ends in: its code and status. */
export const ERRORS: Record<Step, string> = {
  "200": "none",
  slow: "none",
  "304": "http 304",
  abort: "network null",
  "401": "unauthorized 401",
  "403": "http 403",
  "404": "not-found 404",
  "409": "http 409",
  "413": "http 413",
  "429": "http 429",
  "500": "http 500",
  "503": "http 503",
  "HTML 200": "payload",
  "cut-off JSON": "payload",
  refused: "network null",
  "never answers": "timeout null",
};

/** An error as {@link ERRORS} has it. */
export function errorName(error: { name: string; code?: unknown; status?: unknown }): string {
  return error.name === "TimelinePayloadError" ? "payload" : `${error.code} ${error.status}`;
}
