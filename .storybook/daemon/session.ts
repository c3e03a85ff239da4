import * as v from "valibot";

/** Where the daemon tells its token to pages on its own machine, as the panel asks for it. */
const BOOTSTRAP = "/api/admin/web-token";

const NO_SERVER = "This page's own server does not answer. Check that “npm run dev:daemon” is still running.";
const NO_DAEMON =
  "What answers here is no APX daemon, or one of another version. Check the address that is given as APX_URL.";

const Token = v.object({ token: v.string() });
const Refusal = v.object({ error: v.string() });

let held: string | null = null;

/** The daemon's token. It makes another one at every start; while it does not answer, the old one is all there is. */
export async function getToken({ refresh }: { refresh: boolean }): Promise<string> {
  if (held === null || refresh) held = (await read(Token, await send(BOOTSTRAP))).token;
  return held;
}

/**
 * Asks the daemon for something that no timeline is.
 *
 * @throws Error in words for the page: who did not answer, or what was said.
 */
export async function ask<const Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const sendWithToken = async (refresh: boolean) =>
    send(path, { headers: { authorization: `Bearer ${await getToken({ refresh })}` }, signal });
  const first = await sendWithToken(false);
  return read(schema, first.status === 401 ? await sendWithToken(true) : first);
}

async function send(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (cause) {
    throw new Error(NO_SERVER, { cause });
  }
}

async function read<const Schema extends v.GenericSchema>(
  schema: Schema,
  response: Response,
): Promise<v.InferOutput<Schema>> {
  const text = await response.text();
  // The proxy's own words.
  if (response.status === 502) throw new Error(text);
  const answer = parse(text);
  if (!response.ok) throw new Error(v.is(Refusal, answer) ? answer.error : NO_DAEMON);
  const { success, output } = v.safeParse(schema, answer);
  if (!success) throw new Error(NO_DAEMON);
  return output;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
