import type { MilestoneApi } from "../../mocks";
import { createMilestoneApi } from "../../mocks";
import type { Answerer } from "./both";
import { daemonAnswers, mockAnswers } from "./both";
import type { Daemon } from "./daemon.mjs";
import { startDaemon } from "./daemon.mjs";
import type { DaemonHome, HomeAgent, HomeProject } from "./home.mjs";
import { createHome } from "./home.mjs";

/** The agents of every project here. */
export const AGENTS = [
  { slug: "nora", name: "Nora" },
  { slug: "otto", name: "Otto" },
] satisfies [HomeAgent, HomeAgent];

/** A daemon and a mock that hold the same. */
export interface Pair {
  api: MilestoneApi;
  daemon: Daemon;
  home: DaemonHome;
  askDaemon: Answerer;
  askMock: Answerer;
  /** The mock writes its next milestone under this id and at this moment, as the daemon did. */
  follow(id: string, at: string): void;
  /** The mock's clock is the machine's again. */
  unfollow(): void;
  stop(): Promise<void>;
}

/** Makes so many projects, has them filled on both sides, and starts the daemon. */
export async function startPair(
  count: number,
  fill: (project: HomeProject, api: MilestoneApi, home: DaemonHome) => void = () => {},
): Promise<Pair> {
  const projects = Array.from({ length: count }, (_, at) => ({
    key: `project-${at + 1}`,
    name: `Project ${at + 1}`,
    agents: AGENTS,
  }));
  let next: { id: string; at: number } | null = null;
  const api = createMilestoneApi({
    now: () => next?.at ?? Date.now(),
    newId: () => next?.id ?? "m_000000",
    projects: projects.map(({ name, agents }, at) => ({ id: at + 1, name, agents })),
  });
  const home = createHome(projects);
  try {
    for (const project of home.projects) fill(project, api, home);
    const daemon = await startDaemon(home);
    api.setToken(daemon.token);
    return {
      api,
      daemon,
      home,
      askDaemon: daemonAnswers(daemon),
      askMock: mockAnswers(api),
      follow(id, at) {
        next = { id, at: Date.parse(at) };
      },
      unfollow() {
        next = null;
      },
      async stop() {
        await daemon.stop();
        home.remove();
      },
    };
  } catch (error) {
    home.remove();
    throw error;
  }
}
