let known: Promise<string> | null = null;

/** The daemon's token, from its bootstrap route; a new one on demand. */
export function token(refresh: boolean): Promise<string> {
  if (refresh) known = null;
  known ??= fetch("/api/admin/web-token")
    .then((answer) => answer.json())
    .then(({ token: value }: { token: string }) => value);
  return known;
}

/** What SWR reads with. */
export async function read<T>(path: string): Promise<T> {
  const answer = await fetch(path, { headers: { authorization: `Bearer ${await token(false)}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}
