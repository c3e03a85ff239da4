/** Where the daemon tells its token to pages on its own machine, as the panel asks for it. */
const BOOTSTRAP = "/api/admin/web-token";

let held: string | null = null;

/** The daemon's token. It makes another one at every start; while it does not answer, the old one is all there is. */
export async function getToken({ refresh }: { refresh: boolean }): Promise<string> {
  if (held === null || refresh) held = await fetchToken();
  return held;
}

/**
 * Asks the daemon for something that no timeline is.
 *
 * @throws Error in words for the page: who did not answer, or what was said.
 */
export async function ask(path: string, signal: AbortSignal): Promise<unknown> {
  const send = async (refresh: boolean) => {
    const authorization = `Bearer ${await getToken({ refresh })}`;
    return fetch(path, { headers: { authorization }, signal });
  };
  const first = await send(false);
  return read(first.status === 401 ? await send(true) : first);
}

async function fetchToken(): Promise<string> {
  const answer = await read(await fetch(BOOTSTRAP));
  if (
    typeof answer === "object" &&
    answer !== null &&
    "token" in answer &&
    typeof answer.token === "string"
  ) {
    return answer.token;
  }
  throw new Error(NO_DAEMON);
}

const NO_DAEMON =
  "What answers here is no APX daemon, or one of another version. Check the address that is given as APX_URL.";

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  // The proxy's own words.
  if (response.status === 502) throw new Error(text);
  try {
    const json: unknown = JSON.parse(text);
    if (response.ok) return json;
    if (typeof json === "object" && json !== null && "error" in json) throw new Error(String(json.error));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Error(NO_DAEMON);
}
