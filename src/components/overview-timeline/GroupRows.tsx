"use client";

import type { TimelineEntry } from "../../model/types";
import { agentsOf } from "../../view/agent-pair";
import type { DrawnGroup, RowGroup } from "../../view/drawn-items";
import { RowGap } from "../long-list/RowGap";
import { OverviewRow } from "./OverviewRow";

interface GroupRowsProps {
  /** The group, and which of its rows are drawn. */
  part: DrawnGroup<RowGroup>;
  /** Display names of agents by slug. */
  names: ReadonlyMap<string, string>;
  asOf: number | undefined;
  id?: string;
  /** The id of what names them, where no section around them has the name. */
  labelledBy?: string;
  /** The days that rows say, in words, by their position in the group; none where the heading is a day. */
  days?: ReadonlyMap<number, string | null>;
  /** Whether each row leads to its chat. */
  linked?: boolean;
}

/** The rows of a group, with the room of those that are not drawn. Renders an `<ol>` element. */
export function GroupRows({ part, names, asOf, id, labelledBy, days, linked = true }: GroupRowsProps) {
  return (
    <ol id={id} role="list" aria-labelledby={labelledBy} className="tl:list-none tl:py-1">
      {part.rows.flatMap(({ key, entry, at, gap }) => {
        const row = (
          <OverviewRow
            key={key}
            entry={entry}
            agent={agentLabel(entry, names)}
            day={days?.get(at)}
            linked={linked}
            asOf={asOf}
          />
        );
        return gap > 0 ? [<RowGap key={`gap ${key}`} as="li" height={gap} />, row] : [row];
      })}
      {part.after > 0 && <RowGap as="li" height={part.after} />}
    </ol>
  );
}

function agentLabel(entry: TimelineEntry, names: ReadonlyMap<string, string>): string {
  return agentsOf(entry)
    .map(({ value, label }) => names.get(value) ?? label)
    .join(", ");
}
