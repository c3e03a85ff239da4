import { histogramEn } from "./overview-histogram-en";
import { histogramEs } from "./overview-histogram-es";

/** The words that only the histogram of a range needs. */
export const histogramMessages = { en: histogramEn, es: histogramEs };
