import {
  type Direction,
  type RowPlace,
  type UnfinishedRow,
  unfinishedFrom,
} from "../../../view/unfinished-rows";
import type { ListReach } from "./list-reach";
import { placeBeforeSight, placeOfFocus, reachRow } from "./reach-row";

/**
 * Gives the focus to the next or the previous unfinished row: from where it is in the list, else from where it was led
 * to before, else from what is in sight. Null where there is none that can be shown.
 */
export function moveToUnfinished(
  reach: ListReach,
  before: RowPlace | null,
  direction: Direction,
): UnfinishedRow | null {
  const rows = reach.rows();
  let from = placeOfFocus(reach) ?? before ?? placeBeforeSight(reach);
  for (let tries = rows.length; tries > 0; tries -= 1) {
    const found = unfinishedFrom(rows, from, direction);
    if (found === null || reachRow(reach, found.place.key)) return found;
    from = found.place;
  }
  return null;
}
