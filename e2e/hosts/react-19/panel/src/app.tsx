import { useState } from "react";
import { NavLink, Outlet, Route, Routes } from "react-router";
import { ChatPage } from "./chat-page";
import { LanguageProvider, useLanguage } from "./language";
import { ProjectOverview, Timelines } from "./timeline-parts";

export function App() {
  return (
    <LanguageProvider>
      <Routes>
        <Route path="/p/:pid" element={<Shell />}>
          <Route path="chat" element={<ChatPage />} />
          <Route path="timeline" element={<OverviewPage />} />
        </Route>
      </Routes>
    </LanguageProvider>
  );
}

function Shell() {
  const { language, change, words } = useLanguage();
  const [dark, setDark] = useState(true);
  const turn = () => {
    document.documentElement.classList.toggle("dark", !dark);
    setDark(!dark);
  };
  return (
    <div className="flex h-screen w-screen overflow-hidden bg-background text-foreground">
      <aside className="flex h-full w-20 shrink-0 flex-col items-center gap-3 py-3 max-sm:w-14">
        <span className="grid size-9 place-items-center rounded-lg bg-primary text-primary-fg">A</span>
        <span className="block max-w-[3.6rem] truncate text-[9px] text-muted-fg">Harbor Docs</span>
      </aside>
      <main className="m-2 flex min-w-0 flex-1 flex-col overflow-hidden rounded-xl border border-border bg-card shadow-sm">
        <header className="flex h-10 shrink-0 items-center gap-2 border-b border-border/50 px-3 text-[11px]">
          <span className="min-w-0 flex-1 truncate tracking-wide text-muted-fg">APX › Harbor Docs</span>
          <button type="button" className="rounded-md p-1.5 hover:bg-accent" onClick={turn}>
            {dark ? words.light : words.dark}
          </button>
          <button
            type="button"
            className="rounded-md p-1.5 hover:bg-accent"
            onClick={() => change(language === "en" ? "es" : "en")}
          >
            {language === "en" ? "Español" : "English"}
          </button>
        </header>
        <nav className="flex gap-1 border-b border-border/50 px-3 py-1.5 text-sm">
          <Place to="chat?agent=nora&conv=2026-11-28-01" name={words.chat} />
          <Place to="timeline" name={words.timeline} />
        </nav>
        <div className="min-h-0 flex-1 overflow-y-auto">
          <Timelines>
            <Outlet />
          </Timelines>
        </div>
      </main>
    </div>
  );
}

function Place({ to, name }: { to: string; name: string }) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        `rounded-md px-2 py-1 ${isActive ? "bg-accent text-accent-fg" : "text-muted-fg"}`
      }
    >
      {name}
    </NavLink>
  );
}

function OverviewPage() {
  const { words } = useLanguage();
  return (
    <section className="flex h-full flex-col gap-3 p-4">
      <h1 className="text-lg font-semibold">{words.overview}</h1>
      <ul className="flex list-disc gap-6 ps-5 text-sm text-muted-fg">
        <li>Harbor Docs</li>
        <li>
          <a href="https://example.org/docs">Docs</a>
        </li>
      </ul>
      <div className="min-h-0 flex-1">
        <ProjectOverview />
      </div>
    </section>
  );
}
