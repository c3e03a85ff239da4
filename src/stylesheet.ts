/** What TypeScript sees of a stylesheet that is imported: it may be, and there is nothing in it. */
export {};
