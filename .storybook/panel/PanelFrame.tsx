import type { ReactNode } from "react";
import "./panel.css";

interface PanelFrameProps {
  title: string;
  subtitle: string;
  /** What stands in the sidebar; the first is where the reader is. */
  places: readonly string[];
  children: ReactNode;
}

/** The panel around a page: sidebar and heading. */
export function PanelFrame({ title, subtitle, places, children }: PanelFrameProps) {
  return (
    <div className="panel">
      <nav className="panel-side" aria-label="Chats">
        <h2>Harbor Docs</h2>
        <ul>
          {places.map((place, position) => (
            <li key={place}>
              <a href={`#/${encodeURIComponent(place)}`} aria-current={position === 0 ? "page" : undefined}>
                {place}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className="panel-main">
        <h1 className="panel-head">
          {title} <small>{subtitle}</small>
        </h1>
        {children}
      </main>
    </div>
  );
}
