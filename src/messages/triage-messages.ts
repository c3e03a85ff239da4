import { triageEn } from "./triage-en";
import { triageEs } from "./triage-es";

/** The words of working off what is unfinished. */
export const triageMessages = { en: triageEn, es: triageEs };
