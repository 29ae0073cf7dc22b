import type { Contestant } from "../../movements/contestant";
import type { VpScale } from "../../bridge/vp/scale";
import type { Frame } from "../assemble";
import { codeOf, plainAddress } from "../kit/card-code";
import { computed, ifElse, isComputed, joined, type Computed, type Content } from "../kit/content";
import { progressOn, writeLine, writeProgress, titledGrid, type Grid } from "../kit/grid";
import { type Columns, widthsOf } from "../kit/columns";
import { bandRow, layOutList, type List, listNames, sheetRows } from "../kit/list";
import { writeHeadings, writeRow } from "../kit/write-list";
import { fillPage, printSetup } from "../kit/page";
import type { DefinedName, Draft } from "../model";
import { texts } from "../texts";
import { faultCount, type FaultList } from "../tables/faults";
import { RESULT_STYLES } from "../theme";
import { vpStyle, withDecimals } from "../vp-table";
import { bestCaption, bestWon, type BestBoard } from "./best-board";
import { playedAt } from "./played";
import { onLine, type RankingLine, type RankList, nameOncePlaced } from "./ranking";

/** The columns of the ranking. */
type ResultColumn = "place" | "name" | "points" | "also";

/** Contents of the sheet Winners for a kind of session. */
export interface ResultParts {
  readonly who: string;
  /** Heading of the points, and the scale if they are victory points. */
  readonly points: string;
  readonly scale: VpScale | null;
  /** True if the points always have two decimals, whatever the scale. */
  readonly hasDecimals?: boolean;
  /** Heading of a second column of points, and their format: signed, or with two decimals. */
  readonly also?: { readonly heading: string; readonly shown: "plain" | "signed" | "decimals" };
  /** Name of the sheet with the session's progress. */
  readonly progressOn: string;
  readonly unfinished: Unfinished;
  readonly faults: FaultList;
  /** Text on the penalties, and on the rule for the places. */
  readonly rule: string | Computed;
  /** The winner and the margin, if the session is a match of two teams. */
  readonly sentence?: Computed;
  readonly withHandicap?: Computed;
  readonly ranking: RankList;
  readonly ranked: readonly RankingLine[];
  /** The contestants in the order of their places, the leader first. */
  readonly standings: readonly Contestant[];
  /** The rankings below each other, if there is more than one. */
  readonly rankings?: readonly RankingBand[];
  readonly best: BestBoard | null;
}

/**
 * Formulas for a session that is not over. `condition` is true while it is not over. If rounds are counted, `over` is
 * the number of finished rounds, `all` is the number of all rounds, and `hasLater` is true if boards of rounds after
 * the finished ones count as well.
 */
export interface Unfinished {
  readonly condition: string;
  readonly rounds?: { readonly over: string; readonly all: string; readonly hasLater: string };
}

/** Heading of a ranking, and the line of the standings before which it is written, from 0. */
export interface RankingBand {
  readonly heading: string;
  readonly first: number;
}

/** Row heights in points; names may take two lines. */
const HEIGHTS = {
  gap: 10,
  unfinished: 26,
  heading: 30,
  row: 72,
  rule: 40,
  /** Height of the rule's row if the text may begin with rulings, which are typed later. */
  ruled: 60,
  sentence: 64,
  caption: 34,
  best: 66,
  table: 28,
  site: 64,
} as const;
/** The row below the session's progress. */
const PROGRESS_END = 4;
/** Minimum height of a name's row, in points. It is low, so that many names still fit on one page. */
const MIN_ROW_HEIGHT = 36;

/** Number of columns that a name takes; the texts in the title's line are divided between them. */
const NAME_SPAN = 4;

/** Width in characters of each of the columns that a name takes, with one column of points and with two. */
const NAME_WIDTHS = [16, 13] as const;

/** A sheet and the names of its columns. */
export interface ResultSheet {
  readonly sheet: Draft;
  readonly names: readonly DefinedName[];
}

/** The sheet Winners: the ranking by formulas, the leader first, in large letters, and the best board below it. */
export function resultSheet({ head, paper, site }: Frame, parts: ResultParts): ResultSheet {
  const { name: sheet, withHandicap: caption } = texts.result;
  const headingRow = parts.sentence ? 7 : 5;
  const list = layOutList<ResultColumn>(columnsOf(parts), {
    sheet,
    headingRow,
    rows: parts.ranked.length,
    bands: parts.rankings?.map(({ first }) => first) ?? [],
  });
  const grid = titledGrid(head, sheet, widthsOf(list));
  writeProgress(grid, withFaults(progressOn(parts.progressOn), parts.faults));
  putUnfinished(grid, list.right, parts.ranking.outside.range("order"), parts.unfinished);
  if (parts.sentence) putSentence(grid, list, 5, parts.sentence);
  putStandings(grid, list, parts);
  let row = list.lastRow;
  const ruleHeight = isComputed(parts.rule) ? HEIGHTS.ruled : HEIGHTS.rule;
  writeLine(grid, row + 1, { right: list.right }, parts.rule, RESULT_STYLES.rule, ruleHeight);
  if (parts.withHandicap) {
    putCaption(grid, list, row + 2, caption);
    putSentence(grid, list, row + 3, parts.withHandicap);
    row += 3;
  }
  if (parts.best) {
    putCaption(grid, list, row + 2, bestCaption(parts.best));
    row = putBoard(grid, list, row + 3, parts.best);
  }
  if (site !== undefined) row = putSite(grid, list, row + 2, site);
  const print = printSetup(paper, Math.max(row, list.lastRow + 1), list.right, { once: [list.area("place")] });
  const fill = () => fillPage(grid, print, sheetRows(list), [MIN_ROW_HEIGHT, HEIGHTS.row]);
  return { sheet: grid.finish({ print: fill }), names: listNames(list, "Result") };
}

function columnsOf({ who, points, scale, hasDecimals, also }: ResultParts): Partial<Columns<ResultColumn>> {
  const { place, name, points: pointStyle, also: plain, alsoSigned: signed } = RESULT_STYLES;
  const styles = { plain, signed, decimals: withDecimals(plain) };
  const shown = hasDecimals ? withDecimals(pointStyle) : vpStyle(pointStyle, scale);
  return {
    place: { heading: texts.common.place, width: 11, style: place, name: "Place" },
    name: { heading: who, width: NAME_WIDTHS[also ? 1 : 0], span: NAME_SPAN, style: name, name: "Name" },
    points: { heading: points, width: 16, style: shown, name: "Points" },
    ...(also && { also: { heading: also.heading, width: 14, style: styles[also.shown] } }),
  };
}

function putStandings(grid: Grid, list: List<ResultColumn>, { ranking, standings, rankings }: ResultParts): void {
  writeHeadings(grid, list, RESULT_STYLES.heading);
  grid.height(list.headingRow, HEIGHTS.heading);
  for (const { heading, first } of rankings ?? []) putCaption(grid, list, bandRow(list, first), heading);
  standings.forEach((_, line) => {
    const shown = (step: ResultColumn) => onLine(ranking, line, step);
    writeRow(grid, list, line, {
      place: shown("place"),
      name: nameOncePlaced(ranking, list, line),
      points: shown("points"),
      ...(list.has("also") && { also: shown("also") }),
    });
  });
}

/**
 * Writes the note that the session is not over, which is shown once there are places, below the session's progress.
 * @param places the range of the places.
 */
export function putUnfinished(grid: Grid, right: number, places: string, { condition, rounds }: Unfinished): void {
  const { unfinished, unfinishedAfter, andLater } = texts.result;
  const afterRounds = (over: string, all: string, hasLater: string) =>
    joined(...unfinishedAfter(computed(over), computed(all)), ifElse(hasLater, andLater));
  const progress = rounds
    ? ifElse(`${rounds.over}=0`, unfinished, afterRounds(rounds.over, rounds.all, rounds.hasLater))
    : unfinished;
  const isSo = `AND(COUNT(${places})>0,${condition})`;
  writeLine(grid, PROGRESS_END, { right }, ifElse(isSo, progress), RESULT_STYLES.caption, HEIGHTS.unfinished);
}

/** The session's progress, with the number of boards to check. */
function withFaults(progress: Computed, faults: FaultList): Computed {
  const count = faultCount(faults);
  return joined(progress, ifElse(`${count}=0`, "", joined(...texts.result.toCheck(computed(count)))));
}

function putSentence(grid: Grid, { right }: Pick<List<string>, "right">, row: number, sentence: Computed): void {
  writeLine(grid, row, { right }, sentence, RESULT_STYLES.sentence, HEIGHTS.sentence);
  grid.height(row + 1, HEIGHTS.gap);
}

function putCaption(grid: Grid, { right }: Pick<List<string>, "right">, row: number, caption: Content): void {
  writeLine(grid, row, { right }, caption, RESULT_STYLES.caption, HEIGHTS.caption);
}

/**
 * Writes the best board from row `top` on, with its results at the two tables.
 * @returns the last row.
 */
function putBoard(grid: Grid, list: List<ResultColumn>, top: number, best: BestBoard): number {
  const { right } = list;
  const points = list.column("points");
  for (const side of [0, 1] as const) {
    const played = playedAt(best, side);
    const row = top + side;
    grid.put(row, 1, played.table, RESULT_STYLES.table);
    writeLine(grid, row, { left: list.column("name"), right: points - 1 }, played.words, RESULT_STYLES.played);
    writeLine(grid, row, { left: points, right }, played.points, RESULT_STYLES.northSouth, HEIGHTS.table);
  }
  const last = top + 3;
  grid.height(last - 1, HEIGHTS.gap);
  writeLine(grid, last, { right }, bestWon(best), RESULT_STYLES.best, HEIGHTS.best);
  return last;
}

/** Writes the address of the site into a row, with its code for phones. @returns the row. */
function putSite(grid: Grid, list: List<ResultColumn>, row: number, site: string): number {
  const { words, description } = texts.result.site;
  grid.height(row - 1, HEIGHTS.gap);
  grid.picture({ squares: codeOf(site), row, column: 1, right: 0, down: 2, size: HEIGHTS.site - 4, description });
  writeLine(
    grid,
    row,
    { left: list.column("name"), right: list.right },
    words(plainAddress(site)),
    RESULT_STYLES.site,
    HEIGHTS.site
  );
  return row;
}
