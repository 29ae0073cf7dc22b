import { contestantNumber, contestantsIn, type Contestant } from "../../movements/contestant";
import type { FieldPlan, FieldSeated } from "../../sessions/field/plan";
import type { ScoredField } from "../../sessions/field/score-field";
import type { Frame } from "../assemble";
import { computed, joined, withName, type Computed, type TextPart } from "../kit/content";
import type { List } from "../kit/list";
import type { ResultLists } from "../result/best-board";
import type { FaultList } from "../tables/faults";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES, type Style } from "../theme";
import type { AmountList } from "../typed-amounts";
import { vpStyle, withDecimals } from "../vp-table";
import type { BoardRemarks } from "./board-remarks";
import type { BoardScores } from "./board-scores";
import type { ChartList } from "./chart-data";
import type { RoundScores } from "./round-scores";
import type { RoundsOver, UnscoredList } from "./rounds-over";
import type { ScoresheetLists } from "./scoresheet-lists";
import type { FieldTable } from "./tables";
import { fieldTexts } from "./texts";

/** What the sheets of a field are made from. */
export interface FieldSheets extends Frame {
  readonly session: ScoredField;
  readonly places: readonly FieldTable[];
  readonly boards: BoardScores;
  readonly remarks: BoardRemarks;
  readonly rounds: RoundScores;
  readonly over: RoundsOver;
  readonly lists: ScoresheetLists;
  /** Everybody's number and name, a row each, on the Working sheet. */
  readonly labels: LabelList;
  readonly chart: ChartList;
  readonly result: ResultLists;
  /** The rounds that are played, then the handicaps, as numbers that count. */
  readonly amounts: AmountList;
  readonly faults: FaultList;
  readonly unscored: UnscoredList;
}

export type LabelList = List<"label">;

/** What those are called who play: "Pair", "Player". */
export function whoPlays({ kind }: Pick<FieldPlan, "kind">): string {
  return kind === "pairs" ? texts.scoresheet.pair : fieldTexts.player;
}

/** How what decides is shown: percentages and victory points of a scale with decimals have two throughout. */
export function decidingStyle(style: Style, { scoring, scale }: Pick<FieldPlan, "scoring" | "scale">): Style {
  return scoring === "matchpoints" || scoring === "cross-imps" ? withDecimals(style) : vpStyle(style, scale);
}

/** Styles that are made once, so that a writer knows them again. */
export const FIELD_STYLES = {
  percentage: withDecimals(STYLES.computed),
  matchpoints: STYLES.computed,
  imps: TEAM_STYLES.signed,
} as const;

/** A contestant's number with the name behind it, as it is typed on the Scoresheet. */
export function typedLabel({ lists }: Pick<FieldSheets, "lists">, contestant: Contestant) {
  const name = lists.standings.outside.cell("name", contestant);
  return withName(contestantNumber(contestant), name);
}

/** The same for any sheet, in a short formula. */
export function labelOf(field: Pick<FieldSheets, "session" | "lists" | "labels">, contestant: Contestant): Computed {
  return computed(field.labels.outside.cell("label", contestant));
}

/** Who sits at a side of a table: "4 Ann & Bob", "4 Ann & 7 Bob". */
export function seatedLabel(
  field: Pick<FieldSheets, "session" | "lists" | "labels">,
  seated: FieldSeated,
  between: TextPart = fieldTexts.and
): Computed {
  const [first, second] = contestantsIn(seated).map((contestant) => labelOf(field, contestant));
  if (!first) throw new Error("nobody sits there");
  return second ? joined(first, between, second) : first;
}

/** Who sits at a side of a table, by numbers: "4", "4 & 7". */
export function seatedNumbers(seated: FieldSeated): string | number {
  const [first = 0, second] = contestantsIn(seated).map(contestantNumber);
  return second === undefined ? first : `${first}${fieldTexts.and}${second}`;
}
