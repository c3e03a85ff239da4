import { groupsEn } from "./groups-en";
import { groupsEs } from "./groups-es";

/** The words that chats and tracks need. */
export const groupsMessages = { en: groupsEn, es: groupsEs };
