"use client";

import type { ChatFailure, ChatTitle } from "../../query/other-chats/use-other-chats";
import type { ChatsRead } from "../../view/chats-coverage";
import { errorText } from "../../view/error-text";
import { outlinedControl } from "../shared/button-styles";
import { UserText } from "../shared/UserText";
import { useOverviewUi } from "./use-overview-ui";

/** How far the chats that the project's own view leaves out are read, and how many rows came of them. */
export interface ChatsReading extends ChatsRead {
  failures: readonly ChatFailure[];
  /** What people call the project's chats, as far as that is known. */
  titles?: readonly ChatTitle[] | undefined;
  /** How many chats are read at most. */
  most: number;
  /** How many of the rows are of these chats. */
  rows: number;
  /** Tries again what failed. */
  onRetry?: (() => void) | undefined;
}

interface ChatsNoticeProps {
  chats: ChatsReading;
  /** Display names of agents by slug. */
  names: ReadonlyMap<string, string>;
  /** Tries again what failed, where nothing else on screen does. */
  onRetry: (() => void) | undefined;
}

/** What of the project's chats is not in the list, why, and what to do about it. Renders nothing where all of it is. */
export function ChatsNotice({ chats, names, onRetry }: ChatsNoticeProps) {
  const { messages } = useOverviewUi();
  const { beyond, failures, error, most } = chats;
  const listFailed = error !== undefined && error !== null;
  const hasFailed = listFailed || failures.length > 0;
  if (beyond === 0 && !hasFailed) return null;
  return (
    <div
      data-slot="overview-chats"
      className="tl:grid tl:justify-items-start tl:gap-1.5 tl:border-t tl:border-border tl:px-3 tl:py-2 tl:text-small tl:text-muted"
    >
      {beyond > 0 && <p>{messages.chatsBeyond(beyond, most)}</p>}
      {listFailed && (
        <p>
          {messages.chatListFailed} {errorText(error, messages)}
        </p>
      )}
      {sentences().map(({ says, why }) => (
        <p key={says + why}>
          <UserText>{says}</UserText> {why}
        </p>
      ))}
      {hasFailed && onRetry && (
        <button type="button" className={outlinedControl} onClick={onRetry}>
          {messages.retry}
        </button>
      )}
    </div>
  );

  /** One sentence for all that failed in the same way. */
  function sentences(): { says: string; why: string }[] {
    const groups = new Map<string, ChatFailure[]>();
    for (const one of failures) {
      const key = `${kindOf(one)} ${errorText(one.error, messages)}`;
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    return [...groups.values()].flatMap((group) => {
      const [first] = group;
      return first ? [{ says: says(first, group), why: errorText(first.error, messages) }] : [];
    });
  }

  function says(first: ChatFailure, group: readonly ChatFailure[]): string {
    const chats = group.map(({ chat, title }) => title || (chat?.id ?? ""));
    switch (kindOf(first)) {
      case "unread":
        return messages.chatsFailed(chats);
      case "stale":
        return messages.chatsNotUpdated(chats);
      case "agents":
        return messages.agentChatsFailed(
          group.map(({ agent }) => names.get(agent ?? "") || agent || messages.noAgent),
        );
      case "threads":
        return messages.threadsFailed;
    }
  }
}

function kindOf({ chat, agent, isShown }: ChatFailure): "unread" | "stale" | "agents" | "threads" {
  if (chat !== null) return isShown ? "stale" : "unread";
  return agent === null ? "threads" : "agents";
}
