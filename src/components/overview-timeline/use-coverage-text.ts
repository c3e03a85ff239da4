"use client";

import type { ChatsCoverage } from "../../view/chats-coverage";
import { coverageText } from "../../view/coverage-text";
import { useOverviewUi } from "./use-overview-ui";

/** Which chats a list lacks, in words; null where it lacks none. */
export function useCoverageText(coverage: ChatsCoverage): string | null {
  return coverageText(coverage, useOverviewUi().messages);
}
