import type { Messages, PartOfMessages } from "./messages";

/** The words that chats and tracks need: they come with them. */
export type GroupsMessages = Pick<Messages, keyof ReturnType<typeof groupsEn>>;

/** What stands above chats and tracks, in English. */
export const groupsEn = (({ plural }) => ({
  outsideChats: (channel) => `${channel}, outside of chats`,
  withoutTrack: "No track",
  chatCount: (count) => plural(count, { one: "in {n} chat", other: "in {n} chats" }),
  oldestOpen: (age) => `oldest open waiting ${age}`,
  lastActivity: "last activity",
  openChat: "Open chat",
  openChatNamed: (chat) => `Open chat “${chat}”`,
})) satisfies PartOfMessages;
