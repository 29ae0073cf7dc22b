/** What playing in the open workbook needs, loaded once for both places that show it. */
export { PlayHere } from "./play-here";
export { WorkbookBar } from "./workbook-bar";
