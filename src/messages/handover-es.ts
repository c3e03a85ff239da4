import type { HandoverMessages } from "./handover-words";

/** What is said where an overview is taken along, in Spanish. */
export const handoverEs = (): HandoverMessages => ({
  copyMarkdown: "Copiar como Markdown",
  downloadMarkdown: "Descargar Markdown",
  downloadJson: "Descargar JSON",
  print: "Imprimir",
  copied: "Copiado como Markdown.",
  copyFailed: "El navegador no permitió copiar. El texto está seleccionado acá: copialo vos.",
  downloaded: (file) => `Descargando ${file}.`,
  downloadFailed: "No se pudo crear el archivo.",
  handoverTitle: (from, to) => (to === null ? `Recorrido del ${from}` : `Recorrido del ${from} al ${to}`),
  handoverMade: (at, timeZone) => `Escrito el ${at} (${timeZone})`,
  handoverLacks: "Acá no está todo:",
  searchedFor: (text) => `Búsqueda: “${text}”`,
});
