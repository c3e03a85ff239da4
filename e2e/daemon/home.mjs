// Makes the home of a daemon, in a temporary folder.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export function createHome(projects = []) {
  const root = mkdtempSync(join(tmpdir(), "apx-daemon-"));
  const made = projects.map(({ key, name, agents = [] }, at) => {
    const work = join(root, "work", key);
    write(
      join(work, ".apc/project.json"),
      JSON.stringify({ name, version: "0.1.0", apx_id: key, kind: "software" }),
    );
    for (const agent of agents) {
      const about = `---\nname: ${agent.name}\nrole: ${agent.role ?? "Agent"}\nmodel: mock:demo\n---\nYou work here.\n`;
      write(join(work, ".apc/agents", `${agent.slug}.md`), about);
    }
    return { id: at + 1, work, storage: join(root, "home/projects", key) };
  });
  write(join(root, "home/config.json"), JSON.stringify(configOf(made.map(({ work }) => ({ path: work })))));
  const remove = () => {
    process.removeListener("exit", remove);
    rmSync(root, { recursive: true, force: true });
  };
  process.once("exit", remove);
  return { home: join(root, "home"), projects: made, remove };
}

/** The daemon's own offline engine answers, and whatever would look for another service is off. */
function configOf(projects) {
  return {
    host: "127.0.0.1",
    projects,
    super_agent: {
      enabled: true,
      name: "apx",
      model: "mock:demo",
      permission_mode: "total",
      model_fallback: { enabled: false, models: [] },
      judge: { enabled: false, continue_unfinished: false },
    },
    memory: { enabled: false },
    transcription: { provider: "openai" },
    voice: { tts: { provider: "mock", keep_warm: false } },
    telegram: { enabled: false },
  };
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
