import type { OverviewMessages } from "../messages/overview-words";
import type { ChatsCoverage } from "./chats-coverage";

/** Which chats a list lacks, or has only as they were, in words; null where it has all of them as they are. */
export function coverageText(coverage: ChatsCoverage, messages: OverviewMessages): string | null {
  switch (coverage.kind) {
    case "whole":
      return null;
    case "listing":
      return messages.lookingForChats;
    case "reading":
      return messages.readingChats(coverage.left);
    case "partial":
      if (coverage.count === 0) return messages.someChatsNotUpdated;
      return coverage.count === null
        ? messages.someChatsNotIncluded
        : messages.chatsNotIncluded(coverage.count);
  }
}
