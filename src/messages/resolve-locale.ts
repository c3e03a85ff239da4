/** What plain or unknown English reads as: day before month, 24 hours. */
const FALLBACK = "en-GB";

/** The languages that have a catalogue. */
export type CatalogueLanguage = "en" | "es";

/** Which catalogue a locale reads: Spanish for any `es…`, else English. */
export function catalogueLanguage(locale: string): CatalogueLanguage {
  return resolveLocale(locale).startsWith("es") ? "es" : "en";
}

/**
 * The BCP 47 tag whose digits, plural forms and dates go with the words of a locale.
 *
 * Case and underscores do not matter, and an encoding is passed over (`es_AR.UTF-8` is `es-AR`). Spanish and English
 * keep their region where it is valid. Plain `en`, any other language and anything unreadable is `en-GB`, so that
 * dates never stand in another language than the words. Never throws.
 */
export function resolveLocale(locale: string): string {
  if (typeof locale !== "string") return FALLBACK;
  const tag = locale
    .trim()
    .replace(/[.@].*$/s, "")
    .replaceAll("_", "-");
  const language = tag.split("-", 1)[0]?.toLowerCase();
  if (language !== "es" && language !== "en") return FALLBACK;
  const canonical = canonicalTag(tag) ?? language;
  return canonical === "en" ? FALLBACK : canonical;
}

function canonicalTag(tag: string): string | null {
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    return null;
  }
}
