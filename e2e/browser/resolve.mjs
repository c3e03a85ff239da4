// Finds the Chromium that the tests run in.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "playwright-core";

const require = createRequire(import.meta.url);
const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

function pinnedPackage() {
  let folder = dirname(require.resolve("@sparticuz/chromium"));
  while (!existsSync(join(folder, "bin", "chromium.br"))) {
    const up = dirname(folder);
    if (up === folder)
      throw new Error("@sparticuz/chromium is installed but its bin/chromium.br is missing. Run npm ci.");
    folder = up;
  }
  return { folder, version: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version };
}

function unpack(folder, target) {
  const fresh = `${target}.${process.pid}`;
  mkdirSync(join(fresh, "fontcache"), { recursive: true });
  const read = (name) => brotliDecompressSync(readFileSync(join(folder, "bin", name)));
  writeFileSync(join(fresh, "chromium"), read("chromium.br"), { mode: 0o755 });
  execFileSync("tar", ["-x", "--no-same-owner", "-C", fresh], { input: read("al2023.tar.br") });
  try {
    renameSync(fresh, target);
  } catch (error) {
    // Another run may have been quicker; its copy is as good.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(join(target, "chromium"))) throw error;
  }
}

/** Rewritten whenever it differs: it holds absolute paths, and a moved checkout must not silently lose its fonts. */
function writeFontConfig(target) {
  const fonts = join(dirname(require.resolve("dejavu-fonts-ttf/package.json")), "ttf");
  const alias = (generic, family) =>
    `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
  const config = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${target}/fontcache</cachedir>
${alias("sans-serif", "DejaVu Sans")}${alias("serif", "DejaVu Serif")}${alias("monospace", "DejaVu Sans Mono")}
</fontconfig>`;
  const file = join(target, "fonts.conf");
  if (!existsSync(file) || readFileSync(file, "utf8") !== config) writeFileSync(file, config);
  return file;
}

/** Unpacks the headless shell that the lockfile pins, once. Throws, never falls back to another browser. */
function pinned() {
  const { folder, version } = pinnedPackage();
  const target = join(root, "node_modules", ".cache", `chromium-${version}`);
  if (!existsSync(join(target, "chromium"))) unpack(folder, target);
  const libraries = [process.env.LD_LIBRARY_PATH, join(target, "lib")].filter(Boolean).join(":");
  return {
    kind: `pinned-${version}`,
    pinned: true,
    executablePath: join(target, "chromium"),
    env: { FONTCONFIG_FILE: writeFontConfig(target), FONTCONFIG_PATH: target, LD_LIBRARY_PATH: libraries },
  };
}

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The browser to test in. Linux x64 takes the pinned one, elsewhere Playwright's, then the system's.
 * `E2E_BROWSER` (auto, pinned, playwright, system) and `CHROMIUM_PATH` choose another.
 */
export function resolveBrowser(want = process.env.E2E_BROWSER ?? "auto") {
  if (!["auto", "pinned", "playwright", "system"].includes(want)) {
    throw new Error(`E2E_BROWSER=${want} is not known. Use auto, pinned, playwright or system.`);
  }
  const canPin = process.platform === "linux" && process.arch === "x64";
  if (want === "pinned" && !canPin) throw new Error("E2E_BROWSER=pinned needs Linux on x64.");
  if (want === "pinned" || (want === "auto" && canPin && !process.env.CHROMIUM_PATH)) return pinned();
  const other = (kind, executablePath) => ({ kind, pinned: false, executablePath, env: {} });
  if (process.env.CHROMIUM_PATH) return other("CHROMIUM_PATH", process.env.CHROMIUM_PATH);
  if (want !== "system" && existsSync(chromium.executablePath())) return other("playwright", undefined);
  const system = SYSTEM_BROWSERS.find((file) => existsSync(file));
  if (want !== "playwright" && system) return other("system", system);
  throw new Error("No browser found. Run: npx playwright install chromium");
}

export function launchOptions(browser = resolveBrowser()) {
  return {
    ...(browser.executablePath ? { executablePath: browser.executablePath } : {}),
    args: [
      "--font-render-hinting=none",
      "--disable-lcd-text",
      "--force-color-profile=srgb",
      "--disable-quic",
    ],
    chromiumSandbox: false,
    env: { ...process.env, ...browser.env },
  };
}
