"use client";

import type { Facet } from "../../view/facets";
import { bareButton } from "../shared/button-styles";
import { UserText } from "../shared/UserText";
import type { PopupPanelProps } from "./Popup";
import { PopupPanel } from "./PopupPanel";
import { useOverviewUi } from "./use-overview-ui";

/** The values of a facet, of which any number may be chosen. */
export interface FacetPanelProps {
  label: string;
  /** What it is called when none is chosen: all of them. */
  all: string;
  options: readonly Facet[];
  chosen: readonly string[];
  onChange(chosen: string[]): void;
}

/** A checkbox a value, and a way back to all of them. Loaded when a facet's button is first wanted. */
export function Panel({
  label,
  all,
  options,
  chosen,
  onChange,
  ...popup
}: FacetPanelProps & PopupPanelProps) {
  const { messages } = useOverviewUi();
  const toggle = (value: string) =>
    onChange(
      options.map((option) => option.value).filter((other) => chosen.includes(other) !== (other === value)),
    );
  return (
    <PopupPanel {...popup} label={label}>
      <button
        type="button"
        aria-disabled={chosen.length === 0}
        onClick={() => chosen.length > 0 && onChange([])}
        className={`${bareButton} tl:min-h-7 tl:w-full tl:px-2 tl:hover:bg-soft tl:aria-disabled:text-muted`}
      >
        {all}
      </button>
      {options.map(({ value, label: name, count }) => (
        <label
          key={value}
          className="tl:flex tl:min-h-7 tl:cursor-pointer tl:items-center tl:gap-2 tl:rounded-control tl:px-2 tl:hover:bg-soft"
        >
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            className="tl:size-4 tl:shrink-0 tl:accent-running tl:focus-visible:outline-2 tl:focus-visible:outline-offset-2 tl:focus-visible:outline-focus"
          />
          <UserText className="tl:min-w-0 tl:flex-1">{name}</UserText>{" "}
          <span className="tl:text-muted tl:tabular-nums">({messages.number(count)})</span>
        </label>
      ))}
    </PopupPanel>
  );
}
