import { checksEn } from "./checks-en";
import { checksEs } from "./checks-es";

/** The words that only milestone checks need. */
export const checksMessages = { en: checksEn, es: checksEs };
