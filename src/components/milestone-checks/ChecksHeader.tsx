"use client";

import { Trigger } from "@radix-ui/react-collapsible";
import { Fragment, type Ref } from "react";
import type { MilestoneReport } from "../../checks/evaluate-milestones";
import { checkCounts, countText } from "../../view/checks-view";
import { innerButton } from "../shared/button-styles";
import { Glyph } from "../shared/Glyph";
import { OutcomeIcon } from "../shared/OutcomeIcon";
import { OUTCOME_STYLES } from "../shared/outcome-styles";
import { UserText } from "../shared/UserText";
import { useChecksUi } from "./ChecksUi";
import { CHECK_OUTCOMES } from "./check-outcomes";

interface ChecksHeaderProps {
  report: MilestoneReport;
  toggle: Ref<HTMLButtonElement>;
}

/** The line that opens the list: what was asked, and how many milestones were reached. Renders a `<button>` element. */
export function ChecksHeader({ report, toggle }: ChecksHeaderProps) {
  const { words } = useChecksUi();
  return (
    <Trigger
      ref={toggle}
      data-slot="milestone-checks-toggle"
      className={`${innerButton} tl:flex tl:min-h-10 tl:w-full tl:items-start tl:gap-2.5 tl:rounded-card tl:px-3 tl:pt-2.5 tl:pb-1`}
    >
      <Glyph
        name="chevron"
        className="tl:mt-[3px] tl:size-3.5 tl:text-muted tl:in-data-[state=open]:rotate-90 tl:rtl:in-data-[state=closed]:rotate-180"
      />
      <span className="tl:flex tl:min-w-0 tl:flex-wrap tl:items-center tl:gap-x-2.5 tl:gap-y-0.5">
        <span className="tl:font-semibold">{words.checks}</span>{" "}
        <UserText data-slot="timeline-title">{report.name}</UserText>{" "}
        <span
          data-slot="milestone-checks-counts"
          className="tl:inline-flex tl:flex-wrap tl:items-center tl:gap-x-3 tl:gap-y-0.5 tl:tabular-nums"
        >
          {checkCounts(report).map(([outcome, count]) => (
            // The space holds the words apart in the button's name; a flex line does not draw it.
            <Fragment key={outcome}>
              {" "}
              <span
                className={`tl:inline-flex tl:items-center tl:gap-1.5 ${outcome === "missed" ? "tl:font-semibold" : ""} ${OUTCOME_STYLES[CHECK_OUTCOMES[outcome]].text}`}
              >
                <OutcomeIcon outcome={CHECK_OUTCOMES[outcome]} />
                {countText(outcome, count, words)}
              </span>
            </Fragment>
          ))}
        </span>
      </span>
    </Trigger>
  );
}
