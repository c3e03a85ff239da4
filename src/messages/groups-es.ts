import type { GroupsMessages } from "./groups-words";
import type { MessageFormat } from "./message-format";

/** What stands above chats and tracks, in Spanish. */
export const groupsEs = ({ plural }: MessageFormat): GroupsMessages => ({
  outsideChats: (channel) => `${channel}, fuera de los chats`,
  withoutTrack: "Sin tema",
  chatCount: (count) => plural(count, { one: "en {n} chat", many: "en {n} de chats", other: "en {n} chats" }),
  oldestOpen: (age) => `el abierto más viejo, hace ${age}`,
  lastActivity: "última actividad",
  openChat: "Abrir chat",
  openChatNamed: (chat) => `Abrir chat “${chat}”`,
});
