/**
 * Checks and trims a client's `baseUrl`. It becomes part of query keys, so it may hold no secret.
 *
 * @throws {TypeError} where it is not "" (same origin), a path, or an http(s) address without user, query and fragment.
 */
export function readBaseUrl(baseUrl: string): string {
  let url: URL;
  try {
    url = new URL(baseUrl, "http://same-origin.invalid");
  } catch {
    throw new TypeError(
      "createTimelineClient: `baseUrl` is not an address. Leave it out to use the page's own origin.",
    );
  }
  if (url.username !== "" || url.password !== "") {
    throw new TypeError(
      "createTimelineClient: `baseUrl` holds a user or a password, which would end up in logs. Use `getToken` instead.",
    );
  }
  if (!/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "") {
    throw new TypeError(
      "createTimelineClient: `baseUrl` must be an http(s) address or a path, without `?` and `#`.",
    );
  }
  return baseUrl.replace(/\/+$/, "");
}
