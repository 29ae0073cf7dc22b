import type { ScoredClub } from "../../sessions/club/score-club";
import type { Frame } from "../assemble";
import type { BoardSteps } from "./board-steps";
import type { PairSteps } from "./pair-steps";
import type { PairList } from "./pairs-sheet";
import type { Travellers } from "./travellers";
import type { ChosenBoard } from "./board-sheet";
import type { ChosenPair } from "./score-card-sheet";
import type { CheckSteps } from "./check-sheet";
import type { RankingList } from "./ranking-sheet";

/** The parts of the workbook of a club's evening. */
export interface ClubSheets extends Frame {
  readonly session: ScoredClub;
  readonly travellers: Travellers;
  readonly pairs: PairList;
  readonly boards: BoardSteps;
  readonly pairSteps: PairSteps;
  readonly ranking: RankingList;
  readonly chosenBoard: ChosenBoard;
  readonly chosenPair: ChosenPair;
  readonly check: CheckSteps;
}
