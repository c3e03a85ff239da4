"use client";

import type { Room } from "../shared/use-room";
import type { NamedBar } from "./use-bars";

interface BarLabelsProps {
  bars: readonly NamedBar[];
  room: Room;
}

/** The days or hours under the bars, as many as there is room for. Decoration: each bar names its own. */
export function BarLabels({ bars, room }: BarLabelsProps) {
  const longest = Math.max(...bars.map(({ label }) => label.length));
  const needed = (longest * 0.6 + 1) * room.em;
  const span = Math.max(1, Math.ceil((needed * bars.length) / room.width));
  const labelled = bars.filter((_, nth) => nth % span === 0 && nth + span <= bars.length);
  return (
    <div
      aria-hidden="true"
      style={{ gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` }}
      className={`tl:col-start-2 tl:grid tl:h-[1lh] tl:text-muted ${span === 1 ? "tl:text-center" : ""}`}
    >
      {labelled.map(({ slot, label }) => (
        <span
          key={slot}
          data-slot="overview-bar-label"
          style={{ gridColumn: `span ${span}` }}
          className="tl:truncate"
        >
          {label}
        </span>
      ))}
    </div>
  );
}
