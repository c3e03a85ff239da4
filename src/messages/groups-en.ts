import type { GroupsMessages } from "./groups-words";
import type { MessageFormat } from "./message-format";

/** What stands above chats and tracks, in English. */
export const groupsEn = ({ plural }: MessageFormat): GroupsMessages => ({
  outsideChats: (channel) => `${channel}, outside of chats`,
  withoutTrack: "No track",
  chatCount: (count) => plural(count, { one: "in {n} chat", other: "in {n} chats" }),
  oldestOpen: (age) => `oldest open waiting ${age}`,
  lastActivity: "last activity",
  openChat: "Open chat",
  openChatNamed: (chat) => `Open chat “${chat}”`,
});
