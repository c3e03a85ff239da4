/** What is said where an overview is taken along. */
export interface HandoverMessages {
  copyMarkdown: string;
  downloadMarkdown: string;
  downloadJson: string;
  print: string;
  copied: string;
  /** The browser took no copy: the text stands below, chosen. */
  copyFailed: string;
  downloaded(file: string): string;
  downloadFailed: string;
  /** The heading of what is taken along. `to` is null where the range is one day. */
  handoverTitle(from: string, to: string | null): string;
  handoverMade(at: string, timeZone: string): string;
  /** Before what the text does not cover. */
  handoverLacks: string;
  searchedFor(text: string): string;
}
