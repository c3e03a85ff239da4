import type { HandoverMessages } from "./handover-words";

/** What is said where an overview is taken along, in English. */
export const handoverEn = (): HandoverMessages => ({
  copyMarkdown: "Copy as Markdown",
  downloadMarkdown: "Download Markdown",
  downloadJson: "Download JSON",
  print: "Print",
  copied: "Copied as Markdown.",
  copyFailed: "The browser did not allow copying. The text is selected here: copy it yourself.",
  downloaded: (file) => `Downloading ${file}.`,
  downloadFailed: "The file could not be made.",
  handoverTitle: (from, to) => (to === null ? `Timeline of ${from}` : `Timeline from ${from} to ${to}`),
  handoverMade: (at, timeZone) => `Written on ${at} (${timeZone})`,
  handoverLacks: "Not everything is in here:",
  searchedFor: (text) => `Search: “${text}”`,
});
