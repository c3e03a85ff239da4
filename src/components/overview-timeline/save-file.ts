/** How long a browser may take to begin with a download. In ms. */
const BEGUN = 10_000;

/** Has the browser save a text as a file; false where it cannot. */
export function saveFile(name: string, type: string, text: string): boolean {
  try {
    const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
    const link = document.createElement("a");
    link.href = href;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(href), BEGUN);
    return true;
  } catch {
    return false;
  }
}
