import { expect, it } from "vitest";
import { retryAfterMs } from "./retry-after";

const NOW = Date.parse("2026-11-30T17:20:00Z");

it.each([
  [{}, null],
  [{ "retry-after": "" }, null],
  [{ "retry-after": "soon" }, null],
  [{ "retry-after": "-5" }, null],
  [{ "retry-after": "0" }, 0],
  [{ "retry-after": " 120 " }, 120_000],
  [{ "retry-after": "Mon, 30 Nov 2026 17:21:00 GMT" }, 60_000],
  [{ "retry-after": "Mon, 30 Nov 2026 17:19:00 GMT" }, 0],
  [{ "retry-after": "Mon, 30 Nov 2026 12:00:30 GMT", date: "Mon, 30 Nov 2026 12:00:00 GMT" }, 30_000],
  [{ "retry-after": "Mon, 30 Nov 2026 17:21:00 GMT", date: "garbled" }, 60_000],
  // As a timer's delay this would be over at once.
  [{ "retry-after": "9999999999" }, 3_600_000],
  [{ "retry-after": "9".repeat(400) }, 3_600_000],
  [{ "retry-after": "Thu, 31 Dec 2099 23:59:59 GMT" }, 3_600_000],
])("%j asks for %s ms", (headers, wait) => {
  expect(retryAfterMs(new Headers(Object.entries(headers)), NOW)).toBe(wait);
});
