"use client";

import type { ChatsCoverage } from "../../view/chats-coverage";
import { coverageText } from "../../view/coverage-text";
import { useOverviewUi } from "./use-overview-ui";

/** Which chats a list lacks, or has only as they were, in words; null where it has all of them as they are. */
export function useCoverageText(coverage: ChatsCoverage): string | null {
  return coverageText(coverage, useOverviewUi().messages);
}
