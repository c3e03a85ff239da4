/** The words that chats and tracks need: they come with them. */
export interface GroupsMessages {
  /** The name of what names no chat: "Routine, outside of chats". */
  outsideChats(channel: string): string;
  withoutTrack: string;
  /** How many chats a track went through. */
  chatCount(count: number): string;
  /** Of a chat or track, among other facts: "oldest open waiting 3 days". */
  oldestOpen(age: string): string;
  /** Before a day and an hour. */
  lastActivity: string;
  openChat: string;
  /** Accessible name of `openChat`. */
  openChatNamed(chat: string): string;
}
