import type { Contestant } from "../../movements/contestant";
import { computed, ifElse, ifTyped, joined, type Computed } from "../kit/content";
import { countEqual, rankOf, rounded, unlessBlank } from "../kit/formula";
import { writeLine, type Grid } from "../kit/grid";
import type { Column } from "../kit/columns";
import type { List } from "../kit/list";
import { rowContents, writeHeadings, writeList, writeRow } from "../kit/write-list";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { stepList } from "../working/steps";

/** Working columns of each contestant, by which the sheet Winners is sorted. */
const RANK_STEPS = [
  "name",
  "points",
  /** A second column of points, where there is one. */
  "also",
  /** The place as shown: "2=". */
  "place",
  /** The place as a number, for sorting; blank before there are places. */
  "order",
  /** The contestant's line in the ranking, from 1. */
  "position",
  /** Text that names the leaders from the first line down to this line; present only if there is one ranking. */
  "leaders",
] as const;
type RankStep = (typeof RANK_STEPS)[number];
export type RankList = List<RankStep>;

/** A contestant of the ranking, with contents from other sheets; without `order`, the ranking is by points. */
export interface RankingLine {
  readonly name: Computed;
  readonly points: Computed;
  readonly also?: Computed;
  readonly place: Computed;
  readonly order?: Computed;
}

/** Places the ranking on the Working sheet, from column `left` on. */
export function placeRanking(left: number, rows: number): RankList {
  return stepList("ranking", RANK_STEPS, { left, rows });
}

/**
 * Writes the ranking on the Working sheet.
 * @param ranked contestants in the order of their numbers; those without points come last in the ranking.
 * @param firsts the first row of each ranking, from 0, if several are below each other.
 */
export function putRanking(
  grid: Grid,
  list: RankList,
  ranked: readonly RankingLine[],
  firsts: readonly number[] = [0]
): void {
  writeHeadings(grid, list);
  ranked.forEach(({ name, points, also, place, order }, row) => {
    const first = Math.max(...firsts.filter((start) => start <= row));
    const last = Math.min(...firsts.filter((start) => start > row), ranked.length) - 1;
    const [cell, range] = [list.cell("order", row), list.range("order", first, last)];
    const above = aboveIn(list, first, row);
    // The lines of the rankings above this one come first.
    const before = first === 0 ? "" : `${first}+`;
    const level = above === null ? "" : `+${countEqual(above, cell)}`;
    const offset = above === null ? "" : `-COUNT(${above})`;
    const position = `IF(${cell}="",${before}COUNT(${range})+${row - first + 1}${offset},${before}${cell}${level})`;
    writeRow(grid, list, row, {
      name,
      points,
      also: also ?? "",
      place,
      order: order ?? byPoints(list, row, [first, last]),
      position: computed(position),
      ...(row < LEADERS && firsts.length === 1 && { leaders: leadersUpTo(list, row) }),
    });
  });
}

/** Returns the cells above a row that belong to the row's ranking; null if there are none. */
function aboveIn(list: RankList, first: number, row: number): string | null {
  // In the first ranking the range includes the heading, so that the formula of the first row has the form of the
  // others.
  if (first === 0) return list.above("order", row);
  return row === first ? null : list.range("order", first, row - 1);
}

function byPoints(list: RankList, row: number, among: readonly [first: number, last: number]): Computed {
  const cell = list.cell("points", row);
  return computed(unlessBlank(cell, rankOf(cell, list.range("points", ...among))));
}

/**
 * Returns a formula, valid on any sheet, for a working column's value for the contestant on a line of the ranking, from
 * 0.
 */
export function onLine(list: RankList, line: number, step: RankStep): Computed {
  return inLine(list, line, list.outside.range(step));
}

/**
 * Returns the name on a line of the ranking; blank until there are places, so that it can be filled in with a pencil.
 */
export function nameOncePlaced(list: RankList, standings: Pick<List<"place">, "cell">, line: number): Computed {
  return ifTyped(standings.cell("place", line), onLine(list, line, "name"));
}

/** Maximum number of leaders named in one line. */
const LEADERS = 4;

/** Returns the text on the leaders up to a line of the ranking, with their points, for a working column. */
function leadersUpTo(list: RankList, line: number): Computed {
  const before = line === 0 ? null : computed(list.cell("leaders", line - 1));
  const shown = (step: RankStep) => inLine(list, line, list.range(step), list.range("position")).formula;
  const leader = joined(computed(shown("name")), " ", computed(rounded(shown("points"))));
  const isNone = `COUNT(${list.range("order")})<=${line}`;
  return before ? ifElse(isNone, before, joined(before, ", ", leader)) : ifElse(isNone, "", leader);
}

/**
 * Returns a formula, valid on any sheet, for the text on all leaders with their points; blank before anybody has a
 * place.
 */
export function leadersInALine({ outside, rows }: RankList): Computed {
  return computed(`${outside.cell("leaders", Math.min(LEADERS, rows) - 1)}&""`);
}

/**
 * Returns the value for the contestant on a line of the ranking, counted from 0, taken from a range with a row for each
 * contestant.
 */
export function inLine(
  { outside }: RankList,
  line: number,
  range: string,
  positions = outside.range("position")
): Computed {
  return computed(`INDEX(${range},MATCH(${line + 1},${positions},0))`);
}

/** A ranking at the head of a sheet, the leader first; "also" is a column in small print that decides nothing. */
export type Standings<More extends string = never> = List<"place" | "name" | "total" | "also" | More, Contestant>;

type RankingColumn = Omit<Column<Contestant>, "content">;

/**
 * Returns columns that show the contestants in the order of the ranking.
 * @param also a further column, by which contestants are not ranked; absent if it is not shown.
 */
export function columnsOfRanking(
  ranking: () => RankList,
  { name, total, also }: { readonly name: RankingColumn; readonly total: RankingColumn; readonly also?: RankingColumn }
): Pick<Standings["columns"], "place" | "name" | "total"> & Partial<Standings["columns"]> {
  const shown = (column: RankingColumn, step: RankStep): Column<Contestant> => ({
    ...column,
    content: (_contestant, line) => onLine(ranking(), line, step),
  });
  return {
    place: shown({ heading: texts.common.place, style: STYLES.ranked }, "place"),
    name: shown({ style: STYLES.rankedName, ...name }, "name"),
    total: shown(total, "points"),
    ...(also && { also: shown(also, "also") }),
  };
}

/** Row heights in points; a name may take two lines. */
const HEIGHTS = { heading: 22, line: 26, rule: 22 } as const;

/** Writes a ranking, with its rule below it. */
export function putStandings<More extends string>(
  grid: Grid,
  list: Standings<More>,
  contestants: readonly Contestant[],
  rule: string
): void {
  const { heading, line, rule: below } = HEIGHTS;
  const headings = (key: string) => (key === "also" ? STYLES.besideHeading : STYLES.heading);
  writeList(grid, list, contestants, rowContents(list), heading, line, headings);
  writeLine(grid, list.lastRow + 1, list, rule, STYLES.note, below);
}
