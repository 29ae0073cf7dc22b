import { contestantNumber, type Contestant } from "../../movements/contestant";
import { isDivided } from "../../sessions/event/divisions";
import type { LeaguePlan } from "../../sessions/event/plan";
import type { LeagueRound } from "../../sessions/event/schedule/fixture-rounds";
import type { ScoredLeague } from "../../sessions/event/score-event";
import { computed, type Computed } from "../kit/content";
import { countEqual, rounded, sumWhereEqual, unlessBlank } from "../kit/formula";
import { newGrid, writeHint, writeLine, writeSheetTitle, USUAL_HEIGHT } from "../kit/grid";
import {
  column,
  rowContents,
  layOutList,
  writeList,
  recordBy,
  sheetRows,
  widthsOf,
  type Column,
  type Columns,
} from "../kit/list";
import { fillPage, heightOnPage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { vpStyle } from "../vp-table";
import { formChart } from "./chart-data";
import { roundColumn, type FormColumn, type FormPart, type LeagueLists, type LeagueSheets } from "./league-lists";
import { linesOfRound } from "./in-division";
import { givenName, shownName } from "./names";

const { common, league } = texts;
const { form: words } = league;

/** Bounds for the height of a team's row, in points. */
const ROW_BOUNDS = [USUAL_HEIGHT, 24] as const;

/** Rows of the usual height that the chart lies over. */
const CHART_ROWS = 32;

/** So many columns has the title at least, for a few rounds leave less room than it needs. */
const MIN_WIDTH = 100;

/** More rounds than these would come out too small to read: the second half has its own sheet. */
const MAX_ROUNDS_BESIDE = 19;

/** The widths of the columns: few rounds are as wide as fills the page. */
const WIDTHS = { number: 5.5, name: 26, page: 138, least: 6.5, most: 11 } as const;

/** Places the sheets of the Form: one, or two where there are many rounds. */
export function placeForms({ plan }: ScoredLeague, sheets: () => LeagueSheets): LeagueLists["form"] {
  const [first, ...more] = plan.divisions.flatMap((_, division) => placeDivision(plan, division, sheets));
  if (!first) throw new Error("A league has a division.");
  return [first, ...more];
}

/** The list in which the name of a team is typed, and its row there. */
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
  const { number, name, page, least, most } = WIDTHS;
  const width = Math.max(least, Math.min(most, Math.floor((2 * (page - number - name)) / rounds.length) / 2));
  const shown = column<Contestant>(common.team, name, STYLES.text, (team) => shownName(sheets(), team));
  const teamNames = column<Contestant>(common.team, name, STYLES.entryName, (team) => givenName(sheets(), team), {
    name: "Team",
  });
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
      style: vpStyle(STYLES.fixed, scale),
      name: `Round${round}`,
      content: (team) => pointsIn(sheets(), round, team),
    })),
    { name: "vps", sheet, headingRow: 5, rows: teams.length }
  );
  const running = layOutList(
    columns(shown, (round) => ({
      style: vpStyle(STYLES.computed, scale),
      content: (_team, row) => sumUpTo(sheets(), { division, rounds, vps }, round, row),
    })),
    { name: "running", sheet, headingRow: vps.lastRow + 3, rows: teams.length }
  );
  return { sheet, division, teams, rounds, vps, running };
}

/**
 * The Form: a row for each team, where its name is typed, with its victory points round by round; below that its
 * total up to each round, and a chart of the season.
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
    const said = name === "" ? heading : words.inDivision(name, heading);
    writeLine(grid, list.headingRow - 1, { right: list.right }, said, STYLES.status, 24);
    writeList(grid, list, teams, rowContents(list), 20);
  }
  // Its frame begins a row below the top of its page: the line above it would be drawn on the page before.
  const chartTop = running.lastRow + 3;
  const chartBottom = chartTop + CHART_ROWS - 1;
  if (isFirst)
    grid.chart(formChart(sheets, part, { top: chartTop, bottom: chartBottom, left: 1, right: widths.length }));
  // Also of an empty workbook, which is played in later.
  const bottom = isFirst ? chartBottom : running.lastRow;
  const rows = [vps, running].flatMap(sheetRows);
  const setup = printSetup(paper, bottom, widths.length, { titleRows: [1, 2], orientation: "landscape" });
  const print = () => {
    const onPage = heightOnPage(grid, setup, rows, [0, Infinity], [1, running.lastRow]);
    const pages = [...(onPage < USUAL_HEIGHT ? [running.headingRow - 1] : []), ...(isFirst ? [chartTop - 1] : [])];
    return fillPage(grid, { ...setup, pagesFrom: pages.length > 0 ? pages : null }, rows, ROW_BOUNDS);
  };
  if (isFirst) writeHint(grid, setup, words.note);
  return grid.finish({ frozenColumns: vps.column("name"), print });
}

/** A team's victory points in a round, blank until it has any. */
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

/** A team's total up to a round, blank where the round has none. */
function sumUpTo(
  { lists }: LeagueSheets,
  part: Pick<FormPart, "division" | "rounds" | "vps">,
  round: number,
  team: number
): Computed {
  const first = part.rounds[0] ?? { round };
  const earlier = lists.form
    .filter((other) => other.division === part.division && other.rounds !== part.rounds)
    .filter((other) => (other.rounds[0]?.round ?? 0) < round)
    .map(({ rounds, vps }) => {
      const [from, to] = [rounds[0] ?? first, rounds[rounds.length - 1] ?? first];
      return vps.outside.range([roundColumn(from), roundColumn(to)], team, team);
    });
  const here = part.vps.cells([roundColumn(first), roundColumn({ round })], team, team);
  const points = part.vps.cell(roundColumn({ round }), team);
  return computed(unlessBlank(points, rounded(`SUM(${[...earlier, here].join()})`)));
}
