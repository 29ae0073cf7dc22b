import type { VpScale } from "../../bridge/vp/scale";
import type { Contestant, TeamPair } from "../../movements/contestant";
import { FOUR_TEAMS } from "../../movements/four-teams";
import { NUMBERED_TEAMS, pairName } from "../../sessions/contestants";
import type { FourTeamsPlan } from "../../sessions/four-teams/plan";
import type { ScoredFourTeams } from "../../sessions/four-teams/score-four-teams";
import { typedOr, withName, type Computed } from "../kit/content";
import { numbers, placeList, recordBy, type Column, type Columns, type List } from "../kit/list";
import type { ResultLists } from "../result/best-board";
import type { VpTable } from "../vp-table";
import type { TeamSheets } from "../tables/team-tables";
import type { MatchCounts } from "../tables/worth";
import { nameColumns, typedTeam, type NameColumn, type NamedTeams, type PairList } from "../team-names";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES } from "../theme";
import type { AmountList } from "../typed-amounts";
import { vpStyle } from "../vp-table";
import type { TieLists } from "./ties";

/** The victory points of the rounds, the running totals as published, and what comes of them. */
export type VpsColumn = "team" | `round${number}` | `running${number}` | "penalty" | "total" | "netImps" | "place";

/** The columns of the standings. */
export type StandingColumn = "place" | "team" | "vps" | "netImps" | "why";

/** The columns of the matches: of what each team has, the first one's and then its opponents'. */
export type MatchColumn = "round" | "tables" | "boards" | "scored" | `${"team" | "won" | "margin" | "vps"}${0 | 1}`;

/** The columns of what a team has won from each team, and in all. */
export type AgainstColumn = "team" | FromColumn | "won" | "lost" | "netImps";
type FromColumn = `from${number}`;

/** The lists of the Recap and the Matches sheets. */
interface FourTeamsLists {
  readonly names: List<NameColumn>;
  readonly vps: List<VpsColumn>;
  readonly standings: List<StandingColumn>;
  readonly matches: List<MatchColumn>;
  readonly against: List<AgainstColumn>;
}

/** What the sheets of an event of four teams are made from. */
export interface FourTeamsSheets extends TeamSheets, FourTeamsLists, TieLists {
  readonly event: ScoredFourTeams;
  readonly plan: FourTeamsPlan;
  readonly vpTable: VpTable;
  readonly result: ResultLists;
  /** The penalties, as numbers that count. */
  readonly amounts: AmountList;
  readonly counts: MatchCounts;
  /** "1A Reds: Ann – Bob". */
  readonly pairs: PairList;
}

const { common, fourTeams: words } = texts;

/** A player's name lies over three of the columns of victory points. */
const NAMES = nameColumns(
  { width: 7 },
  { style: STYLES.entryName, width: 24 },
  { style: STYLES.entryName, span: 3 },
  words.players
);

const PENALTY = numbers("decimal", [0, 99], words.penalty);

function standingColumns(scale: VpScale): Columns<StandingColumn> {
  return {
    place: { heading: common.place, style: STYLES.sum },
    team: { heading: common.team, style: STYLES.cutHeading },
    vps: { heading: common.vps, span: 2, style: vpStyle(STYLES.computed, scale) },
    netImps: { heading: common.netImps, span: 2, style: TEAM_STYLES.signed },
    why: { heading: words.headings.why, span: 11, style: TEAM_STYLES.left },
  };
}

/** The column of the victory points of a round, from 0. */
export function roundColumn(round: number): `round${number}` {
  return `round${round}`;
}

/** The column of the total up to a round, from 0; the first round has none. */
export function runningColumn(round: number): `running${number}` {
  return `running${round}`;
}

function vpsColumns(scale: VpScale): Columns<VpsColumn> {
  const rounds = words.rounds.flatMap(({ heading, upTo }, round) => {
    const points: Column = { heading, width: 7.5, style: vpStyle(STYLES.computed, scale) };
    const running: Column = { heading: upTo, width: 7.5, style: vpStyle(STYLES.label, scale) };
    const first = [roundColumn(round), points] as const;
    return upTo === null ? [first] : [first, [runningColumn(round), running] as const];
  });
  return {
    team: { heading: common.victoryPoints, span: 2, style: STYLES.cutHeading },
    ...(Object.fromEntries(rounds) as Columns<`round${number}` | `running${number}`>),
    penalty: { heading: common.penalty, width: 9.5, style: STYLES.entry, rule: PENALTY },
    total: { heading: common.total, width: 7.5, style: vpStyle(STYLES.sum, scale), name: "Total" },
    netImps: { heading: common.netImps, width: 9.5, style: TEAM_STYLES.signed },
    place: { heading: common.place, width: 7.5, style: STYLES.sum, name: "Place" },
  };
}

function matchColumns(scale: VpScale): Columns<MatchColumn> {
  const { firstTeam, secondTeam } = words.headings;
  const both = (over: string, style: Column["style"]) =>
    [firstTeam, secondTeam].map((heading): Column => ({ heading, over, width: 10, style })) as [Column, Column];
  const [won0, won1] = both(common.impsWon, STYLES.computed);
  const [margin0, margin1] = both(common.margin, TEAM_STYLES.signed);
  const [vps0, vps1] = both(common.victoryPoints, vpStyle(STYLES.computed, scale));
  return {
    round: { heading: common.round, width: 8, style: STYLES.block },
    team0: { heading: firstTeam, width: 24, style: TEAM_STYLES.left },
    team1: { heading: secondTeam, width: 24, style: TEAM_STYLES.left },
    tables: { heading: words.headings.tables, width: 11, style: STYLES.fixed },
    boards: { heading: common.boards, width: 11, style: STYLES.fixed },
    scored: { heading: words.headings.scored, width: 11, style: STYLES.computed },
    ...{ won0, won1, margin0, margin1, vps0, vps1 },
  };
}

/** The column of what has been won from a team. */
export function fromColumn(team: Contestant): FromColumn {
  return `from${team}`;
}

function againstColumns(plan: FourTeamsPlan, names: List<NameColumn>): Columns<AgainstColumn> {
  const from = (team: Contestant) => ({ heading: teamLabel({ plan, names }, team), style: STYLES.computed });
  return {
    team: { heading: words.headings.wonFrom, span: 3, style: STYLES.cutHeading },
    ...recordBy(FOUR_TEAMS, fromColumn, from),
    won: { heading: words.headings.won, style: STYLES.computed },
    lost: { heading: words.headings.lost, style: STYLES.computed },
    netImps: { heading: common.netImps, style: TEAM_STYLES.signed },
  };
}

/** Places the lists of the Recap and the Matches sheets. */
export function placeFourTeams(plan: FourTeamsPlan): FourTeamsLists {
  const rows = FOUR_TEAMS.length;
  const sheet = words.recap;
  const names = placeList(NAMES, { name: "names", sheet, headingRow: 4, rows });
  const vps = placeList(vpsColumns(plan.scale), { name: "vps", sheet, headingRow: names.lastRow + 2, rows });
  const standings = placeList(standingColumns(plan.scale), {
    name: "standings",
    sheet,
    headingRow: vps.lastRow + 2,
    rows,
  });
  const matchesSheet = { name: "matches", sheet: words.matches, headingRow: 5, rows: plan.matches.length };
  const matches = placeList(matchColumns(plan.scale), matchesSheet);
  const againstPlace = { name: "against", sheet: words.matches, headingRow: matches.lastRow + 3, rows };
  const against = placeList(againstColumns(plan, names), againstPlace);
  return { names, vps, standings, matches, against };
}

/** The teams by the names that are typed on the Recap sheet. */
export type Named = NamedTeams<FourTeamsPlan>;

/** A team's name, or its number: "Reds", "Team 3". */
export function teamLabel(named: Named, team: Contestant): Computed {
  return typedOr(typedTeam(named, team), NUMBERED_TEAMS.long(team));
}

/** A pair with the name of its team where that has one: "1A Reds". */
export function pairLabel(named: Named, pair: TeamPair): Computed {
  return withName(pairName(pair), typedTeam(named, pair.team));
}
