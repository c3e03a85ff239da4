import { expect, type Page, test } from "@playwright/test";
import { buildPage, type Site, serve } from "./pages/built-page";
import type { Host } from "./pages/host";
import { FIRST_TOKEN, SECOND_TOKEN } from "./pages/host-tokens";
import { mockDaemon } from "./pages/mock-daemon";
import { overviewOf, railOf, railRowsOf, toggleOf } from "./parts";

declare global {
  interface Window {
    host: Host;
  }
}

const SECRET = /sentinel-token/;

type Files = Awaited<ReturnType<typeof buildPage>>;
let files: Files;
const sites: Site[] = [];

test.beforeAll(async () => {
  files = await buildPage("host.tsx");
});
test.afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

async function site(options: Parameters<typeof serve>[0]): Promise<Site> {
  const opened = await serve(options);
  sites.push(opened);
  return opened;
}

test.describe("a strict content security policy", () => {
  test("is never broken, whatever is opened, filtered, closed and failing", async ({ page }) => {
    const daemon = mockDaemon();
    const headers = { "content-security-policy": "default-src 'self'" };
    const host = await site({ files, headers, answer: daemon.answer });
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
        violations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
      );
    });
    await page.goto(`${host.origin}/${daemon.query}`);
    await expect(toggleOf(page)).toBeVisible();
    await toggleOf(page).click();
    await expect(railRowsOf(page)).not.toHaveCount(0);
    await railOf(page)
      .getByRole("button", { name: /^Show details/ })
      .first()
      .click();
    await toggleOf(page).click();
    await expect(railRowsOf(page)).toHaveCount(0);
    await expect(railOf(page)).toHaveCSS("border-top-style", "solid");
    const overview = overviewOf(page);
    await overview.getByRole("button", { name: "Custom" }).click();
    await overview.getByRole("switch").click();
    await overview.getByRole("button", { name: "Close “Proof approved”" }).first().click();
    await overview.getByRole("radio", { name: "Mark done" }).check();
    daemon.fail(() => new Response('{"error":"boom"}', { status: 500 }));
    await overview.getByRole("button", { name: "Save" }).click();
    await expect(overview.getByRole("alert")).toBeVisible();
    await page.evaluate(() => window.host.refetch());
    await expect(
      railOf(page)
        .getByText(/updates are failing/)
        .first(),
    ).toBeVisible();
    daemon.mend();
    await page.evaluate(() => window.host.refetch());
    await expect(railOf(page).getByText(/updates are failing/)).toHaveCount(0);
    await page.evaluate(() => {
      window.host.broken = true;
    });
    await toggleOf(page).click();
    await expect(toggleOf(page)).toHaveAccessibleName(/\d+ steps/);
    expect(host.asked.some(({ url }) => url.startsWith("/api/events/ws"))).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, "violations"))).toEqual([]);
    // The policy does hold on this page.
    await page.evaluate(() => document.body.append(document.createElement("style")));
    await page.evaluate(() => document.body.setAttribute("onclick", "1"));
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "violations").length)).toBeGreaterThan(0);
  });
});

test.describe("the token", () => {
  test("is in one header and the socket's address, and nowhere else", async ({ page }) => {
    const daemon = mockDaemon();
    const host = await site({ files, answer: daemon.answer });
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(`${error.message} ${error.stack}`));
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await page.goto(`${host.origin}/${daemon.query}`);
    await expect(toggleOf(page)).toBeVisible();
    await toggleOf(page).click();
    await expectNothingTold(page, "after a load");

    daemon.api.setToken(SECOND_TOKEN);
    await page.evaluate(() => window.host.refetch());
    expect(await page.evaluate(() => window.host.refreshes)).toBe(1);
    await expectNothingTold(page, "after a refresh");

    const proof = overviewOf(page).getByRole("listitem").filter({ hasText: "Proof approved" }).first();
    for (const [kind, answer] of [
      [
        "a refusal that repeats it",
        () => new Response(`{"error":"${SECOND_TOKEN} may not do that"}`, { status: 500 }),
      ],
      ["a page that repeats it", () => new Response(`<p>${SECOND_TOKEN}</p>`, { status: 502 })],
      ["a second refusal", () => new Response(`{"error":"${SECOND_TOKEN} is not it"}`, { status: 401 })],
      ["no answer", () => null],
    ] as const) {
      daemon.fail(() => answer());
      await page.evaluate(() => window.host.refetch());
      await expect(
        railOf(page)
          .getByText(/updates are failing/)
          .first(),
      ).toBeVisible();
      await proof.getByRole("button", { name: /^Close “/ }).click();
      await proof.getByRole("button", { name: "Save" }).click();
      await expect(proof.getByRole("alert")).toBeVisible();
      await expectNothingTold(page, `after ${kind}`);
    }

    daemon.mend();
    await page.evaluate(() => window.host.refetch());
    await proof.getByRole("button", { name: /^Close “/ }).click();
    await proof.getByRole("button", { name: "Save" }).click();
    await expect(overviewOf(page).getByRole("button", { name: "Close “Proof approved”" })).toHaveCount(0);
    await page.evaluate(() => {
      window.host.broken = true;
    });
    await toggleOf(page).click();
    await expect(toggleOf(page)).toHaveAccessibleName(/\d+ steps/);
    await expectNothingTold(page, "after a fault of the host's words");

    expect(said.join("\n")).not.toMatch(SECRET);
    expect(addresses.filter((address) => SECRET.test(address))).toEqual([]);
    expect(
      host.asked.filter(({ url }) => SECRET.test(url)).every(({ url }) => url.startsWith("/api/events/ws?")),
    ).toBe(true);
    expect(new Set(host.asked.map(({ authorization }) => authorization))).toEqual(
      new Set([`Bearer ${FIRST_TOKEN}`, `Bearer ${SECOND_TOKEN}`, undefined]),
    );
  });

  for (const status of [302, 307]) {
    test(`stays at home where the daemon's address answers with a redirect, ${status}`, async ({ page }) => {
      const daemon = mockDaemon();
      const anyone = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
      const stranger = await site({
        answer: () => Promise.resolve(Response.json({ entries: [] }, { headers: anyone })),
      });
      const host = await site({ files, answer: daemon.answer });
      const away = (request: Request) =>
        new Response(null, {
          status,
          headers: { location: stranger.origin + new URL(request.url).pathname },
        });
      await page.goto(`${host.origin}/${daemon.query}`);
      await expect(toggleOf(page)).toBeVisible();
      daemon.fail(away);
      const close = overviewOf(page).getByRole("button", { name: "Close “Proof approved”" }).first();
      await close.click();
      await overviewOf(page).getByRole("button", { name: "Save" }).click();
      await expect(overviewOf(page).getByRole("alert")).toContainText("The request was sent elsewhere");
      await page.reload();
      await expect(railOf(page).getByRole("alert")).toContainText("The request was sent elsewhere");
      await expect(overviewOf(page).getByRole("alert")).toContainText("The request was sent elsewhere");
      expect(stranger.asked).toEqual([]);
      daemon.mend();
      await railOf(page).getByRole("button", { name: "Try again" }).click();
      await expect(toggleOf(page)).toBeFocused();
    });
  }

  test("goes to the origin of a daemon elsewhere, and no further", async ({ page }) => {
    const daemon = mockDaemon();
    const anyone = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    const stranger = await site({
      answer: () => Promise.resolve(Response.json({ entries: [] }, { headers: anyone })),
    });
    const elsewhere = await site({ answer: daemon.answer });
    daemon.fail(({ method }) =>
      method === "OPTIONS"
        ? new Response(null, { status: 204, headers: anyone })
        : new Response(null, { status: 307, headers: { ...anyone, location: `${stranger.origin}/api/x` } }),
    );
    const host = await site({ files, answer: () => Promise.resolve(Response.json({ entries: [] })) });
    await page.goto(`${host.origin}/${daemon.query}&daemon=${encodeURIComponent(elsewhere.origin)}`);
    await expect(railOf(page).getByRole("alert")).toContainText("The request was sent elsewhere");
    expect(elsewhere.asked.some(({ authorization }) => authorization === `Bearer ${FIRST_TOKEN}`)).toBe(true);
    expect(stranger.asked).toEqual([]);
    expect(host.asked).toEqual([]);
  });
});

/** Whatever of a page a stranger may come to read: what is drawn, stored, logged, measured or kept. */
async function expectNothingTold(page: Page, when: string) {
  const told = await page.evaluate(() => {
    const seen = new Set<unknown>();
    const wordsOf = (value: unknown): string => {
      if (typeof value !== "object" || value === null) return String(value);
      if (seen.has(value)) return "";
      seen.add(value);
      const own = Reflect.ownKeys(value).map((key) => `${String(key)} ${wordsOf(Reflect.get(value, key))}`);
      return [String(value), JSON.stringify(value), ...own].join("\n");
    };
    const fields = [...document.querySelectorAll("input")].map(({ value }) => value);
    return {
      page: document.documentElement.outerHTML,
      fields,
      measured: JSON.stringify(performance.getEntries()),
      stored: JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        history.state,
        location.href,
      ]),
      errors: window.host.errors.map(wordsOf).join("\n"),
      kept: window.host.kept(),
    };
  });
  expect(told.page, when).toContain("timeline");
  for (const [where, text] of Object.entries(told))
    expect(String(text), `${where}, ${when}`).not.toMatch(SECRET);
}
