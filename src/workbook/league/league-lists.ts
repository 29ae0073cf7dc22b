import type { Contestant } from "../../movements/contestant";
import type { LeagueRound } from "../../sessions/league/plan";
import type { ScoredLeague } from "../../sessions/league/score-league";
import type { Frame } from "../assemble";
import { TONE, type CheckColumn } from "../kit/check";
import { numbers, placeList, recordBy, type Columns, type List } from "../kit/list";
import { texts } from "../texts";
import { LEAGUE_STYLES, STYLES } from "../theme";
import { vpStyle } from "../vp-table";
import type { WorkingLists } from "./working-lists";

/** What the sheets of a league are made from. */
export interface LeagueSheets extends Frame {
  readonly league: ScoredLeague;
  readonly lists: LeagueLists;
}

/** The lists of the sheets, each in its place. */
export interface LeagueLists {
  readonly fixtures: List<FixtureColumn>;
  readonly table: List<TableColumn, Contestant>;
  /** What is taken from teams, right of the page of the Table. */
  readonly deductions: List<DeductionColumn, Contestant>;
  /** The sheets of the Form: one, or two where there are many rounds. */
  readonly form: readonly [FormPart, ...FormPart[]];
  readonly outstanding: List<OutstandingColumn, unknown>;
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
type RoundColumn = `round${number}`;
type FormColumn = "number" | "name" | RoundColumn;

/** A sheet of the Form: two lists below each other with a row for each team. */
export interface FormPart {
  readonly sheet: string;
  readonly rounds: readonly LeagueRound[];
  readonly vps: List<FormColumn>;
  readonly running: List<FormColumn>;
}

/** More rounds than these would come out too small to read: the second half has its own sheet. */
const MOST_ROUNDS_BESIDE = 19;

/** Days from 2000 to 2099, as a spreadsheet counts them. */
const DAYS = [36526, 73050] as const;

/** What a match may come to in victory points that are typed. */
const POINTS = [-999, 999] as const;

const { common, league: words } = texts;

/** The column of a round. */
export function roundColumn({ round }: Pick<LeagueRound, "round">): RoundColumn {
  return `round${round}`;
}

/** Places the fixtures, with a row between the rounds. */
export function placeFixtures(league: ScoredLeague): List<FixtureColumn> {
  const { matches } = league;
  return placeList(fixtureColumns(league), {
    sheet: words.fixtures.name,
    headingRow: 4,
    rows: matches.length,
    bands: matches.flatMap(({ round }, line) => (matches[line - 1]?.round === round ? [] : [line])),
  });
}

/** Places the sheets of the Form: one, or two where there are many rounds. */
export function placeForms(league: ScoredLeague): LeagueLists["form"] {
  const { rounds } = league.plan;
  if (rounds.length <= MOST_ROUNDS_BESIDE) return [placeForm(league, words.form.name, rounds)];
  const half = Math.ceil(rounds.length / 2);
  return [
    placeForm(league, words.form.name, rounds.slice(0, half)),
    placeForm(league, words.form.second, rounds.slice(half)),
  ];
}

function fixtureColumns({ plan: { scale, boards } }: ScoredLeague): Columns<FixtureColumn> {
  const { fixtures, entry } = words;
  const name = { width: 22, style: STYLES.text };
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
      style: isTyped ? STYLES.entryName : STYLES.text,
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
