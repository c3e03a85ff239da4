import { comparisonEn } from "./comparison-en";
import { comparisonEs } from "./comparison-es";

/** The words that compare a range with the one before it. */
export const comparisonMessages = { en: comparisonEn, es: comparisonEs };
