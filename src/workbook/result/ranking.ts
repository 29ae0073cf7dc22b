import type { Contestant } from "../../movements/contestant";
import { computed, ifElse, ifTyped, joined, type Computed } from "../kit/content";
import { countEqual, rankOf, rounded, unlessBlank } from "../kit/formula";
import { writeLine, type Grid } from "../kit/grid";
import { rowContents, writeHeadings, writeList, writeRow, type Column, type List } from "../kit/list";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { stepList } from "../working/steps";

/** Steps of each pair or team, by which the sheet Winners is sorted. */
const RANK_STEPS = [
  "name",
  "points",
  /** A second column of points, where there is one. */
  "also",
  /** As it is shown: "2=". */
  "place",
  /** The place by which they are sorted, as a number; blank before they have any. */
  "order",
  /** Line of the ranking. */
  "position",
  /** The leaders in words, of one ranking alone. */
  "leaders",
] as const;
type RankStep = (typeof RANK_STEPS)[number];
export type RankList = List<RankStep>;

/** A pair or a team by what other sheets have of it; without an order it is that of the points. */
export interface RankingLine {
  readonly name: Computed;
  readonly points: Computed;
  readonly also?: Computed;
  readonly place: Computed;
  readonly order?: Computed;
}

/** Places the ranking on the Working sheet, from a column on. */
export function placeRanking(left: number, rows: number): RankList {
  return stepList("ranking", RANK_STEPS, { left, rows });
}

/**
 * Writes the ranking on the Working sheet.
 * @param ranked in the order of their numbers; those without points come last.
 * @param firsts the first row of each ranking, from 0, where there are several below each other.
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
    // Those of rankings above it have the lines before.
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

/** The rows of a ranking above a row; null where there are none that can be counted. */
function aboveIn(list: RankList, first: number, row: number): string | null {
  // Of the first ranking from its heading on: the formula is the same in each row then.
  if (first === 0) return list.above("order", row);
  return row === first ? null : list.range("order", first, row - 1);
}

function byPoints(list: RankList, row: number, among: readonly [first: number, last: number]): Computed {
  const cell = list.cell("points", row);
  return computed(unlessBlank(cell, rankOf(cell, list.range("points", ...among))));
}

/** Returns a step of the contestant on a line of the ranking, from 0, for any sheet. */
export function onLine(list: RankList, line: number, step: RankStep): Computed {
  return inLine(list, line, list.outside.range(step));
}

/** The name on a line of the ranking; blank until there are places: the line is filled in with a pencil. */
export function nameOncePlaced(list: RankList, standings: Pick<List<"place">, "cell">, line: number): Computed {
  return ifTyped(standings.cell("place", line), onLine(list, line, "name"));
}

/** The most leaders that are named in a line. */
const LEADERS = 4;

/** The leaders up to a line, with their points: a step's formula. */
function leadersUpTo(list: RankList, line: number): Computed {
  const before = line === 0 ? null : computed(list.cell("leaders", line - 1));
  const shown = (step: RankStep) => inLine(list, line, list.range(step), list.range("position")).formula;
  const leader = joined(computed(shown("name")), " ", computed(rounded(shown("points"))));
  const isNone = `COUNT(${list.range("order")})<=${line}`;
  return before ? ifElse(isNone, before, joined(before, ", ", leader)) : ifElse(isNone, "", leader);
}

/** The leaders with their points in a line, for any sheet; nothing before anybody has a place. */
export function leadersInALine({ outside, rows }: RankList): Computed {
  return computed(`${outside.cell("leaders", Math.min(LEADERS, rows) - 1)}&""`);
}

/** Returns the value of another list with a row for each pair or team, as a range for any sheet. */
export function inLine(
  { outside }: RankList,
  line: number,
  range: string,
  positions = outside.range("position")
): Computed {
  return computed(`INDEX(${range},MATCH(${line + 1},${positions},0))`);
}

/** A ranking at the head of a sheet, the leader first, and small beside it what does not decide. */
export type Standings<More extends string = never> = List<"place" | "name" | "total" | "also" | More, Contestant>;

type RankingColumn = Omit<Column<Contestant>, "content">;

/**
 * Returns columns whose lines show the contestants in order.
 * @param also the column that is not ranked, if shown.
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

/** In points: a name may take two lines. */
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
