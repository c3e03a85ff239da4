import { renderToString } from "react-dom/server";
import { Page, readAhead } from "./page";

/** The page's markup, and what the browser needs to take it over. `api` is the daemon's origin. */
export async function render(api: string, now: number) {
  const state = await readAhead((path, init) => fetch(new URL(String(path), api), init));
  return { markup: renderToString(<Page state={state} now={now} />), handover: { state, now } };
}
