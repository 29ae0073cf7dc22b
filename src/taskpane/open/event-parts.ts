/** What is shown of events alone: one part, loaded with the first of them. */
export { PrintRound } from "./print-round";
export { ScoreSheets } from "./score-sheets";
