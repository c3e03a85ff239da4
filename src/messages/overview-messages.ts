import { overviewEn } from "./overview-en";
import { overviewEs } from "./overview-es";

/** The words that only an overview needs. */
export const overviewMessages = { en: overviewEn, es: overviewEs };
