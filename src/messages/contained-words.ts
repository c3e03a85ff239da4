import type { Messages } from "./messages";

/** Hears of a word of the host's that could not be said, by its name among the messages. */
export type WordFault = (name: string, error: unknown) => void;

/**
 * Words of the host's in place of ours, one by one; ours are said where the host's throw or are no text. A word that is
 * `undefined` or `null` replaces nothing.
 */
export function containedWords<Words extends object>(
  ours: Words,
  theirs: Partial<Messages>,
  onFault: WordFault,
): Words {
  return { ...ours, ...replaced(ours, theirs, onFault, "") };
}

function replaced(ours: object, theirs: object, onFault: WordFault, path: string): object {
  const given = new Map<string, unknown>(Object.entries(theirs));
  const words = Object.entries(ours).map(([name, word]) => [
    name,
    contained(word, given.get(name), onFault, path + name),
  ]);
  return Object.fromEntries(words);
}

function contained(ours: unknown, theirs: unknown, onFault: WordFault, name: string): unknown {
  if (theirs === undefined || theirs === null) return ours;
  const refuse = () => onFault(name, new TypeError(`The message \`${name}\` gave no text.`));
  if (typeof ours === "function" && typeof theirs === "function") {
    return (...args: unknown[]) => {
      try {
        const said: unknown = theirs(...args);
        if (typeof said === "string") return said;
        refuse();
      } catch (error) {
        onFault(name, error);
      }
      return ours(...args);
    };
  }
  if (typeof ours === "object" && ours !== null && typeof theirs === "object") {
    return replaced(ours, theirs, onFault, `${name}.`);
  }
  if (typeof ours === "string" && typeof theirs === "string") return theirs;
  refuse();
  return ours;
}
