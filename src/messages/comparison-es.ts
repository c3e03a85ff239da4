import type { ComparisonMessages } from "./comparison-words";
import type { MessageFormat } from "./message-format";
import type { CountChange, RangeBeforeName } from "./message-values";

/** How a range compares with the one before it, in Spanish. */
export const comparisonEs = ({ plural }: MessageFormat): ComparisonMessages => ({
  comparison: ({ open, failed }, before) => {
    const counted = [
      { ...open, ofOne: "abierto", of: "abiertos" },
      { ...failed, ofOne: "fallido", of: "fallidos" },
    ].filter((one) => one.now + one.before > 0);
    const changed = counted.filter((one) => one.now !== one.before).map((one) => difference(one, plural));
    const same = counted.filter((one) => one.now === one.before).map(({ of }) => of);
    const asMany = same.length > 0 ? `la misma cantidad de ${same.join(" y de ")}` : "";
    if (changed.length === 0) return sentence(`${asMany} que ${named(before, plural)}`);
    const than = `${changed.join(" y ")} que ${named(before, plural)}`;
    return sentence(asMany === "" ? than : `${than}, ${asMany}`);
  },
  comparedUnknown: (count) =>
    plural(count, {
      one: "De los anteriores, {n} desconocido.",
      many: "De los anteriores, {n} de desconocidos.",
      other: "De los anteriores, {n} desconocidos.",
    }),
  comparedAsOf: (time, day) => `Los anteriores son de las ${time}${day ? ` del ${day}` : ""}.`,
});

type Plural = MessageFormat["plural"];

function difference({ now, before, ofOne, of }: CountChange & { ofOne: string; of: string }, plural: Plural) {
  const counted = plural(Math.abs(now - before), {
    one: `{n} ${ofOne}`,
    many: `{n} de ${of}`,
    other: `{n} ${of}`,
  });
  return `${counted} ${now < before ? "menos" : "más"}`;
}

function named(before: RangeBeforeName, plural: Plural): string {
  if (before.kind === "yesterday") return "ayer";
  return plural(before.days, {
    one: "el día anterior",
    many: "en los {n} de días anteriores",
    other: "en los {n} días anteriores",
  });
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
