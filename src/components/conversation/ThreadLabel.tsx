"use client";

import { isThreadKind, isWritePolicy, type Thread } from "../../model/thread";
import { quotedText } from "../../view/shown-text";
import { rawText } from "../../view/step-status";
import { UserText } from "../shared/UserText";
import { ThreadIcon } from "./ThreadIcon";
import { useConversationUi } from "./use-conversation-ui";

/** The thread that an entry is of: its kind as a sign and in words, its title, and what it may do to files. Renders a `<span>` element. */
export function ThreadLabel({ thread }: { thread: Thread }) {
  const { words } = useConversationUi();
  const { kind, title, write_policy: policy = "" } = thread;
  const kindName = isThreadKind(kind)
    ? words.threadKind[kind]
    : words.unknownThreadKind(quotedText(rawText(kind)));
  const isNamed = title !== null && title.trim() !== "" && title.trim() !== kindName;
  return (
    <span
      data-slot="timeline-thread"
      className="tl:inline-flex tl:max-w-full tl:items-center tl:gap-1 tl:align-bottom"
    >
      <ThreadIcon kind={kind} />
      <span className="tl:min-w-0">
        {isNamed ? (
          <>
            <span className="tl:sr-only">{kindName}: </span>
            <UserText>{title}</UserText>
          </>
        ) : (
          kindName
        )}
        {kind === "code" && isWritePolicy(policy) && ` (${words.writePolicy[policy]})`}
      </span>
    </span>
  );
}
