"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import type { TimelineEntry } from "../../model/types";
import type { ChatRef, ProjectId } from "../chat-ref";
import { heldTimelines } from "../held-timelines";
import { LONGEST_POLL_MS, nextPoll } from "../poll-interval";
import { isRecoverable, type TimelineError } from "../timeline-api-error";
import { useTimelineClient } from "../timeline-client-context";
import { timelineQueries } from "../timeline-queries";
import { useKeptFresh } from "../use-kept-fresh";
import type { ChatListing, ListedChat } from "./chat-listing";
import { chatListingOptions, listingGap } from "./chat-listing-options";
import { activeChats, byTurn, isDue } from "./reading-order";
import { useCachedChats, useReadChat } from "./use-chats-one-by-one";

/** How many chats are read at most: the ones that were active last. */
export const MOST_CHATS = 20;

/** Which chats of which project to read. */
export interface OtherChatsOptions {
  project: ProjectId;
  /** ISO time with its zone: chats that were active at or after it. */
  since: string;
  /** ISO time with its zone: chats that began before it. */
  until: string;
  /** @default true */
  enabled?: boolean | undefined;
}

/** Something that could not be read. */
export interface ChatFailure {
  /** The chat; null where it is not known which chats there are: those of `agent`, or without one those of the channels. */
  chat: ChatRef | null;
  agent: string | null;
  /** What people call the chat. */
  title: string | null;
  /** Whether an earlier reading of it is among `chats`. */
  isShown: boolean;
  error: TimelineError;
}

/** What people call a chat. */
export interface ChatTitle {
  chat: ChatRef;
  title: string;
}

/** The chats of a project that its own view leaves out, as far as they are read. */
export interface OtherChats {
  /** The one that was active last first. Entries are oldest first, of all times. */
  chats: TimelineEntry[][];
  /** Whether it is not known yet which chats there are. */
  isListing: boolean;
  /** How many are still to be read for the first time. */
  left: number;
  /** How many more were active in the range: only the newest 20 are read. */
  beyond: number;
  failures: ChatFailure[];
  /** The titles of all chats that were listed and have one, also of those that are not read. */
  titles: ChatTitle[];
  /** Why the chats could not be listed. */
  error: TimelineError | null;
  /** Tries again what failed. */
  retry(): void;
}

const NO_CHATS: readonly ListedChat[] = [];

/**
 * The chats held directly with agents and the threads of the super-agent, which the view across a project's chats does
 * not hold. They are listed, and those active in the range are read one after the other, each again only when its row in
 * the listing changed. Listings are kept fresh as timelines are.
 */
export function useOtherChats({ project, since, until, enabled = true }: OtherChatsOptions): OtherChats {
  const client = useTimelineClient();
  const queryClient = useQueryClient();
  const [retriedAt, setRetriedAt] = useState(0);

  const options = useMemo(
    () => chatListingOptions(client, queryClient, project),
    [client, queryClient, project],
  );
  const range = useMemo(() => ({ since: Date.parse(since), until: Date.parse(until) }), [since, until]);
  const isFailing = ({ chat }: ListedChat) =>
    isRecoverable(queryClient.getQueryState(timelineQueries(client).chat(project, chat).queryKey)?.error);
  const fresh = useKeptFresh<ChatListing>(client, {
    queryKey: options.queryKey,
    project: String(project),
    chat: null,
    enabled,
    held: false,
    interval: (state, heard) => {
      const chats = activeChats(state.data?.chats ?? NO_CHATS, range).slice(0, MOST_CHATS);
      const next = nextPoll(
        state,
        chats.some(({ live }) => live),
        heard,
      );
      const unlisted = state.data?.unlisted ?? [];
      const mayHelp = unlisted.some(({ error }) => isRecoverable(error)) || chats.some(isFailing);
      if (next === false) return mayHelp ? LONGEST_POLL_MS : false;
      return Math.max(next, listingGap(state));
    },
    gap: listingGap,
  });
  const listing = useQuery({ ...options, enabled, subscribed: true, ...fresh });

  const listed = enabled ? (listing.data?.chats ?? NO_CHATS) : NO_CHATS;
  const active = useMemo(() => activeChats(listed, range), [listed, range]);
  const wanted = useMemo(() => active.slice(0, MOST_CHATS), [active]);
  const states = useCachedChats(project, wanted);

  const due = wanted.flatMap((chat, at) => {
    const state = states[at];
    if (state === undefined || !isDue(chat, state, retriedAt)) return [];
    // While a rail holds a chat still, its reader must not have it refreshed by us; the rail reads it when the turn ends.
    const isHeld = heldTimelines(queryClient).isHeld(
      timelineQueries(client).chat(project, chat.chat).queryKey,
    );
    return isHeld && state.data !== undefined ? [] : [{ chat, state }];
  });
  const [next] = due.toSorted((one, other) => byTurn(one.state, other.state));
  useReadChat(project, next?.chat);

  const failed = wanted.flatMap((listedChat, at): ChatFailure[] => {
    const state = states[at];
    if (!state?.error) return [];
    const { chat, title } = listedChat;
    const agent = chat.kind === "conversation" ? chat.agent : null;
    return [{ chat, agent, title, isShown: state.data !== undefined, error: state.error }];
  });
  const unlisted = (listing.data?.unlisted ?? []).map(
    (part): ChatFailure => ({ ...part, chat: null, title: null, isShown: false }),
  );
  const refetch = listing.refetch;
  return {
    chats: useMemo(() => states.flatMap(({ data }) => (data === undefined ? [] : [data])), [states]),
    isListing: listing.data === undefined && listing.error === null,
    left: states.filter(({ data, error }) => data === undefined && error === null).length,
    beyond: active.length - wanted.length,
    failures: enabled ? [...unlisted, ...failed] : [],
    titles: useMemo(() => listed.flatMap(({ chat, title }) => (title ? [{ chat, title }] : [])), [listed]),
    error: listing.error,
    retry: useCallback(() => {
      setRetriedAt(Date.now());
      void refetch();
    }, [refetch]),
  };
}
