import type { ScoredClub } from "../../sessions/club/score-club";
import type { Frame } from "../assemble";
import type { BoardScores } from "./board-scores";
import type { BoardSteps } from "./board-steps";
import type { CheckSteps, ChosenBoard, ChosenPair, PairList, PairSteps, RankingList } from "./club-lists";
import type { Travellers } from "./travellers";

/** The parts of the workbook of a club's evening. */
export interface ClubSheets extends Frame {
  readonly session: ScoredClub;
  readonly travellers: Travellers;
  readonly pairs: PairList;
  readonly boards: BoardSteps;
  readonly boardScores: BoardScores | null;
  readonly pairSteps: PairSteps;
  readonly ranking: RankingList;
  readonly chosenBoard: ChosenBoard;
  readonly chosenPair: ChosenPair;
  readonly check: CheckSteps;
}
