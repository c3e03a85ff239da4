import { ApiError } from "../api-error";
import type { MilestoneApi } from "../milestone-api";
import type { ProjectQuery } from "../timelines";

/** A request as a route sees it: decoded path parts, query and JSON body. */
export interface Call {
  /** The value of a named path part. */
  part(name: string): string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** One route of the daemon: what it answers, 200 unless it says otherwise. */
export interface Route {
  method: "GET" | "POST" | "PATCH";
  path: string;
  /** Answered without a token. */
  open?: boolean;
  status?: number;
  answer(api: MilestoneApi, call: Call): unknown;
}

/** All routes that the mock knows. They translate HTTP and decide nothing. */
export const ROUTES: readonly Route[] = [
  {
    method: "GET",
    path: "/api/projects/:project/milestones",
    answer: (api, { part, query }) => api.projectTimeline(part("project"), projectQuery(query)),
  },
  {
    method: "GET",
    path: "/api/projects/:project/agents/:agent/conversations/:chat/milestones",
    answer: (api, { part }) =>
      api.chatTimeline(part("project"), { kind: "conversation", agent: part("agent"), id: part("chat") }),
  },
  {
    method: "GET",
    path: "/api/projects/:project/super-agent/threads/:channel/:chat/milestones",
    answer: (api, { part }) =>
      api.chatTimeline(part("project"), { kind: "thread", channel: part("channel"), id: part("chat") }),
  },
  {
    method: "GET",
    path: "/api/projects/:project/milestones/:milestone",
    answer: (api, { part }) => api.milestone(part("project"), part("milestone")),
  },
  {
    method: "POST",
    path: "/api/projects/:project/milestones",
    status: 201,
    answer: (api, { part, body }) => api.startMilestone(part("project"), body),
  },
  {
    method: "POST",
    path: "/api/projects/:project/milestones/:milestone/close",
    answer: (api, { part, body }) => api.closeMilestone(part("project"), part("milestone"), body),
  },
  {
    method: "PATCH",
    path: "/api/projects/:project/milestones/:milestone",
    answer: (api, { part, body }) => api.updateMilestone(part("project"), part("milestone"), body),
  },
  { method: "GET", path: "/api/projects", answer: (api) => api.projects() },
  {
    method: "GET",
    path: "/api/projects/:project/agents",
    answer: (api, { part }) => api.agents(part("project")),
  },
  {
    method: "GET",
    path: "/api/projects/:project/agents/:agent/conversations",
    answer: (api, { part }) => api.conversations(part("project"), part("agent")),
  },
  {
    method: "GET",
    path: "/api/projects/:project/super-agent/threads",
    answer: (api, { part }) => api.threads(part("project")),
  },
  {
    method: "GET",
    path: "/api/admin/web-token",
    open: true,
    answer: (api, { headers }) => {
      if (FORWARDED.some((name) => headers.has(name))) {
        throw new ApiError(
          403,
          "web-token disabled for tunneled requests — share #token=… in URL fragment instead",
        );
      }
      return { token: api.token() };
    },
  },
];

const FORWARDED = [
  "cf-connecting-ip",
  "cf-ray",
  "x-forwarded-for",
  "x-real-ip",
  "x-forwarded-host",
  "ngrok-trace-id",
];

/** A parameter itself, or one element of a list of them: `since`, `since[]`, `since[0]` up to `since[20]`. */
const ONE_OF_LIST = /^(\[(1?\d|20)?\])?$/;

/** Repeated parameters join with a comma and nested ones turn into an object's name, as they do in the daemon. */
function projectQuery(query: URLSearchParams): ProjectQuery {
  const read = (name: string) => {
    const given = [...query].filter(([key]) => key === name || key.startsWith(`${name}[`));
    return given.every(([key]) => ONE_OF_LIST.test(key.slice(name.length)))
      ? given.map(([, value]) => value).join(",")
      : "[object Object]";
  };
  return { since: read("since"), until: read("until"), limit: read("limit") };
}
