"use client";

import { useMemo } from "react";
import type { ProjectId } from "../../query/chat-ref";
import { LoadedPart } from "./LoadedPart";
import type { CompareRange } from "./use-given-comparison";

const load = () => import("./ProjectComparison").then(({ ProjectComparison }) => ProjectComparison);

/** How a range of a project compares with what happens to be loaded of the one before it. */
export function useProjectComparison(project: ProjectId, otherChats: boolean): CompareRange {
  return useMemo(
    () => (range) => <LoadedPart load={load} props={{ ...range, project, otherChats }} />,
    [project, otherChats],
  );
}
