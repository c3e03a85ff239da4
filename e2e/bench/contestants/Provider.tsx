import type { ReactNode } from "react";
import { createTimelineClient, TimelineProvider } from "../../../src";
import { timeOf } from "../page/answers";
import { countRow } from "../page/row-count";
import "../../../src/styles.css";

const client = createTimelineClient();
const now = () => timeOf(5_000);

/** Each row asks once for the name of its button. */
const messages = {
  showDetail(title: string) {
    countRow();
    return `Show details of ${title}`;
  },
};

export function Provider({ children }: { children: ReactNode }) {
  return (
    <TimelineProvider client={client} messages={messages} now={now} timeZone="UTC">
      {children}
    </TimelineProvider>
  );
}
