// Who is measured. Each is a page of its own, made of the script of that name.

/** Ours and the plain bounds: they need nothing that the project does not have. */
export const OWN = [
  "contestants/rail",
  "contestants/overview",
  "contestants/rail-view",
  "contestants/keyed",
  "contestants/field",
];

/** What a user would take instead, and the bound that windows: installed for the bench alone. */
export const PEERS = ["peers/windowed", "peers/antd", "peers/mui"];

/** What a page is called in tables and results. */
export const nameOf = (page) => page.slice(page.indexOf("/") + 1);

/** No contestant: how long an answer takes to read. */
export const READING = "contestants/reading";
