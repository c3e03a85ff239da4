import { describe, expect, it } from "vitest";
import type { RangeName } from "./message-values";
import type { Messages } from "./messages";
import { messagesFor } from "./messages-for";
import { resolveLocale } from "./resolve-locale";

const en = messagesFor("en");
const es = messagesFor("es");
const week: RangeName = { kind: "days", days: 7 };

/** Words that take no data; the ones that do are called with plain samples. */
function phrases(messages: Messages): [key: string, phrase: string][] {
  const samples: Record<string, string> = {
    waiting: messages.waiting("3 h"),
    unknownOutcome: messages.unknownOutcome("paused"),
    failedOfTools: messages.failedOfTools(2, 6),
    amount: messages.amount({ unit: "day", value: 3 }),
    channelName: messages.channelName("routine"),
    stepsOfNewest: messages.stepsOfNewest(7, 200),
    emptyRange: messages.emptyRange(week),
    nothingUnfinished: messages.nothingUnfinished(week),
    emptyInRead: messages.emptyInRead(week),
    nothingUnfinishedInRead: messages.nothingUnfinishedInRead(week),
    chatsBeyond: messages.chatsBeyond(12, 20),
    chatsFailed: messages.chatsFailed(["a", "b"]),
    chatsNotUpdated: messages.chatsNotUpdated(["a"]),
    daysFromTo: messages.daysFromTo("20", "21"),
    atLeast: messages.atLeast("3"),
    comparison: messages.comparison(
      { open: { now: 2, before: 5 }, failed: { now: 1, before: 1 } },
      { kind: "yesterday" },
    ),
    effectUnknown: messages.effectUnknown(["deploy"]),
    agentChatsFailed: messages.agentChatsFailed(["Nora"]),
    handoverTitle: messages.handoverTitle("Monday", "Sunday"),
    handoverMade: messages.handoverMade("Monday", "UTC"),
    unfinishedPosition: messages.unfinishedPosition(3, 7),
    selectedOf: messages.selectedOf(2, 5),
    noLongerSelected: messages.noLongerSelected(["a", "b"]),
    closingSeveral: messages.closingSeveral(2, 5),
    failedBecause: messages.failedBecause(["a"], messages.errorNetwork),
    alreadyClosed: messages.alreadyClosed(["a"]),
    slotDays: messages.slotDays("3", "9"),
    slotHours: messages.slotHours("3", "14:00", "15:00"),
  };
  return Object.entries(messages).flatMap(
    ([key, word]: [string, Messages[keyof Messages]]): [string, string][] => {
      if (typeof word === "string") return [[key, word]];
      if (typeof word === "function")
        return [[key, samples[key] ?? String(Reflect.apply(word, undefined, [7]))]];
      return Object.entries(word).map(([name, phrase]) => [`${key}.${name}`, phrase]);
    },
  );
}

describe("plural forms and digits", () => {
  it.each([
    ["en", 0, "0 steps", "0 failed", "0 open", "0 tools"],
    ["en", 1, "1 step", "1 failed", "1 open", "1 tool"],
    ["en", 2, "2 steps", "2 failed", "2 open", "2 tools"],
    ["en", 1234, "1,234 steps", "1,234 failed", "1,234 open", "1,234 tools"],
    ["en", 1_000_000, "1,000,000 steps", "1,000,000 failed", "1,000,000 open", "1,000,000 tools"],
    ["es", 0, "0 pasos", "0 fallaron", "0 abiertos", "0 tools"],
    ["es", 1, "1 paso", "1 falló", "1 abierto", "1 tool"],
    ["es", 2, "2 pasos", "2 fallaron", "2 abiertos", "2 tools"],
    ["es", 1234, "1234 pasos", "1234 fallaron", "1234 abiertos", "1234 tools"],
    ["es", 1_000_000, "1.000.000 de pasos", "1.000.000 fallaron", "1.000.000 abiertos", "1.000.000 de tools"],
    ["es-AR", 1234, "1.234 pasos", "1.234 fallaron", "1.234 abiertos", "1.234 tools"],
  ])("%s counts %i", (locale, count, steps, failed, open, tools) => {
    const messages = messagesFor(locale);
    expect(messages.stepCount(count)).toBe(steps);
    expect(messages.failedCount(count)).toBe(failed);
    expect(messages.openCount(count)).toBe(open);
    expect(messages.toolCount(count)).toBe(tools);
  });

  it("agrees with what failed, and counts in what there was", () => {
    expect([en.failedOfTools(2, 6), en.failedOfTools(1, 1)]).toEqual([
      "2 of 6 tools failed",
      "1 of 1 tool failed",
    ]);
    expect([es.failedOfTools(2, 6), es.failedOfTools(1, 6)]).toEqual([
      "2 de 6 tools fallaron",
      "1 de 6 tools falló",
    ]);
  });

  it.each([
    ["second", 1, "1~s", "1~s"],
    ["minute", 1, "1~min", "1~min"],
    ["hour", 18, "18~h", "18~h"],
    ["day", 1, "1~day", "1~día"],
    ["day", 3, "3~days", "3~días"],
    ["day", 1_000_000, "1,000,000~days", "1.000.000~de~días"],
  ] as const)("tells a %s of %i in words that no line breaks (~)", (unit, value, english, spanish) => {
    const shown = (messages: Messages) => messages.amount({ unit, value }).replaceAll("\u00A0", "~");
    expect(shown(en)).toBe(english);
    expect(shown(es)).toBe(spanish);
  });

  it("agrees with the chats that are missing", () => {
    expect([1, 12].map((count) => en.chatsNotIncluded(count))).toEqual([
      "1 chat not included",
      "12 chats not included",
    ]);
    expect([1, 12].map((count) => es.chatsNotIncluded(count))).toEqual([
      "1 chat no incluido",
      "12 chats no incluidos",
    ]);
    expect([es.chatsFailed(["a"]), es.chatsFailed(["a", "b"])]).toEqual([
      "No se pudo leer “a”.",
      "No se pudieron leer “a”, “b”.",
    ]);
  });

  it("names the range in a sentence", () => {
    expect(en.emptyRange(week)).toBe("Nothing recorded in these 7 days.");
    expect(es.emptyRange(week)).toBe("No hay nada registrado en estos 7 días.");
    expect(en.nothingUnfinished({ kind: "today" })).toBe("Nothing unfinished today.");
    expect(es.nothingUnfinished({ kind: "custom" })).toBe("No quedó nada sin terminar en este rango.");
  });

  it.each([
    [1, "Showing the newest step of this range.", "Se muestra el paso más reciente de este rango."],
    [
      200,
      "Showing the newest 200 steps of this range.",
      "Se muestran los 200 pasos más recientes de este rango.",
    ],
    [
      1_000_000,
      "Showing the newest 1,000,000 steps of this range.",
      "Se muestran los 1.000.000 de pasos más recientes de este rango.",
    ],
  ])("says that a list of %i is cut off", (count, english, spanish) => {
    expect(en.cutOff(count)).toBe(english);
    expect(es.cutOff(count)).toBe(spanish);
  });

  it("tells what it counts in a list that is cut off", () => {
    expect(en.stepsOfNewest(7, 200)).toBe("7 of the newest 200 steps");
    expect([es.stepsOfNewest(7, 200), es.stepsOfNewest(1, 1)]).toEqual([
      "7 de los 200 pasos más recientes",
      "1 del paso más reciente",
    ]);
    expect(es.nothingUnfinishedInNewest(200)).toBe(
      "No quedó nada sin terminar en los 200 pasos más recientes.",
    );
  });

  it("names channels as people call them and keeps the name of one it does not know", () => {
    expect([en.channelName("routine"), es.channelName("ROUTINE")]).toEqual(["Routine", "Rutina"]);
    expect([en.channelName("pigeon"), es.channelName("constructor")]).toEqual(["pigeon", "constructor"]);
  });

  it("leaves the brackets out where an unknown state had no value", () => {
    expect(en.unknownOutcome("paused")).toBe("Unknown outcome (paused)");
    expect(es.unknownOutcome("")).toBe("Resultado desconocido");
  });
});

describe("the two catalogues", () => {
  it("hold the same keys", () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
    const keys = (messages: Messages) => phrases(messages).map(([key]) => key);
    expect(keys(es).sort()).toEqual(keys(en).sort());
  });

  it("say everything in words of their own", () => {
    const english = new Map(phrases(en));
    const same = phrases(es).filter(([key, phrase]) => english.get(key) === phrase);
    // Home, chats and terminals go by those names in both languages. A bare number, and a count of tools: "tool" is the word of the product's Spanish documents.
    expect(same.map(([key]) => key)).toEqual([
      "number",
      "toolCount",
      "threadKind.home",
      "threadKind.loose",
      "jobKind.terminal",
    ]);
  });

  it.each([
    ["en", en],
    ["es", es],
  ])("%s has no empty phrase, no raw key, no placeholder, no shouting", (_, messages) => {
    for (const [key, phrase] of phrases(messages)) {
      expect(phrase.trim(), key).not.toBe("");
      expect(phrase, key).not.toMatch(/[{}!¡]|undefined|NaN|\[object|please|por favor/i);
      // A key in camel case that slipped through as a phrase.
      expect(phrase, key).not.toMatch(/^[a-z]+[A-Z]\w*$/);
    }
  });
});

describe("which language is read", () => {
  it.each([
    ["en", "en-GB", "1 step"],
    ["en-US", "en-US", "1 step"],
    ["EN_gb", "en-GB", "1 step"],
    ["es", "es", "1 paso"],
    ["es-AR", "es-AR", "1 paso"],
    ["ES", "es", "1 paso"],
    ["es_AR", "es-AR", "1 paso"],
    ["es_AR.UTF-8", "es-AR", "1 paso"],
    ["es-not_a-region!", "es", "1 paso"],
    ["pt", "en-GB", "1 step"],
    ["est", "en-GB", "1 step"],
    ["", "en-GB", "1 step"],
    ["%%", "en-GB", "1 step"],
  ])("%j reads as %s", (locale, tag, words) => {
    expect(resolveLocale(locale)).toBe(tag);
    expect(messagesFor(locale).stepCount(1)).toBe(words);
  });

  it("switches with the locale and keeps what it made", () => {
    expect(messagesFor("es")).not.toBe(messagesFor("en"));
    expect(messagesFor("es")).toBe(messagesFor("ES"));
  });

  it("lets the host replace single words and nothing else", () => {
    const messages = messagesFor("es", { timeline: "Historial" });
    expect(messages.timeline).toBe("Historial");
    expect(messages.overview).toBe("Resumen");
    expect(messagesFor("es").timeline).toBe("Recorrido");
  });

  it("keeps a word whose override is undefined", () => {
    const overrides: Record<string, undefined> = { timeline: undefined };
    expect(messagesFor("en", overrides).timeline).toBe("Timeline");
  });
});
