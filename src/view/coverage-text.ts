import type { OverviewMessages } from "../messages/overview-en";
import type { ChatsCoverage } from "./chats-coverage";

/** Which chats a list lacks, in words; null where it lacks none. */
export function coverageText(coverage: ChatsCoverage, messages: OverviewMessages): string | null {
  switch (coverage.kind) {
    case "whole":
      return null;
    case "listing":
      return messages.lookingForChats;
    case "reading":
      return messages.readingChats(coverage.left);
    case "partial":
      if (coverage.count === 0) return null;
      return coverage.count === null
        ? messages.someChatsNotIncluded
        : messages.chatsNotIncluded(coverage.count);
  }
}
