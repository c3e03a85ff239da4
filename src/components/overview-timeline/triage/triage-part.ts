export { triageMessages } from "../../../messages/triage-messages";
export { moveToUnfinished } from "./move-to-unfinished";
export { SelectionTools } from "./SelectionTools";
export { SelectMilestone } from "./SelectMilestone";
export { createSelection } from "./selection";
export { watchTriage } from "./watch-triage";
