import type { VpScale } from "../../bridge/vp/scale";
import type { Contestant } from "../../movements/contestant";
import { THREE_TEAMS } from "../../movements/three-teams";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import type { PlannedMatch } from "../../sessions/teams/match";
import { tableLetter, type ThreeTeamsPlan } from "../../sessions/three-teams/plan";
import type { ScoredThreeTeams } from "../../sessions/three-teams/score-three-teams";
import { withName, type Computed } from "../kit/content";
import { numbers, placeBeside, placeList, recordBy, type Columns, type List } from "../kit/list";
import type { ResultLists } from "../result/best-board";
import type { TeamSheets } from "../tables/team-tables";
import type { MatchCounts } from "../tables/worth";
import { nameColumns, typedTeam, type NameColumn, type NamedTeams, type PairList } from "../team-names";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES, type Style } from "../theme";
import type { AmountList } from "../typed-amounts";
import { vpStyle } from "../vp-table";

/** The columns of the matches, a row for each of the two teams. */
export type MatchColumn = "boards" | "home" | "team" | "won" | "lost" | "margin" | "vps";

/** The columns of the standings; the first team is A. */
export type StandingColumn = "team" | "name" | AgainstColumn | "penalty" | "total" | "netImps" | "place";
type AgainstColumn = `against${number}`;

/** The columns of a match's boards: the net score of its first team, and both teams' IMPs. */
type RecapColumn = "board" | "net" | "first" | "second";

/** The lists of the Scoresheet, each in its place. */
interface ScoresheetLists {
  readonly names: List<NameColumn>;
  readonly matches: List<MatchColumn>;
  readonly standings: List<StandingColumn>;
  /** The boards of the matches, side by side. */
  readonly recaps: readonly List<RecapColumn>[];
}

/** What the sheets of three teams are made from. */
export interface ThreeTeamsSheets extends TeamSheets, ScoresheetLists {
  readonly scored: ScoredThreeTeams;
  readonly plan: ThreeTeamsPlan;
  readonly result: ResultLists;
  /** The penalties, as numbers that count. */
  readonly amounts: AmountList;
  readonly counts: MatchCounts;
  readonly pairs: PairList;
}

const { common, scoresheet, threeTeams: words } = texts;

/** Narrow columns, which each list joins as it needs. */
const WIDTH = 7.7;

/** A name that is too long for its cell goes on in a second line. */
const NAME_STYLE: Style = { ...STYLES.entryName, size: 10, wrap: true };

const PENALTY = numbers("decimal", [0, 999], words.penalty);

const { N, S, E, W } = common.seats;
const NAMES = nameColumns(
  { width: 8 },
  { style: NAME_STYLE, width: WIDTH, span: 3 },
  { style: NAME_STYLE, width: WIDTH, span: 2 },
  [N, S, E, W]
);

function matchColumns(scale: VpScale): Columns<MatchColumn> {
  return {
    boards: { heading: common.boards, style: STYLES.block },
    home: { heading: words.headings.home, span: 3, style: STYLES.fixed },
    team: { heading: common.team, span: 4, style: TEAM_STYLES.left },
    won: { heading: common.impsWon, style: STYLES.computed, name: "Imps" },
    lost: { heading: words.headings.impsLost, style: STYLES.computed },
    margin: { heading: common.margin, style: TEAM_STYLES.signed, name: "Margin" },
    vps: { heading: common.vps, style: vpStyle(STYLES.label, scale), name: "Vps" },
  };
}

/** The column of the victory points against a team. */
export function againstColumn(team: Contestant): AgainstColumn {
  return `against${team}`;
}

function standingColumns(scale: VpScale): Columns<StandingColumn> {
  const against = (team: Contestant) => ({
    heading: words.headings.vpsAgainst(LETTERED_TEAMS.short(team)),
    style: vpStyle(STYLES.computed, scale),
  });
  return {
    team: { heading: common.team, style: STYLES.label },
    name: { heading: common.name, span: 4, style: TEAM_STYLES.left },
    ...recordBy(THREE_TEAMS, againstColumn, against),
    penalty: { heading: words.headings.penalty, style: STYLES.entry, rule: PENALTY },
    total: { heading: words.headings.total, style: vpStyle(STYLES.sum, scale), name: "Total" },
    netImps: { heading: common.netImps, style: TEAM_STYLES.signedSum },
    place: { heading: common.place, style: STYLES.sum, name: "Place" },
  };
}

function recapColumns({ tables }: PlannedMatch): Columns<RecapColumn> {
  const [first, second] = [tableLetter(tables[0]), tableLetter(tables[1])];
  const over = words.headings.match(first, second);
  return {
    board: { heading: common.board, over, style: STYLES.label },
    net: { heading: words.headings.net(first), over, style: TEAM_STYLES.signed },
    first: { heading: words.headings.imps(first), over, style: TEAM_STYLES.signed },
    second: { heading: words.headings.imps(second), over, style: TEAM_STYLES.signed },
  };
}

/** Places the lists of the Scoresheet. */
export function placeScoresheet({ scale, matches: played }: ThreeTeamsPlan): ScoresheetLists {
  const sheet = scoresheet.name;
  const teams = THREE_TEAMS.length;
  const names = placeList(NAMES, { name: "names", sheet, headingRow: 4, rows: teams });
  const matches = placeList(matchColumns(scale), {
    name: "matches",
    sheet,
    headingRow: names.lastRow + 2,
    rows: 2 * played.length,
  });
  const standings = placeList(standingColumns(scale), {
    name: "standings",
    sheet,
    headingRow: matches.lastRow + 2,
    rows: teams,
  });
  // The heading is two rows high, and a line of advice stands above it.
  const headingRow = standings.lastRow + 4;
  const recaps = placeBeside(played, 1, (match, left) =>
    placeList(recapColumns(match), { name: "recap", sheet, headingRow, left, rows: match.boards.length })
  );
  return { names, matches, standings, recaps };
}

/** The teams by the names that are typed on the Scoresheet, and their pairs: "A Reds: Moe & Larry". */
export type Named = Pick<ThreeTeamsSheets, "plan" | "names" | "pairs">;

/** A team's letter and name: "A Reds", or "A". */
export function teamLabel(named: NamedTeams<ThreeTeamsPlan>, team: Contestant): Computed {
  return withName(LETTERED_TEAMS.short(team), typedTeam(named, team));
}
