import type { MessageFormat } from "./message-format";
import { createMessageFormat } from "./message-format";
import { type CatalogueLanguage, catalogueLanguage, resolveLocale } from "./resolve-locale";

/** A part of the words, in every language that there is. */
export type MessagePart<Words extends object> = Record<CatalogueLanguage, (format: MessageFormat) => Words>;

/** A part of the words in the language of a locale, with its digits. */
export function boundMessages<Words extends object>(part: MessagePart<Words>, locale: string): Words {
  const tag = resolveLocale(locale);
  return part[catalogueLanguage(tag)](createMessageFormat(tag));
}
