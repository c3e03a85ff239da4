const SAY = "createTimelineClient: `baseUrl`";
const PASS =
  'Pass a whole address ("http://127.0.0.1:7430"), a path of the page\'s own origin ("/apx"), or nothing for that origin itself.';

/**
 * Checks and trims a client's `baseUrl`. It becomes part of query keys, so it may hold no secret.
 *
 * A relative one would mean another daemon on each page of the host, and `//host` is an address that looks like a path:
 * the token would leave for that host. Both are refused.
 *
 * @throws {TypeError} where it is not "" (same origin), a path from `/`, or an http(s) address without user, query and
 * fragment. The message says what to pass, and never holds what was passed.
 */
export function readBaseUrl(baseUrl: string): string {
  const isPath = baseUrl === "" || /^\/(?![/\\])/.test(baseUrl);
  if (!isPath && !/^https?:\/\/[^/\\]/i.test(baseUrl)) {
    throw new TypeError(`${SAY} is neither an http(s) address nor a path that starts with one "/". ${PASS}`);
  }
  let url: URL;
  try {
    url = new URL(baseUrl, "http://same-origin.invalid");
  } catch {
    throw new TypeError(`${SAY} is not an address. ${PASS}`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new TypeError(
      `${SAY} holds a user or a password, which would end up in logs. Use \`getToken\` instead.`,
    );
  }
  // The parsed URL has neither where one is there but empty.
  if (/[?#]/.test(baseUrl))
    throw new TypeError(`${SAY} holds a "?" or "#", which no path can follow. ${PASS}`);
  return baseUrl.replace(/\/+$/, "");
}
