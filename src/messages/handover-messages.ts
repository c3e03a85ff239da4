import { handoverEn } from "./handover-en";
import { handoverEs } from "./handover-es";

/** The words that are needed where an overview is taken along. */
export const handoverMessages = { en: handoverEn, es: handoverEs };
