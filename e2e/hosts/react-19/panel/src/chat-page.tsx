import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import useSWR from "swr";
import { read } from "./daemon";
import { useLanguage } from "./language";
import { ChatRail } from "./timeline-parts";

interface Conversation {
  id: string;
  title?: string;
}

/** A chat of an agent, with its timeline above it or beside it. */
export function ChatPage() {
  const { words } = useLanguage();
  const [params, setParams] = useSearchParams();
  const agent = params.get("agent") ?? "nora";
  const id = params.get("conv") ?? "";
  const [beside, setBeside] = useState(false);
  const { data: chats = [] } = useSWR(
    `/api/projects/1/agents/${encodeURIComponent(agent)}/conversations`,
    read<Conversation[]>,
  );
  const transcript = useRef<HTMLDivElement>(null);
  const rail = (
    <ChatRail
      agent={agent}
      id={id}
      streaming={false}
      beside={beside}
      onStep={({ started_at }) => {
        const turn = transcript.current?.querySelector(`[data-turn="${CSS.escape(started_at ?? "")}"]`);
        (turn ?? transcript.current)?.scrollIntoView({ block: "nearest" });
      }}
    />
  );
  return (
    <div className="flex h-full min-h-0">
      <div className="flex w-56 shrink-0 flex-col gap-1 border-e border-border p-2 text-sm max-md:hidden">
        {chats.map((chat) => (
          <button
            key={chat.id}
            type="button"
            aria-pressed={chat.id === id}
            className="truncate rounded-md px-2 py-1 text-start hover:bg-accent aria-pressed:bg-accent"
            onClick={() => setParams({ agent, conv: chat.id })}
          >
            {chat.title ?? chat.id}
          </button>
        ))}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-3">
        {!beside && <div className="flex max-h-80 shrink-0 flex-col">{rail}</div>}
        <div ref={transcript} className="min-h-0 flex-1 space-y-2 overflow-y-auto text-sm">
          <p className="ms-auto w-fit max-w-[85%] rounded-lg bg-bubble-mine px-3 py-2">{words.message}</p>
          <p className="w-fit max-w-[85%] rounded-lg bg-surface-soft px-3 py-2">{id}</p>
        </div>
        <form className="flex gap-2" onSubmit={(event) => event.preventDefault()}>
          <input
            className="min-w-0 flex-1 rounded-md border border-border px-2 py-1"
            aria-label={words.message}
          />
          <button
            type="button"
            className="rounded-md border border-border px-2 text-sm"
            onClick={() => setBeside(!beside)}
          >
            {words.panel}
          </button>
        </form>
      </div>
      {beside && <aside className="w-80 shrink-0 border-s border-border p-3 max-md:w-full">{rail}</aside>}
    </div>
  );
}
