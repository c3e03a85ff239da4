import type { ComparisonMessages } from "./comparison-words";
import type { MessageFormat } from "./message-format";
import type { CountChange, RangeBeforeName } from "./message-values";

/** How a range compares with the one before it, in English. */
export const comparisonEn = ({ number, plural }: MessageFormat): ComparisonMessages => ({
  comparison: ({ open, failed }, before) => {
    const counted = [
      { ...open, word: "open" },
      { ...failed, word: "failed" },
    ].filter((one) => one.now + one.before > 0);
    const changed = counted.filter((one) => one.now !== one.before).map((one) => difference(one, number));
    const same = counted.filter((one) => one.now === one.before).map(({ word }) => word);
    const asMany = same.length > 0 ? `as many ${same.join(" and ")}` : "";
    if (changed.length === 0) return sentence(`${asMany} as ${named(before, plural)}`);
    const than = `${changed.join(" and ")} than ${named(before, plural)}`;
    return sentence(asMany === "" ? than : `${than}, ${asMany}`);
  },
  comparedUnknown: (count) => plural(count, { other: "Of those before, {n} unknown." }),
  comparedAsOf: (time, day) => `Those before are as of ${day ? `${day} ` : ""}${time}.`,
});

function difference({ now, before, word }: CountChange & { word: string }, number: MessageFormat["number"]) {
  return `${number(Math.abs(now - before))} ${now < before ? "fewer" : "more"} ${word}`;
}

function named(before: RangeBeforeName, plural: MessageFormat["plural"]): string {
  if (before.kind === "yesterday") return "yesterday";
  return plural(before.days, { one: "on the day before", other: "in the {n} days before" });
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
