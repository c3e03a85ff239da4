/**
 * An address that may stand in a link, as given but for white space around it; else `null`.
 *
 * Allowed are `http:` and `https:` addresses and those within the host itself: a path, `?…` or `#…`. Refused is
 * everything that runs, carries data or leaves under another name: any other scheme, an address that borrows only the
 * scheme (`//host`), backslashes, which browsers read as slashes, and control characters, which they leave out.
 */
export function safeHref(href: unknown): string | null {
  if (typeof href !== "string") return null;
  const address = href.trim();
  if (address === "" || /[\p{Cc}\\]/u.test(address) || address.startsWith("//")) return null;
  const scheme = /^[^/?#]*:/.exec(address)?.[0].toLowerCase();
  if (scheme === undefined) return address;
  const absolute = (scheme === "http:" || scheme === "https:") && address.startsWith("//", scheme.length);
  return absolute && isUrl(address) ? address : null;
}

function isUrl(address: string): boolean {
  try {
    return new URL(address).host !== "";
  } catch {
    return false;
  }
}
