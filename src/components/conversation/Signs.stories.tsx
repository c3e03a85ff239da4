import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { JOB_KINDS, JOB_STATES, jobOutcome } from "../../model/job";
import { THREAD_KINDS, THREAD_STATES } from "../../model/thread";
import { OutcomeIcon } from "../shared/OutcomeIcon";
import { JobKindIcon } from "./JobKindIcon";
import { ThreadIcon } from "./ThreadIcon";
import { TurnStateIcon } from "./TurnStateIcon";
import { useConversationUi } from "./use-conversation-ui";

const meta = { title: "Parts/Signs of conversations" } satisfies Meta;

export default meta;

/** Every kind and state of threads, turns and jobs, with the words of the language chosen; what is not known last. */
export const Catalogue: StoryObj = { render: () => <Signs /> };

function Signs() {
  const { words } = useConversationUi();
  return (
    <div className="tl-root" style={{ display: "flex", flexWrap: "wrap", gap: 32 }}>
      <List>
        {[...THREAD_KINDS, "salon"].map((kind) => (
          <Sign key={kind} icon={<ThreadIcon kind={kind} />}>
            {new Map<string, string>(Object.entries(words.threadKind)).get(kind) ??
              words.unknownThreadKind(kind)}
          </Sign>
        ))}
      </List>
      <List>
        {THREAD_STATES.map((state) => (
          <Sign key={state} icon={<TurnStateIcon state={state} />}>
            {words.threadState[state]}
          </Sign>
        ))}
        <Sign icon={<TurnStateIcon state="paused" />}>paused</Sign>
      </List>
      <List>
        {JOB_KINDS.map((kind) => (
          <Sign key={kind} icon={<JobKindIcon kind={kind} />}>
            {words.jobKind[kind]}
          </Sign>
        ))}
        {JOB_STATES.map((state) => (
          <Sign key={state} icon={<OutcomeIcon outcome={jobOutcome({ state })} />}>
            {words.jobState[state]}
          </Sign>
        ))}
      </List>
    </div>
  );
}

function List({ children }: { children: ReactNode }) {
  return <ul style={{ display: "grid", gap: 8, alignContent: "start", listStyle: "none" }}>{children}</ul>;
}

function Sign({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li style={{ display: "flex", gap: 8, alignItems: "center" }}>
      {icon}
      {children}
    </li>
  );
}
