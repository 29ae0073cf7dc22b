/** What is shown of events alone: one part, loaded with the first of them. */
export { LateTeam } from "./late-team";
export { PrintRound } from "./print-round";
export { ScoreSheets } from "./score-sheets";
