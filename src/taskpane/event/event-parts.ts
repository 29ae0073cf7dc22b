/** What is shown of events alone, or of pairs and individuals: one part, loaded with the first of them. */
export { LateTeam } from "./late-team";
export { PrintRound } from "./print-round";
export { RulingsView } from "./rulings-view";
export { ScoreSheets } from "./score-sheets";
