/** What a catalogue counts with. */
export interface MessageFormat {
  /** The digits of a number in this locale. */
  number(value: number): string;
  /** The phrase of the plural form of `count`; `other` where a form is not given. `{n}` becomes the number. */
  plural(count: number, forms: { one?: string; many?: string; other: string }): string;
}

const formats = new Map<string, MessageFormat>();

/**
 * The digits and plural forms of one locale, made once and kept.
 *
 * @param locale A valid BCP 47 tag (see `resolveLocale`).
 */
export function createMessageFormat(locale: string): MessageFormat {
  const known = formats.get(locale);
  if (known) return known;
  const digits = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  const number = (value: number) => digits.format(value);
  const format: MessageFormat = {
    number,
    plural(count, forms) {
      const form = rules.select(count);
      const phrase = (form === "one" || form === "many" ? forms[form] : undefined) ?? forms.other;
      return phrase.replaceAll("{n}", () => number(count));
    },
  };
  formats.set(locale, format);
  return format;
}
