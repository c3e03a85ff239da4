import { LineIcon } from "../shared/LineIcon";
import { ThreadIcon } from "./ThreadIcon";

/** The sign of who works on a job. Decoration: whoever draws it says it in words beside it. Renders an `<svg>` element. */
export function JobKindIcon({ kind }: { kind: string }) {
  if (kind !== "terminal") return <ThreadIcon kind={kind} />;
  return (
    <LineIcon className="tl:size-3.5">
      <path d="M1.75 2.75h12.5v10.5H1.75ZM4.5 6l2.2 2-2.2 2m4 .25H11.5" />
    </LineIcon>
  );
}
