import {
  createTimelineClient,
  filterFromSearchParams,
  filterToSearchParams,
  OverviewTimeline,
  type TimelineEntry,
  type TimelineLinkProps,
  TimelineProvider,
  TimelineRail,
} from "@apx/timeline";
import type { ReactNode } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { token } from "./daemon";
import { useLanguage } from "./language";

const client = createTimelineClient({ getToken: ({ refresh }) => token(refresh) });

function RouterLink({ href, ...rest }: TimelineLinkProps) {
  return <Link to={href} {...rest} />;
}

/** What the panel wraps around its routes. */
export function Timelines({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const { pid = "1" } = useParams();
  return (
    <TimelineProvider
      client={client}
      locale={language}
      linkComponent={RouterLink}
      chatHref={(entry) => chatHref(pid, entry)}
    >
      {children}
    </TimelineProvider>
  );
}

function chatHref(pid: string, entry: TimelineEntry): string | null {
  const agent = entry.kind === "derived" ? entry.agent_slug : entry.agent;
  if (!agent || !entry.conversation_id) return null;
  return `/p/${pid}/chat?${new URLSearchParams({ agent, conv: entry.conversation_id })}`;
}

interface ChatRailProps {
  agent: string;
  id: string;
  streaming: boolean;
  /** Beside the chat instead of above it. */
  beside: boolean;
  onStep: (entry: TimelineEntry) => void;
}

export function ChatRail({ agent, id, streaming, beside, onStep }: ChatRailProps) {
  const { pid = "1" } = useParams();
  return (
    <TimelineRail
      project={pid}
      chat={{ kind: "conversation", agent, id }}
      streaming={streaming}
      onStepSelect={onStep}
      hideWhenClean={!beside}
      defaultOpen={beside}
      fill
    />
  );
}

/** The overview whose filter and range are in the address. */
export function ProjectOverview() {
  const { pid = "1" } = useParams();
  const [params, setParams] = useSearchParams();
  return (
    <OverviewTimeline
      project={pid}
      headingLevel={2}
      fill
      filter={filterFromSearchParams(params)}
      onFilterChange={(filter) => setParams(filterToSearchParams(filter))}
    />
  );
}
