import { type Contestant, contestantNumber, forContestant } from "../../movements/contestant";
import { type FieldPlan, type FieldScoring, isInTeams } from "../../sessions/field/plan";
import { RANKED_DECIMALS } from "../../sessions/field/units";
import { type Column, columnCount, type Columns, numbers, recordBy } from "../kit/columns";
import { computed, type Computed } from "../kit/content";
import { placeOf, rounded } from "../kit/formula";
import { layOutList } from "../kit/list";
import { nameOncePlaced, onLine } from "../result/ranking";
import { placeRoundsPlayed } from "../rounds-played";
import { texts } from "../texts";
import { type Style, STYLES, TEAM_STYLES } from "../theme";
import { amountAt } from "../typed-amounts";
import { vpStyle, withDecimals } from "../vp-table";
import { decidingStyle, whoPlays } from "./contestants";
import {
  type BesideColumn,
  type ByRoundColumn,
  type FieldSheets,
  roundColumn,
  type RoundColumn,
  type ScoresheetLists,
} from "./field-sheets";
import { COLUMNS, rankingBands } from "./result";
import { decidingOf, type Tallied, talliedIn, talliedUpTo } from "./round-scores";
import { fieldTexts } from "./texts";

const { common } = texts;
const { scoresheet: words } = fieldTexts;

/** Widths in characters: a contestant's number, and the maximum for names. */
const [NUMBER_WIDTH, NAME_WIDTH] = [8, 24];

/**
 * Widths in characters: all columns together, unless many rounds need more; a sum; the minimum for names and for rounds.
 * A cell to write in is 18 mm wide.
 */
const WIDTHS = { all: 140, sum: 9.3, name: 13, round: 8 } as const;

/**
 * Widths by which columns are merged in the ranking. They stay as they are, since they decide the columns of the typed
 * names to its right, in saved workbooks too.
 */
const JOINED = { all: 111.5, sum: 7, name: 20, round: 6.2 } as const;
const HANDICAP_WIDTH = 7.6;

/** Minimum widths in the ranking, in characters: the points that rank, and those that do not. */
const [TOTAL_WIDTH, ALSO_WIDTH] = [9, 7];

export const CHART_ROWS = 12;

/** Points shrink to fit, as a spreadsheet would otherwise show ###. */
const POINTS: Style = { ...STYLES.computed, size: 12, shrink: true };
const TOTAL: Style = { ...STYLES.computed, size: 12, bold: true, shrink: true };
const BESIDE: Style = { ...STYLES.beside, size: 11 };

const RANKED: Style = { ...STYLES.ranked, size: 12 };

const BESIDE_STYLES = {
  percentage: withDecimals(BESIDE),
  matchpoints: withDecimals(BESIDE),
  imps: { ...BESIDE, format: "+0.00;-0.00;0.00" },
} as const;

/** Lays out the lists of the Scoresheet. */
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
  // A column between the ranking and the names is free.
  const left = ranking.right + 2;
  const scores = byRoundColumns(plan, widths, field, (contestant, round) =>
    deciding(field(), talliedIn(field(), contestant, round))
  );
  const right = columnCount(scores) + sums;
  const columnsOfNames = nameColumns(plan);
  // With only one or two rounds, the names end to the right of the scores.
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
  // The rows between are for faults at the tables, contestants without a score on some boards, and upper headings.
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

/** Returns the widths of a name and of a round, which share the width that sums leave. */
function widthsIn({ all, sum, ...min }: Record<keyof typeof WIDTHS, number>, sums: number, rounds: number) {
  const room = all - NUMBER_WIDTH - sums * sum;
  const name = Math.max(min.name, Math.min(NAME_WIDTH, room - rounds * min.round));
  return [name, Math.max(min.round, (room - name) / rounds)] as const;
}

/** Returns the columns of the ranking, above those of the first rounds. */
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

/** Returns the columns of contestants and rounds. */
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

/** Returns the columns of total and place; the total is as wide as the columns below it that are not ranked. */
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

/** Returns the columns that are not ranked, without the ranked value unless there are handicaps: the total shows it. */
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

/** Returns the points that rank; blank without a score. */
function deciding(field: FieldSheets, sums: Tallied, sum = decidingOf(sums, field.session.plan)): Computed {
  return computed(`IF(${sums.count}=0,"",${sum})`);
}

/** Returns a contestant's total, with handicap and penalties. */
function totalOf(field: FieldSheets, contestant: Contestant): Computed {
  const sums = talliedUpTo(field, contestant, field.session.plan.rounds - 1);
  return deciding(field, sums, withHandicap(field, contestant, sums));
}

/** Returns a contestant's total after a round; blank before the first score. */
function runningIn(field: FieldSheets, contestant: Contestant, round: number): Computed {
  const sums = talliedUpTo(field, contestant, round);
  const isNone = `OR(${field.rounds.outside.cell("scored", round)}=0,${sums.count}=0)`;
  return computed(`IF(${isNone},"",${withHandicap(field, contestant, sums)})`);
}

/** Returns the formula for the ranked value with the handicap, if there are handicaps. */
function withHandicap({ lists, amounts, session }: FieldSheets, contestant: Contestant, sums: Tallied): string {
  const formula = decidingOf(sums, session.plan);
  if (!lists.names.has("handicap")) return formula;
  return rounded(`${formula}+N(${amountAt(amounts, contestantNumber(contestant))})`, RANKED_DECIMALS);
}
