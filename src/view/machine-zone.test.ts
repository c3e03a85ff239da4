import { afterEach, expect, it, vi } from "vitest";

const MACHINES = ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York"];
const READERS = ["America/Argentina/Buenos_Aires", "Australia/Lord_Howe", "Europe/Madrid"];

afterEach(() => {
  vi.unstubAllEnvs();
});

/** What one reader sees on a machine in a zone of its own, by modules that know of no other. */
async function seenOn(machine: string, reader: string) {
  vi.stubEnv("TZ", machine);
  // The control: without it this would compare one machine with itself.
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machine);
  vi.resetModules();
  const { timeFormat } = await import("../messages/time-format");
  const { rangeBounds } = await import("./range");
  const { groupByDay } = await import("./day-groups");
  const { durationMs, ageMs } = await import("./durations");
  const { parseTimeline } = await import("../wire/index");

  const now = Date.parse("2026-09-10T01:30:00Z");
  const texts = [
    ...["2026-09-09T03:00:00Z", "2026-09-10T02:59:59Z", "2026-10-25T00:30:00+02:00", "2026-09-09"],
    ...["2026-09-09T23:30:00", "2026-09-09 23:30", "September 9, 2026", "9/9/2026", "step 7"],
  ];
  const { entries } = parseTimeline({ entries: texts.map((started_at) => ({ started_at })) });
  return {
    times: ["en", "es"].map((locale) => texts.map((text) => timeFormat(locale, reader).dateTime(text))),
    ages: texts.map((text) => [ageMs(text, now), durationMs(text, "2026-09-11T00:00:00")]),
    groups: groupByDay(entries, reader).map(({ day, rows }) => [
      day,
      rows.map(({ entry }) => entry.started_at),
    ]),
    ranges: [
      rangeBounds({ kind: "today" }, now, reader),
      rangeBounds({ kind: "days", days: 30 }, now, reader),
      rangeBounds({ kind: "custom", from: "2026-03-29", to: "2026-10-25" }, now, reader),
    ],
  };
}

it.each(READERS)("a reader in %s sees the same wherever the machine is", async (reader) => {
  const seen = [];
  for (const machine of MACHINES) seen.push(await seenOn(machine, reader));
  const [first, ...others] = seen;
  for (const other of others) expect(other).toEqual(first);
  expect(first?.times[0]?.slice(-3)).toEqual([null, null, null]);
});
