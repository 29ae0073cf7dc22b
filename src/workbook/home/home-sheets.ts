import type { HomePlan } from "../../sessions/home/plan";
import type { ScoredHome } from "../../sessions/home/score-home";
import type { Frame } from "../assemble";
import { LINE_BREAK, withName, type Computed, type TextPart } from "../kit/content";
import { placeList, type Column, type Columns, type List } from "../kit/list";
import { linesFor } from "../scales-sheet";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { vpColumns, vpStyle, type VpColumn } from "../vp-table";
import type { HomeTable } from "./tables";

/** What the sheets of a home session are made from. */
export interface HomeSheets extends Frame {
  readonly session: ScoredHome;
  readonly places: readonly [table1: HomeTable, table2: HomeTable];
  readonly lists: ScoresheetLists;
}

/** The column of a pair, which counts from 0. */
export type PairColumn = `pair${number}`;

export type RoundsList = List<"round" | "imps" | PairColumn>;
export type PairsList = List<PairColumn>;

/** The lists of the Scoresheet, each in its place. */
export interface ScoresheetLists {
  readonly sheet: string;
  /** Where the pairs' names are typed. */
  readonly names: NamesList;
  /** What each round or half gives the pairs, and right of it their running totals. */
  readonly rounds: RoundsList;
  readonly running: PairsList;
  /** The totals and the places below the rounds, a row each. */
  readonly totals: List<"label" | PairColumn>;
  /** The rows of the chart, first and last. */
  readonly chartRows: readonly [first: number, last: number];
  /** The victory-point table at the bottom: its lines go on in the next block. None when scored by IMPs. */
  readonly vpBlocks: readonly List<VpColumn>[];
  readonly lastRow: number;
  readonly lastColumn: number;
}

/** The narrow column between the rounds and the running totals. */
export const GAP_WIDTH = 2;

const VP_BLOCKS = 3;

/** The column of a pair, which counts from 0. */
export function pairColumn(pair: number): PairColumn {
  return `pair${pair}`;
}

/** Places the lists of the Scoresheet. */
export function placeScoresheet(plan: HomePlan): ScoresheetLists {
  const sheet = texts.scoresheet.name;
  const { pairs, subrounds, scale } = plan;
  const names: NamesList = placeList(
    {
      pair: { heading: texts.scoresheet.pair, style: STYLES.label },
      name: { heading: texts.common.names, style: STYLES.entryName, span: 2 * pairs.length + 2 },
    },
    { sheet, headingRow: 4, rows: pairs.length }
  );
  const points = vpStyle(STYLES.computed, scale);
  const pairColumns = (style: Column["style"]) =>
    Object.fromEntries(
      pairs.map((_, pair) => [pairColumn(pair), { heading: pairLabel(plan, names, pair), width: 10, style }])
    ) as Columns<PairColumn>;
  const headingRow = names.lastRow + 3;
  const rounds: RoundsList = placeList<"round" | "imps" | PairColumn>(
    {
      round: { heading: texts.common.round, width: 12, style: STYLES.label },
      imps: { heading: texts.scoresheet.imps, width: 10, style: STYLES.computed },
      ...pairColumns(points),
    },
    { sheet, headingRow, rows: subrounds.length }
  );
  const running = placeList(pairColumns(points), { sheet, headingRow, left: rounds.right + 2, rows: subrounds.length });
  const totals = placeList<"label" | PairColumn>(
    { label: { heading: null, span: 2, style: STYLES.sumLabel }, ...pairColumns(STYLES.sum) },
    { sheet, headingRow: rounds.lastRow, rows: 2 }
  );
  const chartRows = [totals.lastRow + 2, totals.lastRow + 11] as const;
  const lines = scale ? Math.ceil(linesFor(scale) / VP_BLOCKS) : 0;
  const vpBlocks = (scale ? [1, 4, rounds.right + 2] : []).map((left) =>
    placeList(
      vpColumns(() => STYLES.entry),
      { sheet, headingRow: chartRows[1] + 2, left, rows: lines }
    )
  );
  return {
    sheet,
    names,
    rounds,
    running,
    totals,
    chartRows,
    vpBlocks,
    lastRow: vpBlocks[0]?.lastRow ?? chartRows[1],
    lastColumn: running.right,
  };
}

/** Where the names of the pairs are typed. */
export type NamesList = List<"pair" | "name">;

/** A pair's number with its name below it; the name follows the one typed on the Scoresheet. Pairs count from 0. */
export function pairLabel(plan: HomePlan, names: NamesList, pair: number): Computed {
  return label(plan, names, pair, LINE_BREAK);
}

/** A pair's number and name in one line. */
export function pairName(plan: HomePlan, names: NamesList, pair: number): Computed {
  return label(plan, names, pair, " ");
}

function label({ pairs }: HomePlan, names: NamesList, pair: number, separator: TextPart): Computed {
  const name = { cell: names.outside.cell("name", pair), text: pairs[pair] ?? "" };
  return withName(pair + 1, name, separator);
}
