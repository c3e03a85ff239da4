type Stated<State extends string> =
  | { state: State; raw_state?: never }
  | { state: "unknown"; raw_state?: unknown };

/**
 * The state of a step or a milestone. A value that is not among `known` becomes `unknown` and is kept in `raw_state`;
 * an absent one leaves no `raw_state`. What was read once reads the same again.
 */
export function readState<State extends string>(
  fields: { state?: unknown; raw_state?: unknown },
  known: readonly State[],
): Stated<State> {
  const { state } = fields;
  const recognised = known.find((name) => name === state);
  if (recognised !== undefined) return { state: recognised };
  if (state === "unknown") {
    return fields.raw_state === undefined ? { state } : { state, raw_state: fields.raw_state };
  }
  return state === undefined ? { state: "unknown" } : { state: "unknown", raw_state: state };
}
