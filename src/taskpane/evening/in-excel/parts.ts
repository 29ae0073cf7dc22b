/** Loaded once for both views that use it. */
export { PlayHere } from "./play-here";
export { WorkbookBar } from "./workbook-bar";
