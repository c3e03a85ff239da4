const valid = new Map<string, boolean>();

/** The zone given where it is one that this machine knows, else the system's own. Never throws. */
export function usableTimeZone(timeZone?: string): string {
  if (isTimeZone(timeZone)) return timeZone;
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** Whether this machine knows a zone of that name. */
export function isTimeZone(timeZone: string | undefined): timeZone is string {
  if (timeZone === undefined) return false;
  const known = valid.get(timeZone);
  if (known !== undefined) return known;
  const answer = accepts(timeZone);
  valid.set(timeZone, answer);
  return answer;
}

function accepts(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}
