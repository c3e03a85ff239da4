import { en } from "./en";
import { es } from "./es";

/** The words that every component needs. */
export const commonMessages = { en, es };
