/** A note that is longer is cut on its row and stands whole among the details. Characters. */
export const LONG_NOTE = 240;
