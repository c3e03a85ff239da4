"use client";

import type { ChatsCoverage } from "../../view/chats-coverage";

import { useOverviewUi } from "./use-overview-ui";

/** Which chats a list lacks, in words; null where it lacks none. */
export function useCoverageText(coverage: ChatsCoverage): string | null {
  const { messages } = useOverviewUi();
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
