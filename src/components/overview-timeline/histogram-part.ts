export { Histogram } from "./Histogram";
export { SlotChip } from "./SlotChip";
