import { describe, expect, it, vi } from "vitest";
import { daemon, MINUTE, NORA, news, OTTO, pass, rail } from "./test-live-host";

describe("many signals", () => {
  it("are one request a second, and the last one is heard", async () => {
    const host = daemon();
    rail(host);
    await pass(5_000);
    const from = Date.now();
    for (let times = 0; times < 100; times += 1) {
      host.say(news(NORA));
      await pass(50);
    }
    const last = Date.now() - 50;
    await pass(MINUTE);
    const after = host.asked.slice(1).map(({ at }) => at);
    expect(after.length).toBeGreaterThanOrEqual(5);
    expect(after.length).toBeLessThanOrEqual(6);
    expect(after[0]).toBe(from);
    expect(after.at(-1)).toBeGreaterThanOrEqual(last);
    for (const [position, at] of after.slice(1).entries()) {
      expect(at - (after[position] ?? 0)).toBeGreaterThanOrEqual(1_000);
    }
  });

  it("of many chats are one request a second for each that is mounted", async () => {
    const host = daemon();
    rail(host);
    rail(host, { chat: OTTO });
    await pass(5_000);
    for (let times = 0; times < 40; times += 1) {
      host.say(news(times % 2 === 0 ? NORA : OTTO));
      await pass(25);
    }
    await pass(MINUTE);
    expect([host.urls("/nora/").length, host.urls("/otto/").length]).toEqual([3, 3]);
  });

  it("wait for an answer that is on its way, and ask once more", async () => {
    const host = daemon({ delay: 5_000 });
    rail(host);
    await pass(1_000);
    for (let times = 0; times < 10; times += 1) {
      host.say(news(NORA));
      await pass(100);
    }
    expect(host.asked).toHaveLength(1);
    await pass(MINUTE);
    expect(host.asked).toHaveLength(2);
  });

  it("soon after an answer wait for the second to be over", async () => {
    const host = daemon();
    rail(host);
    await pass(100);
    host.say(news(NORA));
    await pass(800);
    expect(host.asked).toHaveLength(1);
    await pass(200);
    expect(host.asked).toHaveLength(2);
  });

  it("are not put off by a clock that was set back", async () => {
    const host = daemon();
    rail(host);
    await pass(5_000);
    vi.setSystemTime(Date.now() - 60 * MINUTE);
    host.say(news(NORA));
    await pass(1_100);
    expect(host.asked).toHaveLength(2);
  });
});
