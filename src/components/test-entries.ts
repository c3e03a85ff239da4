/** A step as a daemon might send it; any field may be overridden by anything, readable or not. */
export function step(title: unknown, over: Record<string, unknown> = {}) {
  return {
    kind: "derived",
    index: 0,
    title,
    state: "done",
    superseded_reason: null,
    started_at: "2026-11-30T17:00:00Z",
    ended_at: "2026-11-30T17:01:00Z",
    answered: true,
    tools: { total: 0, failed: 0, names: [] },
    agent: "Nora",
    model: null,
    milestones: [],
    ...over,
  };
}

/** A milestone as a daemon might send it. */
export function milestone(title: unknown, over: Record<string, unknown> = {}) {
  return {
    id: `m_${String(title)}`,
    state: "done",
    title,
    track: null,
    detail: null,
    started_at: "2026-11-30T17:00:30Z",
    updated_at: "2026-11-30T17:00:30Z",
    closed_at: "2026-11-30T17:00:30Z",
    note: null,
    channel: "web",
    conversation_id: null,
    thread_id: null,
    agent: "nora",
    created_by: "agent",
    meta: {},
    ...over,
  };
}

/** Many steps that all went fine. */
export function steps(count: number) {
  return Array.from({ length: count }, (_, at) => step(`Request ${at + 1}`));
}
