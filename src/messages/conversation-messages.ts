import { conversationEn } from "./conversation-en";
import { conversationEs } from "./conversation-es";

/** The words of threads, turns and jobs. */
export const conversationMessages = { en: conversationEn, es: conversationEs };
