import { contestantNumber, contestants, type Contestant } from "../../movements/contestant";
import { NUMBERED_PAIRS } from "../../sessions/contestants";
import type { HomePlan } from "../../sessions/home/plan";
import type { ScoredHome } from "../../sessions/home/score-home";
import type { Frame } from "../assemble";
import { computed, joined, LINE_BREAK, whereTyped, withName, type Computed, type TextPart } from "../kit/content";
import { placeList, recordBy, type List } from "../kit/list";
import type { ResultLists } from "../result/best-board";
import type { FaultList } from "../tables/faults";
import { placeRoundsPlayed, type RoundsPlayedList } from "../rounds-played";
import { texts } from "../texts";
import type { AmountList } from "../typed-amounts";
import { STYLES, type Style } from "../theme";
import { vpStyle, withDecimals } from "../vp-table";
import type { MatchpointsList } from "./matchpoints";
import type { AdjustmentsList, HomeTable } from "./tables";

/** What the sheets of a home session are made from. */
export interface HomeSheets extends Frame {
  readonly session: ScoredHome;
  readonly places: readonly [table1: HomeTable, table2: HomeTable];
  readonly adjustments: AdjustmentsList;
  readonly lists: ScoresheetLists;
  readonly matchpoints: MatchpointsList;
  /** The rounds that are played, as a number that counts. */
  readonly amounts: AmountList;
  readonly faults: FaultList;
  readonly result: ResultLists;
}

/** The column of a pair. */
export type PairColumn = `pair${number}`;

/** Where the names of the pairs are typed, with their places and totals. */
export type NamesList = List<"pair" | "place" | "total" | "name">;

/** The lists of the Scoresheet, each in its place. */
interface ScoresheetLists {
  readonly sheet: string;
  /** Where the pairs' names are typed. */
  readonly names: NamesList;
  readonly roundsPlayed: RoundsPlayedList;
  /** What each round or half gives the pairs, and right of it their running totals. */
  readonly rounds: List<"round" | "imps" | PairColumn>;
  readonly running: List<PairColumn>;
  /** The totals and the places below the rounds, a row each, and where others decide the matchpoints in per cent. */
  readonly totals: List<"label" | PairColumn>;
  /** The rows of the chart, first and last. */
  readonly chartRows: readonly [first: number, last: number];
  readonly lastRow: number;
  readonly lastColumn: number;
}

/** The narrow column between the rounds and the running totals. */
export const GAP_WIDTH = 2;

/** The row of the totals that has the matchpoints in per cent, where they do not decide. */
export const PERCENTAGE_ROW = 2;

/** What points of a home session look like: with two decimals where they have some. */
export function pointStyle(style: Style, { scoring, scale }: HomePlan): Style {
  return scoring === "matchpoints" ? withDecimals(style) : vpStyle(style, scale);
}

/** The column of a pair. */
export function pairColumn(pair: Contestant): PairColumn {
  return `pair${pair}`;
}

/** An entry for each pair's column, such as its heading or what stands there in a row. */
export function byPair<T>({ pairs }: HomePlan, entry: (pair: Contestant) => T): Record<PairColumn, T> {
  return recordBy(contestants(pairs.length), pairColumn, entry);
}

/** The columns of the first and of the last pair. */
export function allPairs({ pairs }: HomePlan): readonly [first: PairColumn, last: PairColumn] {
  return ["pair0", `pair${pairs.length - 1}`];
}

/** Places the lists of the Scoresheet. */
export function placeScoresheet(plan: HomePlan): ScoresheetLists {
  const sheet = texts.scoresheet.name;
  const { pairs, subrounds, scale, rounds: roundCount } = plan;
  const names: NamesList = placeList(
    {
      pair: { heading: texts.scoresheet.pair, style: STYLES.label },
      place: { heading: texts.common.place, style: STYLES.label },
      total: { heading: texts.common.total, style: pointStyle(STYLES.computed, plan) },
      name: { heading: texts.common.names, style: STYLES.entryName, span: 2 * pairs.length },
    },
    { name: "names", sheet, headingRow: 4, rows: pairs.length }
  );
  const roundsPlayed = placeRoundsPlayed({ sheet, headingRow: names.lastRow }, roundCount, 3);
  const points = vpStyle(STYLES.computed, scale);
  const pairColumns = (style: Style) => byPair(plan, (pair) => ({ heading: pairLabel(names, pair), width: 10, style }));
  // Between them stand what is wrong at the tables, and what is over the headings.
  const headingRow = roundsPlayed.lastRow + 3;
  const rounds = placeList<"round" | "imps" | PairColumn>(
    {
      round: { heading: texts.common.round, width: 12, style: STYLES.label },
      imps: { heading: texts.scoresheet.imps, width: 10, style: STYLES.computed },
      ...pairColumns(points),
    },
    { name: "rounds", sheet, headingRow, rows: subrounds.length }
  );
  const running = placeList(pairColumns(points), {
    name: "running",
    sheet,
    headingRow,
    left: rounds.right + 2,
    rows: subrounds.length,
  });
  const totals = placeList<"label" | PairColumn>(
    { label: { heading: null, span: 2, style: STYLES.sumLabel }, ...pairColumns(STYLES.sum) },
    {
      name: "totals",
      sheet,
      headingRow: rounds.lastRow,
      rows: plan.scoring === "matchpoints" ? PERCENTAGE_ROW : PERCENTAGE_ROW + 1,
    }
  );
  const chartRows = [totals.lastRow + 2, totals.lastRow + 11] as const;
  return {
    sheet,
    names,
    roundsPlayed,
    rounds,
    running,
    totals,
    chartRows,
    lastRow: chartRows[1],
    lastColumn: running.right,
  };
}

/** A pair's number with its name below it, or behind it, as typed on the Scoresheet: "4 Ann & Bob", or "Pair 4". */
export function pairLabel(names: NamesList, pair: Contestant, separator: TextPart = LINE_BREAK): Computed {
  const name = names.outside.cell("name", pair);
  return whereTyped(name, joined(contestantNumber(pair), separator, computed(name)), NUMBERED_PAIRS.long(pair));
}

/** What stands over a pair's own card: "Pair 4 Ann & Bob". */
export function pairTitle(names: NamesList, pair: Contestant): Computed {
  return withName(NUMBERED_PAIRS.long(pair), names.outside.cell("name", pair));
}

/** A pair's number and name in one line. */
export function pairName(names: NamesList, pair: Contestant): Computed {
  return pairLabel(names, pair, " ");
}
