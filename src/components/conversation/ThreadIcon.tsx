import { isThreadKind, type ThreadKind } from "../../model/thread";
import { LineIcon } from "../shared/LineIcon";

const PATHS: Record<ThreadKind, string> = {
  home: "M2.25 7.75 8 2.75l5.75 5M4 6.5v6.75h8V6.5m-5.25 6.75V9.75h2.5v3.5",
  agent: "M8 7.75a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Zm-5.25 5.7a5.25 5.25 0 0 1 10.5 0",
  loose: "M2.25 3.25h11.5v7.5H7.5l-3 2.5v-2.5H2.25Z",
  group:
    "M6 7.5a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Zm-4.25 5.4a4.25 4.25 0 0 1 8.5 0m.25-9.7a2.2 2.2 0 0 1 0 4.2m1.6 2a4.25 4.25 0 0 1 2.15 3.5",
  a2a: "M2.5 5.5h10.25m-2.5-2.75 2.75 2.75-2.75 2.75M13.5 10.5H3.25m2.5 2.75L3 10.5l2.75-2.75",
  code: "M5 4.5 1.75 8 5 11.5m6-7L14.25 8 11 11.5M9.1 2.75l-2.2 10.5",
  channel: "M6.1 2.5 4.7 13.5m6.6-11-1.4 11M2.75 5.75h10.9m-11.3 4.5h10.9",
  task: "M2.75 2.75h10.5v10.5H2.75Zm2.6 5.4 1.9 1.9 3.5-4",
  routine: "M13.25 8A5.25 5.25 0 1 1 11.6 4.2m1.9-2v2.6h-2.6M8 5v3.1l2 1.2",
};

const UNKNOWN = "M8 1.75a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 0 0 0-12.5ZM5 8v.01M8 8v.01M11 8v.01";

/** The sign of a kind of thread. Decoration: whoever draws it says the kind in words beside it. Renders an `<svg>` element. */
export function ThreadIcon({ kind }: { kind: string }) {
  return (
    <LineIcon className="tl:size-3.5">
      <path d={isThreadKind(kind) ? PATHS[kind] : UNKNOWN} />
    </LineIcon>
  );
}
