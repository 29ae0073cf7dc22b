import { contestantNumber, contestants, forContestant, type Contestant } from "../../movements/contestant";
import { RANKED_DECIMALS } from "../../sessions/field/units";
import { areShared, hasTwoWinners, isInTeams, type FieldPlan, type FieldScoring } from "../../sessions/field/plan";
import { computed, joined, type Computed } from "../kit/content";
import { onPages } from "../kit/even-pages";
import { placeOf, rounded } from "../kit/formula";
import { newGrid, progressText, writeLine, writeProgress, writeSheetTitle, type Grid } from "../kit/grid";
import { type Column, columnCount, type Columns, numbers, recordBy } from "../kit/columns";
import { bandRow, layOutList, type List, sheetRows, sheetWidths } from "../kit/list";
import { putOver, rowContents, writeList } from "../kit/write-list";
import { fillPage, pageScale, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { onLine, nameOncePlaced } from "../result/ranking";
import { inRoundsPlayed, placeRoundsPlayed, putRoundsPlayed } from "../rounds-played";
import { faultsAt } from "../tables/faults";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES, type Style } from "../theme";
import { amountAt, uncountedAnd } from "../typed-amounts";
import { vpStyle, withDecimals } from "../vp-table";
import { placesCharts } from "./chart-data";
import { decidingStyle, whoPlays } from "./contestants";
import {
  BESIDE_COLUMNS,
  roundColumn,
  type BesideColumn,
  type ByRoundColumn,
  type FieldSheets,
  type RoundColumn,
  type ScoresheetLists,
} from "./field-sheets";
import { COLUMNS, rankingBands, rulingsInWords } from "./result";
import { decidingOf, talliedIn, talliedUpTo, type Tallied } from "./round-scores";
import { unscoredInWords } from "./rounds-over";
import { fieldTexts } from "./texts";

const { common } = texts;
const { scoresheet: words } = fieldTexts;

/** In characters: who it is, and a name where there are not many rounds. */
const [NUMBER_WIDTH, NAME_WIDTH] = [8, 24];
/**
 * In characters: of all columns, which many rounds may exceed, of a sum, and of names and rounds at least. A cell to
 * write in is 18 mm wide.
 */
const WIDTHS = { all: 140, sum: 9.3, name: 13, round: 8 } as const;
/** Widths by which columns are joined in the ranking: names are typed right of it, in saved workbooks too. */
const JOINED = { all: 111.5, sum: 7, name: 20, round: 6.2 } as const;
const HANDICAP_WIDTH = 7.6;
/** In characters: what decides and what does not in the ranking. */
const [TOTAL_WIDTH, ALSO_WIDTH] = [9, 7];
/** In points; those of rows are bounds: 8 mm on several pages. */
const HEIGHTS = { heading: 20, rule: 28, gap: 8, rows: [23.4, 36], ranking: [23.4, 44], chart: [12, 44] } as const;
const CHART_ROWS = 12;

/** Points that have no room are written smaller: a spreadsheet would show them as ###. */
const POINTS: Style = { ...STYLES.computed, size: 12, shrink: true };
const TOTAL: Style = { ...STYLES.computed, size: 12, bold: true, shrink: true };
const BESIDE: Style = { ...STYLES.beside, size: 11 };
const BESIDE_HEADING: Style = { ...STYLES.besideHeading, size: 11 };
const RANKED: Style = { ...STYLES.ranked, size: 12 };

const BESIDE_STYLES = {
  percentage: withDecimals(BESIDE),
  matchpoints: withDecimals(BESIDE),
  imps: { ...BESIDE, format: "+0.00;-0.00;0.00" },
} as const;

/** Places the lists of the Scoresheet. */
export function placeScoresheet(plan: FieldPlan, field: () => FieldSheets): ScoresheetLists {
  const sheet = texts.scoresheet.name;
  const { rounds } = plan;
  const bands = rankingBands(plan).map(({ first }) => first);
  const rows = plan.names.length;
  const beside = besideColumns(plan, field);
  const sums = columnCount(beside);
  const [, joined] = widthsIn(plan.handicaps ? { ...JOINED, sum: HANDICAP_WIDTH } : JOINED, sums, rounds);
  const widths = widthsIn(WIDTHS, sums, rounds);
  const ranking = layOutList(rankingColumns(plan, joined, field), {
    name: "ranking",
    sheet,
    headingRow: 4,
    rows,
    bands,
  });
  // Left of it a column is free.
  const left = ranking.right + 2;
  const scores = byRoundColumns(plan, widths, field, (contestant, round) =>
    deciding(field(), talliedIn(field(), contestant, round))
  );
  const right = columnCount(scores) + sums;
  const columnsOfNames = nameColumns(plan);
  // With one or two rounds of a club's own movement the names end right of the scores.
  const nameRight = Math.max(right, left + columnCount(columnsOfNames) - 1);
  const names = layOutList(columnsOfNames, {
    name: "names",
    sheet,
    headingRow: 4,
    left,
    right: nameRight,
    rows,
    bands,
  });
  const roundsPlayed = placeRoundsPlayed({ sheet, headingRow: names.lastRow, left, right: nameRight }, rounds);
  // Between them stand what is wrong at the tables, who has no score on some boards, and what is over the headings.
  const below = { sheet, headingRow: roundsPlayed.lastRow + 4, rows, bands };
  const ofRound = layOutList<ByRoundColumn | "total" | "place", Contestant>(
    { ...scores, ...totalColumns(plan, field) },
    { name: "ofRound", ...below, right }
  );
  const running = layOutList<ByRoundColumn | BesideColumn, Contestant>(
    {
      ...byRoundColumns(plan, widths, field, (contestant, round) => runningIn(field(), contestant, round)),
      ...beside,
    },
    { name: "running", ...below, headingRow: ofRound.lastRow + 3, alignWith: ofRound }
  );
  const top = running.lastRow + 2;
  return { sheet, ranking, names, roundsPlayed, ofRound, running, chartRows: [top, top + CHART_ROWS - 1] };
}

/** The widths of a name and of a round, which share what sums leave them. */
function widthsIn({ all, sum, ...least }: Record<keyof typeof WIDTHS, number>, sums: number, rounds: number) {
  const room = all - NUMBER_WIDTH - sums * sum;
  const name = Math.max(least.name, Math.min(NAME_WIDTH, room - rounds * least.round));
  return [name, Math.max(least.round, (room - name) / rounds)] as const;
}

/** A line of the ranking: over the columns of the first rounds. */
function rankingColumns(
  plan: FieldPlan,
  width: number,
  field: () => FieldSheets
): Partial<ScoresheetLists["ranking"]["columns"]> {
  const { points, also } = COLUMNS[plan.scoring];
  const shown = (step: "place" | "points" | "also") => (_contestant: Contestant, line: number) =>
    onLine(field().result.ranking, line, step);
  const over = (characters: number) => Math.ceil(characters / width);
  return {
    place: { heading: common.place, style: RANKED, content: shown("place") },
    name: {
      heading: whoPlays(plan),
      style: STYLES.rankedName,
      content: (_contestant, line) => nameOncePlaced(field().result.ranking, field().lists.ranking, line),
    },
    total: {
      heading: points,
      span: over(TOTAL_WIDTH),
      style: decidingStyle(RANKED, plan),
      content: shown("points"),
    },
    also: {
      heading: also === "imps" ? words.crossImps : words.percentage,
      span: over(ALSO_WIDTH),
      style: BESIDE_STYLES[also],
      content: shown("also"),
    },
  };
}

function nameColumns(plan: FieldPlan): Partial<ScoresheetLists["names"]["columns"]> {
  const { handicaps, names } = plan;
  return {
    number: { heading: whoPlays(plan), style: STYLES.label, content: contestantNumber },
    name: {
      heading: common.names,
      span: "rest",
      style: STYLES.entryName,
      content: (contestant) => forContestant(names, contestant) || null,
    },
    ...(handicaps && {
      handicap: {
        heading: words.handicap,
        style: STYLES.entry,
        rule: numbers("decimal", [-999, 999], words.entry.handicap),
        content: (contestant: Contestant) => forContestant(handicaps, contestant) || null,
      },
    }),
  };
}

/** Columns of the contestant and of each round. */
function byRoundColumns(
  plan: FieldPlan,
  [nameWidth, width]: readonly [name: number, round: number],
  field: () => FieldSheets,
  content: (contestant: Contestant, round: number) => Computed
): Columns<ByRoundColumn, Contestant> {
  const style = decidingStyle(POINTS, plan);
  const name = (contestant: Contestant) => computed(`${field().lists.names.cell("name", contestant)}&""`);
  return {
    number: { heading: whoPlays(plan), width: NUMBER_WIDTH, style: STYLES.label, content: contestantNumber },
    name: { heading: common.names, width: nameWidth, style: TEAM_STYLES.left, content: name },
    ...recordBy(
      plan.stretches,
      (_, round): RoundColumn => roundColumn(round),
      (_, round): Column<Contestant> => ({
        heading: round + 1,
        width,
        style,
        content: (contestant) => content(contestant, round),
      })
    ),
  };
}

/** The total takes the columns that what does not decide has below it, but for that of the place. */
function totalColumns(plan: FieldPlan, field: () => FieldSheets) {
  const total = (contestant: Contestant) => totalOf(field(), contestant);
  const place = (contestant: Contestant) => {
    const { cell, range } = field().lists.ofRound;
    const ranking = plan.rankings.find((candidates) => candidates.includes(contestant)) ?? [];
    return computed(placeOf(cell("total", contestant), range("total", ranking[0], ranking[ranking.length - 1])));
  };
  const style = decidingStyle(TOTAL, plan);
  return {
    total: {
      heading: plan.handicaps ? words.totalWithHandicap : common.total,
      span: "rest" as const,
      width: WIDTHS.sum,
      style,
      name: "Total",
      content: total,
    },
    place: { heading: common.place, width: WIDTHS.sum, style: TOTAL, name: "Place", content: place },
  };
}

/** Columns that are not ranked. Without handicaps the ranked value is left out, as the total shows it. */
function besideColumns(plan: FieldPlan, field: () => FieldSheets): Partial<ScoresheetLists["running"]["columns"]> {
  const { scoring, scale, handicaps, rounds } = plan;
  const isTotal = (decides: FieldScoring) => !handicaps && scoring === decides;
  const inTeams = isInTeams(scoring);
  const beside = (heading: string, style: Style, key: BesideColumn, name?: string): Column<Contestant> => ({
    heading,
    width: WIDTHS.sum,
    style,
    ...(name !== undefined && { name }),
    content: (contestant) => {
      const sums = talliedUpTo(field(), contestant, rounds - 1);
      return computed(`IF(${key === "points" ? sums.count : sums.boards}=0,"",${rounded(sums[key])})`);
    },
  });
  return {
    ...(!isTotal("matchpoints") && {
      percentage: beside(words.percentage, BESIDE_STYLES.percentage, "percentage", "Percent"),
    }),
    ...(!inTeams && { matchpoints: beside(words.matchpoints, BESIDE_STYLES.matchpoints, "matchpoints") }),
    ...(!isTotal("cross-imps") && { imps: beside(words.crossImps, BESIDE_STYLES.imps, "imps", "Imps") }),
    ...(inTeams &&
      !isTotal(scoring) && {
        points: beside(COLUMNS[scoring].points, vpStyle(STYLES.beside, scale), "points", "Points"),
      }),
  };
}

/** The points that decide; "" without a score. */
function deciding(field: FieldSheets, sums: Tallied, sum = decidingOf(sums, field.session.plan)): Computed {
  return computed(`IF(${sums.count}=0,"",${sum})`);
}

/** A contestant's total, with handicap and penalties. */
function totalOf(field: FieldSheets, contestant: Contestant): Computed {
  const sums = talliedUpTo(field, contestant, field.session.plan.rounds - 1);
  return deciding(field, sums, withHandicap(field, contestant, sums));
}

/** A contestant's ranked value after a round, less penalties; blank before the first score. */
function runningIn(field: FieldSheets, contestant: Contestant, round: number): Computed {
  const sums = talliedUpTo(field, contestant, round);
  const isNone = `OR(${field.rounds.outside.cell("scored", round)}=0,${sums.count}=0)`;
  return computed(`IF(${isNone},"",${withHandicap(field, contestant, sums)})`);
}

/** The ranked value with the typed handicap, if there are any. */
function withHandicap({ lists, amounts, session }: FieldSheets, contestant: Contestant, sums: Tallied): string {
  const formula = decidingOf(sums, session.plan);
  if (!lists.names.has("handicap")) return formula;
  return rounded(`${formula}+N(${amountAt(amounts, contestantNumber(contestant))})`, RANKED_DECIMALS);
}

/**
 * Returns the Scoresheet: the ranking, the names, the scores of each round with running totals, and a chart of the
 * places.
 */
export function scoresheet(field: FieldSheets): Draft {
  const { session, lists, head, paper } = field;
  const { plan } = session;
  const { sheet, ranking, names, ofRound, running, chartRows } = lists;
  const all = contestants(plan.names.length);
  const widths = sheetWidths(ofRound, running);
  const grid = newGrid(sheet, widths, pageScale(paper, widths, "landscape"));
  writeSheetTitle(grid, head, sheet, widths.length);
  writeList(grid, ranking, all, rowContents(ranking), HEIGHTS.heading, undefined, (key) =>
    key === "also" ? BESIDE_HEADING : STYLES.heading
  );
  writeList(grid, names, all, rowContents(names), undefined, undefined, (key) =>
    key === "handicap" ? STYLES.pairHeading : STYLES.heading
  );
  for (const list of [ranking, names, ofRound, running]) putBands(grid, list, plan);
  putStatus(grid, field);
  const rounds = [roundColumn(0), roundColumn(plan.rounds - 1)] as const;
  const withHandicap = plan.handicaps ? words.withHandicap : "";
  putOver(grid, ofRound, rounds, words.ofRound[plan.scoring], STYLES.label);
  writeList(grid, ofRound, all, rowContents(ofRound), HEIGHTS.heading);
  putOver(grid, running, rounds, words.running[plan.scoring] + withHandicap, STYLES.label);
  writeList(grid, running, all, rowContents(running), HEIGHTS.heading, undefined, (key) =>
    (BESIDE_COLUMNS as readonly string[]).includes(key) ? BESIDE_HEADING : STYLES.heading
  );
  const [top, bottom] = chartRows;
  for (const chart of placesCharts(field, { top, bottom }, widths)) grid.chart(chart);
  const chart = Array.from({ length: CHART_ROWS }, (_, row) => top + row);
  // A row without cells would be as high as usual.
  for (const row of chart) grid.put(row, 1, null, STYLES.note);
  for (const row of [ofRound.lastRow + 1, top - 1]) grid.height(row, HEIGHTS.gap);
  // Of an empty workbook the chart is left out: it is for the screen.
  const isEmpty = session.totals.every((total) => total === null);
  const onePage = printSetup(paper, isEmpty ? running.lastRow : bottom, widths.length, { orientation: "landscape" });
  const rows = [...[ranking, ofRound, running].flatMap(sheetRows), ...(isEmpty ? [] : chart)];
  const starts = [ofRound.headingRow - 1, ofRound.lastRow + 1, ...(isEmpty ? [] : [top - 1])];
  return grid.finish({
    print: () => {
      const onPagesFrom = (from: readonly number[]) => onPages(grid, onePage, rows, HEIGHTS.rows[0], from);
      // Lists of long names that are higher than a page go on on the next.
      const inLists = [...starts, ...[ranking, ofRound, running].flatMap(sheetRows)].sort((one, other) => one - other);
      const print = onPagesFrom(starts) ?? onPagesFrom(inLists) ?? onePage;
      fillPage(grid, print, rows, HEIGHTS.rows);
      fillPage(grid, print, sheetRows(ranking), HEIGHTS.ranking);
      return fillPage(grid, print, chart, HEIGHTS.chart);
    },
  });
}

/** Writes what heads each ranking, where there is more than one. */
function putBands(
  grid: Grid,
  list: Pick<List<string>, "row" | "bands" | "left" | "right">,
  plan: Pick<FieldPlan, "rankings">
): void {
  for (const { heading, first } of rankingBands(plan))
    writeLine(grid, bandRow(list, first), list, heading, STYLES.band);
}

/** How many boards all tables have scored, of those of the rounds that are played; where boards travel, the results. */
function fieldProgress({ session: { plan }, places, boards, amounts }: FieldSheets): Computed {
  const shared = areShared(plan);
  const inPlay = inRoundsPlayed(
    plan.stretches.map((round) =>
      shared ? round.boards.length : round.tables.reduce((sum, seating) => sum + seating.boards.length, 0)
    ),
    amountAt(amounts, 0)
  );
  if (shared) return progressText(`SUM(${boards.outside.range("complete")})`, inPlay);
  const done = places.map(({ table }) => boards.outside.range(`done${table}`)).join();
  return joined(computed(`SUM(${done})`), ...common.resultsIn(inPlay));
}

/** The rule of the ranking, how many boards are scored, where the evening ends early, what is wrong at the tables, and penalties. */
function putStatus(grid: Grid, field: FieldSheets): void {
  const { session, lists, amounts, faults, unscored } = field;
  const { ranking, roundsPlayed, ofRound } = lists;
  const { plan } = session;
  const { lastRow } = roundsPlayed;
  const { right } = ofRound;
  putRoundsPlayed(grid, roundsPlayed);
  writeLine(
    grid,
    lastRow,
    ranking,
    texts.scoresheet.rule(plan.scoring, plan.handicaps !== null, hasTwoWinners(plan)),
    STYLES.note,
    HEIGHTS.rule
  );
  writeProgress(grid, fieldProgress(field));
  writeLine(grid, lastRow + 1, { right }, uncountedAnd(amounts, faultsAt(faults)), STYLES.check);
  writeLine(
    grid,
    lastRow + 2,
    { right },
    joined(...rulingsInWords(field), unscoredInWords(unscored, plan)),
    STYLES.subtitle
  );
}
