"use client";

import { createPart, useLoaded } from "../shared/use-loaded";
import type { ComparisonProps } from "./Comparison";

/** Few overviews have loaded what there is to compare with. */
const comparison = createPart(() => import("./Comparison"));

/** Where a range is compared with the one before. Nothing until that is there: the counts beside it are complete without. */
export function ComparisonPlace(props: ComparisonProps) {
  const part = useLoaded(comparison, true);
  return part === null || part === "failed" ? null : <part.Comparison {...props} />;
}
