import type { MessageFormat } from "./message-format";
import type { TriageMessages } from "./triage-words";

/** What working off the unfinished says, in Spanish. */
export const triageEs = ({ number, plural }: MessageFormat): TriageMessages => ({
  unfinishedPosition: (position, total) => `${number(position)} de ${number(total)} sin terminar`,
  backAtFirst: "De nuevo en el primero.",
  backAtLast: "De nuevo en el último.",
  selectMilestone: (title) => `Elegir “${title}”`,
  select: "Elegir",
  closing: "Cerrando…",
  selectedOf: (count, total) =>
    plural(count, {
      one: `{n} elegido de ${number(total)}`,
      many: `{n} elegidos de ${number(total)}`,
      other: `{n} elegidos de ${number(total)}`,
    }),
  selectedHidden: (count) =>
    plural(count, {
      one: "Los filtros ocultan {n} más, que queda como está.",
      many: "Los filtros ocultan {n} más, que quedan como están.",
      other: "Los filtros ocultan {n} más, que quedan como están.",
    }),
  noLongerSelected: (titles) =>
    `${plural(titles.length, {
      one: "Se cerró o ya no está, así que dejó de estar elegido:",
      other: "Se cerraron o ya no están, así que dejaron de estar elegidos:",
    })} ${quoted(titles)}.`,
  selectAll: (count) => plural(count, { one: "Elegir el único", other: "Elegir los {n}" }),
  selectNone: "No elegir ninguno",
  closeSelected: (count) =>
    plural(count, { one: "Cerrar {n} hito", many: "Cerrar {n} de hitos", other: "Cerrar {n} hitos" }),
  closingSeveral: (done, total) => `Cerrando ${number(done)} de ${number(total)}…`,
  closedCount: (count) =>
    plural(count, { one: "Se cerró {n}", many: "Se cerraron {n}", other: "Se cerraron {n}" }),
  closeFailedCount: (count) =>
    plural(count, {
      one: "{n} no se pudo cerrar",
      many: "{n} no se pudieron cerrar",
      other: "{n} no se pudieron cerrar",
    }),
  failedBecause: (titles, why) => `${quoted(titles)}: ${why}`,
  alreadyClosed: (titles) =>
    `${plural(titles.length, {
      one: "Se cerró o desapareció antes de su turno:",
      other: "Se cerraron o desaparecieron antes de su turno:",
    })} ${quoted(titles)}.`,
  retryFailed: (count) => plural(count, { one: "Probar ese de nuevo", other: "Probar esos {n} de nuevo" }),
});

function quoted(titles: readonly string[]): string {
  return titles.map((title) => `“${title}”`).join(", ");
}
