import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { ChatRef } from "../../src";
import { listChats, listProjects } from "./listings";
import "./choose.css";

/** A list of the daemon's projects. The first is chosen until somebody chooses another; its own "default" comes last. */
export function ChooseProject({ children }: { children: (project: number) => ReactNode }) {
  const { data, error } = useQuery(listProjects());
  const projects = data?.toSorted((a, b) => Number(a.id === 0) - Number(b.id === 0));
  return (
    <Choose
      name="Project"
      options={projects?.map(({ id, name }) => ({ key: String(id), label: name, value: id }))}
      error={error}
      none="This daemon has no projects."
    >
      {children}
    </Choose>
  );
}

/** A list of a project's chats. The one that last spoke is chosen until somebody chooses another. */
export function ChooseChat({
  project,
  children,
}: {
  project: number;
  children: (chat: ChatRef) => ReactNode;
}) {
  const { data, error } = useQuery(listChats(project));
  return (
    <Choose
      name="Chat"
      options={data?.map(({ key, label, chat }) => ({ key, label, value: chat }))}
      error={error}
      none="This project has no chats yet."
    >
      {children}
    </Choose>
  );
}

interface ChooseProps<T> {
  name: string;
  options: readonly { key: string; label: string; value: T }[] | undefined;
  error: Error | null;
  /** What to say where there is nothing to choose. */
  none: string;
  children: (value: T) => ReactNode;
}

function Choose<T>({ name, options, error, none, children }: ChooseProps<T>) {
  const [wanted, setWanted] = useState<string | null>(null);
  const first = options?.[0];
  // Kept from then on: the list may come back in another order.
  if (wanted === null && first) setWanted(first.key);
  // What was listed once stays: a timeline tells of a lost daemon itself.
  if (!options) return <p role="status">{error ? error.message : "Asking the daemon…"}</p>;
  const chosen = options.find(({ key }) => key === wanted) ?? first;
  if (!chosen) return <p role="status">{none}</p>;
  return (
    <>
      <label className="choose">
        {name}
        <select value={chosen.key} onChange={(event) => setWanted(event.target.value)}>
          {options.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {children(chosen.value)}
    </>
  );
}
