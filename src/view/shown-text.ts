const OPENS = /[\u2066-\u2068]/;
const CLOSES = "\u2069";

/** Whether a text may turn the direction of writing: letters that run to the left, and the signs that steer them. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The longest text that is repeated inside a sentence of ours. A daemon cuts titles there as well. */
const QUOTED_LENGTH = 120;

/**
 * Text of unknown origin made fit to stand beside our words: it is shown as it is, but what it turns ends with it.
 *
 * An element isolates its text only as long as the text itself does not end a paragraph, close an isolate that it never
 * opened or leave one open: separators become line breaks, and isolates are balanced. Control characters, which browsers
 * draw or drop as they like, become their pictures, and halves of characters the sign for what cannot be read.
 */
export function shownText(text: string): string {
  return balanced(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[\p{Cc}\p{Cs}]/gu, signOf));
}

function signOf(control: string): string {
  const code = control.charCodeAt(0);
  if (control === "\n" || control === "\t") return control;
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? "\u2421" : "\ufffd";
}

/** Text of unknown origin as a part of a sentence that is plain text: on one line, cut to `max` characters, isolated. */
export function quotedText(text: string, max = QUOTED_LENGTH): string {
  // A character has two units at most.
  const characters = [
    ...text
      .replace(/[\s\u0085]+/g, " ")
      .trim()
      .slice(0, 2 * (max + 1)),
  ];
  const cut = characters.length <= max ? characters : [...characters.slice(0, max - 1), "…"];
  const shown = shownText(cut.join(""));
  return TURNS.test(shown) ? `\u2068${shown}${CLOSES}` : shown;
}

function balanced(text: string): string {
  if (!OPENS.test(text) && !text.includes(CLOSES)) return text;
  let open = 0;
  const kept = text.replace(/[\u2066-\u2069]/g, (sign) => {
    if (sign !== CLOSES) open += 1;
    else if (open === 0) return "";
    else open -= 1;
    return sign;
  });
  return kept + CLOSES.repeat(open);
}
