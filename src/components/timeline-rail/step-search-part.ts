export { matchesWords, searchWords } from "../../view/search-text";
export { RailSearch } from "./RailSearch";
