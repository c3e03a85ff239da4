export { EntryIcon } from "./EntryIcon";
export { JobCounts } from "./JobCounts";
export { JobList } from "./JobList";
export { ThreadLabel } from "./ThreadLabel";
export { TurnNotes } from "./TurnNotes";
