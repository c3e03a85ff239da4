// A CPU profile of Chromium, summed up by what of ours the time was spent under.

/**
 * What a stack frame is told by: a function of ours with its file, or the library it belongs to; null for what only
 * passes through, such as the bench itself.
 */
export function placeOf({ functionName, url }) {
  const own = /\/((?:src|mocks)\/[^?]+?)\.js$/.exec(url)?.[1];
  if (own) return { own: true, name: `\`${functionName || "(anonymous)"}\`, ${own}` };
  const library = /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (library) return { own: false, name: library };
  return functionName === "(garbage collector)" ? { own: false, name: "collecting garbage" } : null;
}

const IDLE = new Set(["(idle)", "(program)", "(root)"]);

/** The ms of each place, by its name. What no place is known for is the bench's own and left out, as is idle time. */
export function sumUp({ nodes, samples, timeDeltas }, place) {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const named = new Map();
  const nameOfNode = (id) => {
    if (named.has(id)) return named.get(id);
    const { callFrame } = byId.get(id);
    const here = place(callFrame);
    // A library that we call works for whoever calls it, and so do components that React calls for themselves.
    const above = here?.own || !parents.has(id) ? null : nameOfNode(parents.get(id));
    const found = here?.own ? here : above?.own ? above : (here ?? above);
    named.set(id, found);
    return found;
  };
  const sums = new Map();
  for (const [at, id] of samples.entries()) {
    if (IDLE.has(byId.get(id).callFrame.functionName)) continue;
    const found = nameOfNode(id);
    if (!found) continue;
    sums.set(found.name, (sums.get(found.name) ?? 0) + (timeDeltas[at + 1] ?? 0) / 1_000);
  }
  return sums;
}
