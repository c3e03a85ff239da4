"use client";

import { type KeyboardEvent, useState } from "react";
import { dayAfter, isDay, localDay } from "../../view/local-day";
import { isValidRange, type TimelineRange } from "../../view/range";
import { outlinedControl } from "../shared/button-styles";
import { Segment } from "./Segment";
import { useOverviewUi } from "./use-overview-ui";

interface RangePickerProps {
  range: TimelineRange;
  onChange(range: TimelineRange): void;
}

/** The days that the list covers: today, 7 days, 30 days, or two days to choose. */
export function RangePicker({ range, onChange }: RangePickerProps) {
  const { messages } = useOverviewUi();
  // Choosing ends with whatever changes the range, also where that is not done here.
  const of = JSON.stringify(range);
  const [choosing, setChoosing] = useState<string | null>(null);
  const custom = range.kind === "custom" || choosing === of;
  const choose = (next: TimelineRange) => {
    setChoosing(null);
    onChange(next);
  };
  const presets: [string, TimelineRange][] = [
    [messages.rangeToday, { kind: "today" }],
    [messages.rangeDays(7), { kind: "days", days: 7 }],
    [messages.rangeDays(30), { kind: "days", days: 30 }],
  ];
  return (
    <fieldset data-slot="overview-range" className="tl:flex tl:min-w-0 tl:flex-wrap tl:items-center tl:gap-2">
      <legend className="tl:sr-only">{messages.range}</legend>
      <div className="tl:flex tl:flex-wrap tl:rounded-control tl:bg-soft tl:p-0.5">
        {presets.map(([name, preset]) => (
          <Segment
            key={JSON.stringify(preset)}
            name={name}
            chosen={!custom && JSON.stringify(preset) === of}
            onChoose={() => choose(preset)}
          />
        ))}
        <Segment name={messages.rangeCustom} chosen={custom} onChoose={() => setChoosing(of)} />
      </div>
      {custom && <CustomRange range={range} onApply={choose} />}
    </fieldset>
  );
}

function CustomRange({ range, onApply }: { range: TimelineRange; onApply: (range: TimelineRange) => void }) {
  const { messages, clock, timeZone } = useOverviewUi();
  // What was written so far holds for the range that it set out from.
  const of = JSON.stringify(range);
  const [draft, setDraft] = useState<{ of: string; from: string; to: string } | null>(null);
  const { from, to } = draft?.of === of ? draft : daysOf(range, localDay(clock.now(), timeZone) ?? "");
  const next: TimelineRange = { kind: "custom", from, to };
  const valid = isValidRange(next);
  const apply = () => valid && onApply(next);
  // The host may have put us inside a form of its own, which Enter would send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply();
  };
  const day = (label: string, value: string, onDay: (value: string) => void) => (
    <label className="tl:inline-flex tl:max-w-full tl:flex-wrap tl:items-center tl:gap-1.5">
      <span className="tl:text-muted">{label}</span>
      <input
        type="date"
        value={value}
        onKeyDown={onKeyDown}
        onChange={(event) => onDay(event.target.value)}
        className={`${outlinedControl} tl:max-w-full`}
      />
    </label>
  );
  return (
    <div className="tl:flex tl:flex-wrap tl:items-center tl:gap-2">
      {day(messages.rangeFrom, from, (value) => setDraft({ of, from: value, to }))}
      {day(messages.rangeTo, to, (value) => setDraft({ of, from, to: value }))}
      <button type="button" className={outlinedControl} aria-disabled={!valid || undefined} onClick={apply}>
        {messages.rangeApply}
      </button>
      {!valid && (
        <p role="alert" className="tl:w-full tl:text-small tl:text-failed">
          {messages.rangeInvalid}
        </p>
      )}
    </div>
  );
}

function daysOf(range: TimelineRange, today: string): { from: string; to: string } {
  switch (range.kind) {
    case "today":
      return { from: today, to: today };
    case "days":
      return { from: dayAfter(today, 1 - range.days), to: today };
    case "custom":
      // A field for days warns on the console of what is none.
      return { from: isDay(range.from) ? range.from : "", to: isDay(range.to) ? range.to : "" };
  }
}
