import type { ScoredField } from "../../sessions/field/score-field";
import type { Frame } from "../assemble";
import type { ResultLists } from "../result/best-board";
import type { FaultList } from "../tables/faults";
import type { AmountList } from "../typed-amounts";
import type { BoardRemarks } from "./board-remarks";
import type { BoardScores } from "./board-scores";
import type { ChartList } from "./chart-data";
import type { LabelList } from "./contestants";
import type { RoundScores } from "./round-scores";
import type { RoundsOver, UnscoredList } from "./rounds-over";
import type { ScoresheetLists } from "./scoresheet-lists";
import type { FieldTable } from "./tables";

/** What the sheets of a field are made from. */
export interface FieldSheets extends Frame {
  readonly session: ScoredField;
  readonly places: readonly FieldTable[];
  readonly boards: BoardScores;
  readonly remarks: BoardRemarks;
  readonly rounds: RoundScores;
  readonly over: RoundsOver;
  readonly lists: ScoresheetLists;
  readonly labels: LabelList;
  readonly chart: ChartList;
  readonly result: ResultLists;
  /** The rounds that are played, then the handicaps, as numbers that count. */
  readonly amounts: AmountList;
  readonly faults: FaultList;
  readonly unscored: UnscoredList;
}
