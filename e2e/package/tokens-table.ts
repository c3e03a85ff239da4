import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./packed";
import { row } from "./source";

/** The tokens that a host may set, with what holds where it does not. */
export function tokensTable(): string {
  const theme = readFileSync(join(ROOT, "src/theme.css"), "utf8");
  const defaults = new Map(
    [...theme.matchAll(/var\((--tl-[\w-]+), ((?:[^()]|\([^()]*\))+)\)/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
  const rows = [...defaults].map(([name, value]) => {
    const [, light = value, dark = light] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
    return row(`\`${name}\``, `\`${light}\``, `\`${dark}\``);
  });
  return [row("token", "light", "dark"), "|---|---|---|", ...rows].join("\n");
}
