import { record } from "../../src/wire/leaves";

/** Where the daemon tells its token to pages on its own machine, as the panel asks for it. */
const BOOTSTRAP = "/api/admin/web-token";

const NO_SERVER = "This page's own server does not answer. Check that “npm run dev:daemon” is still running.";
const NO_DAEMON =
  "What answers here is no APX daemon, or one of another version. Check the address that is given as APX_URL.";

/** Makes of the daemon's JSON what it stands for, and throws where it is something else. */
export type Read<T> = (json: unknown) => T;

let held: string | null = null;

/** The daemon's token. It makes another one at every start; while it does not answer, the old one is all there is. */
export async function getToken({ refresh }: { refresh: boolean }): Promise<string> {
  if (held === null || refresh) held = await read(readToken, await send(BOOTSTRAP));
  return held;
}

/**
 * Asks the daemon for something that no timeline is.
 *
 * @throws Error in words for the page: who did not answer, or what was said.
 */
export async function ask<T>(readAnswer: Read<T>, path: string, signal: AbortSignal): Promise<T> {
  const sendWithToken = async (refresh: boolean) =>
    send(path, { headers: { authorization: `Bearer ${await getToken({ refresh })}` }, signal });
  const first = await sendWithToken(false);
  return read(readAnswer, first.status === 401 ? await sendWithToken(true) : first);
}

async function send(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (cause) {
    throw new Error(NO_SERVER, { cause });
  }
}

async function read<T>(readAnswer: Read<T>, response: Response): Promise<T> {
  const text = await response.text();
  // The proxy's own words.
  if (response.status === 502) throw new Error(text);
  const answer = parse(text);
  if (!response.ok) throw new Error(refusalOf(answer) ?? NO_DAEMON);
  try {
    return readAnswer(answer);
  } catch (cause) {
    throw new Error(NO_DAEMON, { cause });
  }
}

function readToken(json: unknown): string {
  const { token } = record(json);
  if (typeof token !== "string") throw new TypeError("There is no token in it.");
  return token;
}

function refusalOf(json: unknown): string | null {
  const { error } = record(json);
  return typeof error === "string" ? error : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
