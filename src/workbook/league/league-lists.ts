import type { LeagueMatch } from "../../sessions/league/matches";
import type { LeagueRound } from "../../sessions/league/plan";
import type { ScoredLeague } from "../../sessions/league/score-league";
import type { Frame } from "../assemble";
import { TONE, type CheckColumn } from "../kit/check";
import { numbers, placeList, recordBy, type Columns, type List } from "../kit/list";
import { texts } from "../texts";
import { LEAGUE_STYLES, STYLES, SWISS_STYLES } from "../theme";
import { vpStyle } from "../vp-table";
import { placeWorking, type WorkingLists } from "./working-lists";

/** What the sheets of a league are made from. */
export interface LeagueSheets extends Frame {
  readonly league: ScoredLeague;
  /** The matches that are still to be played, in the order in which they are listed. */
  readonly open: readonly LeagueMatch[];
  readonly lists: LeagueLists;
}

/** The lists of the sheets, each in its place. */
export interface LeagueLists {
  readonly fixtures: List<FixtureColumn>;
  readonly table: List<TableColumn>;
  /** What is taken from teams, right of the page of the Table. */
  readonly deductions: List<DeductionColumn>;
  /** The sheets of the Form: one, or two where there are many rounds. */
  readonly form: readonly [FormPart, ...FormPart[]];
  readonly outstanding: List<OutstandingColumn>;
  readonly working: WorkingLists;
}

/** The columns of the fixture list. */
export type FixtureColumn =
  | "round"
  | "date"
  | "home"
  | "away"
  | "homeImps"
  | "awayImps"
  | "homeVps"
  | "awayVps"
  | "state"
  | "typedHomeVps"
  | "typedAwayVps"
  | "conceded"
  | CheckColumn;

/** The columns of the league table. */
export type TableColumn =
  | "place"
  | "number"
  | "team"
  | "played"
  | "won"
  | "drawn"
  | "lost"
  | "impsFor"
  | "impsAgainst"
  | "deducted"
  | "total"
  | "remark";

/** The columns in which points are typed that are taken from a team, in the order of the teams' numbers. */
export type DeductionColumn = "number" | "name" | "points" | "reason" | "check";

export type OutstandingColumn = "date" | "round" | "home" | "away" | "listed" | "remark" | "line";

/** The column of a round on the Form. */
export type RoundColumn = `round${number}`;
export type FormColumn = "number" | "name" | RoundColumn;

/** A sheet of the Form: two lists below each other with a row for each team. */
export interface FormPart {
  readonly sheet: string;
  readonly rounds: readonly LeagueRound[];
  readonly vps: List<FormColumn>;
  readonly running: List<FormColumn>;
}

/** More rounds than these would come out too small to read: the second half has its own sheet. */
const MOST_ROUNDS_BESIDE = 19;

/** More than these would not stand on one page; the others follow when these have been played. */
export const MOST_OUTSTANDING = 40;

/** Days from 2000 to 2099, as a spreadsheet counts them. */
const DAYS = [36526, 73050] as const;

/** What a match may come to in victory points that are typed. */
const POINTS = [-999, 999] as const;

const { common, league: words } = texts;

/** The column of a round. */
export function roundColumn({ round }: Pick<LeagueRound, "round">): RoundColumn {
  return `round${round}`;
}

/** Places the lists of a league. */
export function placeLeague(league: ScoredLeague): LeagueLists {
  const { plan, matches } = league;
  const { rounds } = plan;
  const half = rounds.length <= MOST_ROUNDS_BESIDE ? rounds.length : Math.ceil(rounds.length / 2);
  const first = placeForm(league, words.form.name, rounds.slice(0, half));
  const table = placeList(tableColumns(league), {
    name: "table",
    sheet: texts.result.name,
    headingRow: 5,
    rows: plan.teams.length,
  });
  const starts = matches.flatMap(({ round }, line) => (matches[line - 1]?.round === round ? [] : [line]));
  return {
    fixtures: placeList(fixtureColumns(league), {
      sheet: words.fixtures.name,
      headingRow: 4,
      rows: matches.length,
      bands: starts,
    }),
    table,
    deductions: placeList(deductionColumns(league), {
      name: "deductions",
      sheet: texts.result.name,
      headingRow: 5,
      left: table.right + 2,
      rows: plan.teams.length,
    }),
    form: half === rounds.length ? [first] : [first, placeForm(league, words.form.second, rounds.slice(half))],
    outstanding: placeList(OUTSTANDING_COLUMNS, {
      sheet: words.outstanding.name,
      headingRow: 6,
      rows: Math.min(MOST_OUTSTANDING, matches.length),
    }),
    working: placeWorking(league),
  };
}

function fixtureColumns({ plan: { scale, boards } }: ScoredLeague): Columns<FixtureColumn> {
  const { fixtures, entry } = words;
  const name = { width: 22, style: SWISS_STYLES.name };
  const imps = { width: 7, style: STYLES.entry, rule: numbers("whole", [0, 24 * boards], entry.imps) };
  const vps = { width: 7.5, style: vpStyle(STYLES.computed, scale) };
  const typedVps = { width: 10, style: vpStyle(STYLES.entry, scale), rule: numbers("decimal", POINTS, entry.vps) };
  const { home, away, void: isVoid } = words.conceded;
  return {
    round: { heading: common.round, width: 7, style: STYLES.label },
    date: {
      heading: fixtures.date,
      width: 12,
      style: LEAGUE_STYLES.dateEntry,
      name: "Date",
      rule: numbers("whole", DAYS, entry.date),
    },
    home: { heading: fixtures.home, ...name, name: "Home" },
    away: { heading: fixtures.away, ...name, name: "Away" },
    homeImps: { heading: fixtures.homeImps, ...imps, name: "HomeImps" },
    awayImps: { heading: fixtures.awayImps, ...imps, name: "AwayImps" },
    homeVps: { heading: fixtures.homeVps, ...vps, name: "HomeVps" },
    awayVps: { heading: fixtures.awayVps, ...vps, name: "AwayVps" },
    state: { heading: fixtures.state, width: 11, style: STYLES.fixed },
    // Beyond the printed page: for whoever types.
    typedHomeVps: { heading: fixtures.typedHomeVps, ...typedVps },
    typedAwayVps: { heading: fixtures.typedAwayVps, ...typedVps },
    conceded: {
      heading: fixtures.conceded,
      width: 11,
      style: STYLES.entryText,
      rule: { rule: { kind: "list", values: [home, away, isVoid] }, error: entry.conceded },
    },
    check: { heading: common.check, width: 28, style: STYLES.check, shared: true },
    tone: TONE,
  };
}

function tableColumns({ plan: { scale } }: ScoredLeague): Columns<TableColumn> {
  const { table } = words;
  const count = { width: 7.4, style: LEAGUE_STYLES.number };
  return {
    place: { heading: common.place, width: 8, style: LEAGUE_STYLES.sum, name: "Place" },
    number: { heading: words.number, width: 5.5, style: LEAGUE_STYLES.number, name: "Number" },
    team: { heading: common.team, width: 29, style: LEAGUE_STYLES.team, name: "Name" },
    played: { heading: table.played, ...count, name: "Played" },
    won: { heading: table.won, ...count, name: "Won" },
    drawn: { heading: table.drawn, ...count, name: "Drawn" },
    lost: { heading: table.lost, ...count, name: "Lost" },
    impsFor: { heading: common.impsPlus, ...count, name: "ImpsFor" },
    impsAgainst: { heading: common.impsMinus, ...count, name: "ImpsAgainst" },
    deducted: { heading: table.deducted, width: 9.5, style: vpStyle(LEAGUE_STYLES.number, scale), name: "Deducted" },
    total: { heading: common.vps, width: 10, style: vpStyle(LEAGUE_STYLES.sum, scale), name: "Points" },
    remark: { heading: table.remark, width: 29, style: LEAGUE_STYLES.remark },
  };
}

function deductionColumns({ plan: { scale } }: ScoredLeague): Columns<DeductionColumn> {
  const { deductions, entry } = words;
  const points = vpStyle(STYLES.entry, scale);
  return {
    number: { heading: words.number, width: 5.5, style: STYLES.label },
    name: { heading: common.team, width: 26, style: SWISS_STYLES.name },
    points: {
      heading: deductions.points,
      width: 10,
      style: points,
      rule: numbers("decimal", [0, 999], entry.deducted),
    },
    reason: { heading: deductions.reason, width: 34, style: { ...STYLES.entryText, align: "left" } },
    check: { heading: common.check, width: 22, style: STYLES.check },
  };
}

const OUTSTANDING_COLUMNS: Columns<OutstandingColumn> = {
  date: { heading: words.fixtures.date, width: 14, style: LEAGUE_STYLES.date },
  round: { heading: common.round, width: 8, style: STYLES.label },
  home: { heading: words.fixtures.home, width: 22, style: SWISS_STYLES.name },
  away: { heading: words.fixtures.away, width: 22, style: SWISS_STYLES.name },
  listed: { heading: words.outstanding.listed, width: 13, style: LEAGUE_STYLES.date },
  remark: { heading: words.outstanding.remark, width: 17, style: STYLES.smallLeft },
  // The line of the fixture list.
  line: { heading: null, width: 0 },
};

/** The widths of the columns of a sheet of the Form: few rounds are as wide as fills the page. */
const FORM_WIDTHS = { number: 5.5, name: 26, page: 138, least: 6.5, most: 11 } as const;

function placeForm(league: ScoredLeague, sheet: string, rounds: readonly LeagueRound[]): FormPart {
  const { plan } = league;
  const { number, name, page, least, most } = FORM_WIDTHS;
  const width = Math.max(least, Math.min(most, Math.floor((2 * (page - number - name)) / rounds.length) / 2));
  const isFirst = rounds[0]?.round === 1;
  const columns = (points: typeof STYLES.fixed | typeof STYLES.computed, isTyped: boolean): Columns<FormColumn> => ({
    number: { heading: words.number, width: number, style: STYLES.label },
    name: {
      heading: common.team,
      width: name,
      style: isTyped ? STYLES.entryName : SWISS_STYLES.name,
      ...(isTyped && { name: "Team" }),
    },
    ...recordBy(rounds, roundColumn, ({ round }) => ({
      heading: round,
      width,
      style: vpStyle(points, plan.scale),
      ...(points === STYLES.fixed && { name: `Round${round}` }),
    })),
  });
  const rows = plan.teams.length;
  const vps = placeList(columns(STYLES.fixed, isFirst), { name: "vps", sheet, headingRow: 5, rows });
  const running = placeList(columns(STYLES.computed, false), {
    name: "running",
    sheet,
    headingRow: vps.lastRow + 3,
    rows,
  });
  return { sheet, rounds, vps, running };
}
