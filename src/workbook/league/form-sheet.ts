import { contestantNumber, type Contestant } from "../../movements/contestant";
import { isDivided } from "../../sessions/event/divisions";
import type { LeaguePlan } from "../../sessions/event/plan";
import type { LeagueRound } from "../../sessions/event/schedule/fixture-rounds";
import type { ScoredLeague } from "../../sessions/event/score-event";
import { computed, type Computed } from "../kit/content";
import { countEqual, rounded, sumWhereEqual } from "../kit/formula";
import { newGrid, writeHint, writeLine, writeSheetTitle, DEFAULT_HEIGHT, type Grid } from "../kit/grid";
import { column, type Column, type Columns, recordBy, widthsOf } from "../kit/columns";
import { layOutList, sheetRows } from "../kit/list";
import { rowContents, writeList } from "../kit/write-list";
import { fillPage, fillRemainingRows, heightOnPage, printSetup } from "../kit/page";
import type { Draft, PrintSetup } from "../model";
import { texts } from "../texts";
import { FORM_POINTS, LEAGUE_STYLES, STYLES } from "../theme";
import { vpStyle } from "../vp-table";
import { formChart } from "./chart-data";
import { roundColumn, type FormColumn, type FormPart, type LeagueLists, type LeagueSheets } from "./league-lists";
import { linesOfRound } from "./in-division";
import { givenName, shownName } from "./names";

const { common, league } = texts;
const { form: words } = league;

/**
 * Bounds for the height of a team's row, in points. If rows would be lower than MIN_ON_PAGE (8 mm on paper), the
 * running totals have a page of their own; if they can be as high as MIN_ABOVE_CHART (9 mm), the chart is on the same
 * page.
 */
const ROW_BOUNDS = [DEFAULT_HEIGHT, 40] as const;
const [MIN_ON_PAGE, MIN_ABOVE_CHART] = [23, 28] as const;

/** Number of rows that the chart covers, and bounds for their height in points. */
const [CHART_ROWS, CHART_BOUNDS] = [32, [6, DEFAULT_HEIGHT]] as const;

/** Least width of the sheet in characters: the columns of a short season are narrower than the title. */
const MIN_WIDTH = 100;

/**
 * Most rounds on one sheet; with more rounds the columns would be too small to read, so the second half has its own
 * sheet.
 */
const MAX_ROUNDS_BESIDE = 19;

/**
 * Widths in characters: of the columns of numbers and names, of an upright page, of a page across; and the least and
 * greatest width of a round's column.
 */
const WIDTHS = { number: 5.5, name: 26, upright: 106, page: 138, least: 6.5, most: 11 } as const;

/** Columns of rounds narrower than this, in characters, have smaller letters. */
const WIDE = 8;

/** Places the sheets of the Form: one for each division, or two if it has many rounds. */
export function placeForms({ plan }: ScoredLeague, sheets: () => LeagueSheets): LeagueLists["form"] {
  const [first, ...more] = plan.divisions.flatMap((_, division) => placeDivision(plan, division, sheets));
  if (!first) throw new Error("A league has a division.");
  return [first, ...more];
}

/** Returns the list in which a team's name is typed, and the team's row there, from 0. */
export function namedOn(
  form: LeagueLists["form"],
  team: Contestant
): { readonly list: FormPart["vps"]; readonly row: number } {
  const part = form.find(({ teams }) => teams.includes(team)) ?? form[0];
  return { list: part.vps, row: part.teams.indexOf(team) };
}

function placeDivision(plan: LeaguePlan, division: number, sheets: () => LeagueSheets): FormPart[] {
  const rounds = plan.fixtures.filter((round) => round.division === division);
  const [first, second] = isDivided(plan)
    ? [words.ofDivision(division + 1), words.secondOfDivision(division + 1)]
    : [words.name, words.second];
  if (rounds.length <= MAX_ROUNDS_BESIDE) return [placeForm(plan, first, division, rounds, sheets)];
  const half = Math.ceil(rounds.length / 2);
  return [
    placeForm(plan, first, division, rounds.slice(0, half), sheets),
    placeForm(plan, second, division, rounds.slice(half), sheets),
  ];
}

function placeForm(
  { scale, divisions }: LeaguePlan,
  sheet: string,
  division: number,
  rounds: readonly LeagueRound[],
  sheets: () => LeagueSheets
): FormPart {
  const teams = divisions[division]?.teams ?? [];
  const { number, name, least, most } = WIDTHS;
  const page = isUpright(rounds) ? WIDTHS.upright : WIDTHS.page;
  const width = Math.max(least, Math.min(most, Math.floor((2 * (page - number - name)) / rounds.length) / 2));
  const size = width < WIDE ? "narrow" : "wide";
  const shown = column<Contestant>(common.team, name, LEAGUE_STYLES.formName, (team) => shownName(sheets(), team));
  const teamNames = column<Contestant>(
    common.team,
    name,
    LEAGUE_STYLES.formEntry,
    (team) => givenName(sheets(), team),
    {
      name: "Team",
    }
  );
  const columns = (
    named: Column<Contestant>,
    ofRound: (round: number) => Omit<Column<Contestant>, "heading">
  ): Columns<FormColumn, Contestant> => ({
    number: column(league.number, number, STYLES.label, contestantNumber),
    name: named,
    ...recordBy(rounds, roundColumn, ({ round }) => ({ heading: round, width, ...ofRound(round) })),
  });
  const isFirst = rounds[0]?.round === 1;
  const vps = layOutList(
    columns(isFirst ? teamNames : shown, (round) => ({
      style: vpStyle(FORM_POINTS[size].round, scale),
      name: `Round${round}`,
      content: (team) => pointsIn(sheets(), round, team),
    })),
    { name: "vps", sheet, headingRow: 5, rows: teams.length }
  );
  const running = layOutList(
    columns(shown, (round) => ({
      style: vpStyle(FORM_POINTS[size].running, scale),
      content: (_team, row) => sumUpTo(sheets(), { division, rounds, vps }, round, row),
    })),
    { name: "running", sheet, headingRow: vps.lastRow + 3, rows: teams.length }
  );
  return { sheet, division, teams, rounds, vps, running };
}

/** True if an upright page is wide enough for the columns of these rounds. */
function isUpright(rounds: readonly LeagueRound[]): boolean {
  const { number, name, upright } = WIDTHS;
  return rounds.length * WIDE <= upright - number - name;
}

/**
 * Makes the Form: a row for each team, with the cell for its name and its victory points round by round; below, the
 * totals up to each round, and a chart of the season.
 */
export function formSheet(sheets: LeagueSheets, part: FormPart): Draft {
  const { head, paper } = sheets;
  const { vps, running, sheet, teams, division } = part;
  const isFirst = part.rounds[0]?.round === 1;
  const listed = widthsOf(vps);
  const missing = MIN_WIDTH - listed.reduce((sum, width) => sum + width, 0);
  const widths = missing > 0 ? [...listed, missing] : listed;
  const grid = newGrid(sheet, widths);
  writeSheetTitle(grid, head, sheet, widths.length);
  for (const [list, heading] of [
    [vps, words.vps],
    [running, words.running],
  ] as const) {
    const { name = "" } = sheets.league.plan.divisions[division] ?? {};
    const divisionHeading = name === "" ? heading : words.inDivision(name, heading);
    writeLine(grid, list.headingRow - 1, { right: list.right }, divisionHeading, STYLES.status, 24);
    writeList(grid, list, teams, rowContents(list), 20);
  }
  // The chart begins a row below the top of its page; else its upper border would be printed on the page before.
  const chartTop = running.lastRow + 3;
  const chartBottom = chartTop + CHART_ROWS - 1;
  if (isFirst)
    grid.chart(formChart(sheets, part, { top: chartTop, bottom: chartBottom, left: 1, right: widths.length }));
  const hasChart = isFirst && sheets.league.matches.some(({ result }) => result !== null);
  const setup = printSetup(paper, hasChart ? chartBottom : running.lastRow, widths.length, {
    titleRows: [1, 2],
    orientation: isUpright(part.rounds) ? "portrait" : "landscape",
  });
  const print = () => fillForm(grid, setup, part, hasChart ? chartTop : null);
  if (isFirst) writeHint(grid, setup, words.note);
  return grid.finish({ frozenColumns: vps.column("name"), print });
}

/**
 * Sets the heights of rows: all on one page with the chart if they stay high enough to write in, else on several pages.
 * @param chartTop the first row of the chart; null if the chart is empty and not printed.
 */
function fillForm(grid: Grid, setup: PrintSetup, { vps, running }: FormPart, chartTop: number | null): PrintSetup {
  const rows = [vps, running].flatMap(sheetRows);
  const page = [1, running.lastRow] as const;
  const onPage = heightOnPage(grid, setup, rows, [0, Infinity], page);
  const aboveChart = Math.floor(onPage - (CHART_ROWS * CHART_BOUNDS[0]) / rows.length);
  if (chartTop !== null && aboveChart >= MIN_ABOVE_CHART) {
    for (const row of rows) grid.height(row, MIN_ABOVE_CHART);
    return fillRemainingRows(grid, setup, chartTop, CHART_BOUNDS);
  }
  const pages = [
    ...(onPage < MIN_ON_PAGE ? [running.headingRow - 1] : []),
    ...(chartTop === null ? [] : [chartTop - 1]),
  ];
  return fillPage(grid, { ...setup, pagesFrom: pages.length > 0 ? pages : null }, rows, ROW_BOUNDS);
}

/** Returns a formula for a team's victory points in a round; blank until the team has points in it. */
function pointsIn({ league, lists }: LeagueSheets, round: number, team: Contestant): Computed {
  const [first, last] = linesOfRound(league, { round, home: team });
  const { range } = lists.working.lines.outside;
  const number = contestantNumber(team);
  const [homes, aways] = [range("homeTeam", first, last), range("awayTeam", first, last)];
  const sum =
    `${sumWhereEqual(homes, number, range("homeVps", first, last))}` +
    `+${sumWhereEqual(aways, number, range("awayVps", first, last))}`;
  return computed(`IF(${countEqual(homes, number)}+${countEqual(aways, number)}=0,"",${rounded(sum)})`);
}

/** Returns a team's total up to a round, blank after the last round in which the team has points. */
function sumUpTo(
  { lists }: LeagueSheets,
  part: Pick<FormPart, "division" | "rounds" | "vps">,
  round: number,
  team: number
): Computed {
  const first = part.rounds[0] ?? { round };
  const ofOthers = (condition: (firstRound: number) => boolean) =>
    lists.form
      .filter((other) => other.division === part.division && other.rounds !== part.rounds)
      .filter((other) => condition(other.rounds[0]?.round ?? 0))
      .map(({ rounds, vps }) => {
        const [from, to] = [rounds[0] ?? first, rounds[rounds.length - 1] ?? first];
        return vps.outside.range([roundColumn(from), roundColumn(to)], team, team);
      });
  const cells = part.vps.cells([roundColumn(first), roundColumn({ round })], team, team);
  const last = part.rounds[part.rounds.length - 1] ?? first;
  const after = part.vps.cells([roundColumn({ round }), roundColumn(last)], team, team);
  const points = [after, ...ofOthers((other) => other > round)].join();
  const upTo = [...ofOthers((other) => other < round), cells].join();
  return computed(`IF(COUNT(${points})=0,"",${rounded(`SUM(${upTo})`)})`);
}
