export { EntryIcon } from "./EntryIcon";
export { JobCounts } from "./JobCounts";
export { JobList } from "./JobList";
export { jobsText } from "./jobs-text";
export { ThreadLabel } from "./ThreadLabel";
export { TurnNotes } from "./TurnNotes";
