import type { GroupsMessages } from "../../../messages/groups-en";
import { isDay } from "../../../view/local-day";
import type { GroupSubject } from "../../../view/track-groups";
import type { useOverviewUi } from "../use-overview-ui";

interface Naming {
  ui: Pick<ReturnType<typeof useOverviewUi>, "messages" | "times" | "clock">;
  words: GroupsMessages;
  /** Display names of agents by slug. */
  names: ReadonlyMap<string, string>;
}

/** What a chat or a track is called, in one part or two: its title, else whose it is and which. */
export function groupName(of: GroupSubject, { ui, words, names }: Naming): string[] {
  const { messages, times, clock } = ui;
  switch (of.kind) {
    case "track":
      return [of.track === "" ? words.withoutTrack : of.track];
    case "channel":
      return [words.outsideChats(messages.channelName(of.channel) || messages.noChannel)];
    case "conversation":
      return of.title ? [of.title] : [names.get(of.agent) ?? of.agent, of.id];
    case "thread": {
      if (of.title) return [of.title];
      const day = isDay(of.id) ? times.shortDay(of.id, clock.now()) : null;
      return [messages.channelName(of.channel), day ?? of.id];
    }
  }
}
