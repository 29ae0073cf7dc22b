import { entryOf, type Contestant } from "../../movements/contestant";
import { atTable } from "../../movements/movement";
import { THREE_TEAMS } from "../../movements/three-teams";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import type { ScoredMatch } from "../../sessions/teams/match";
import { tableLetter } from "../../sessions/three-teams/plan";
import { computed, typedOr } from "../kit/content";
import { onceCounted, placeOf, rounded, sumOfShown, unlessBlank } from "../kit/formula";
import { putLine, putProgress, titledGrid, type Grid } from "../kit/grid";
import { putDoubleHeadings, putHeadings, putList, putRow, recordBy, widthsOf, type RowContents } from "../kit/list";
import { fillRest, printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Draft } from "../model";
import { faultsAt } from "../tables/faults";
import { firstTable, matchesProgress, matchSums, matchesOfTeam } from "../tables/worth";
import { namesRow, typedTeam } from "../team-names";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { amountAt, uncountedAnd } from "../typed-amounts";
import {
  againstColumn,
  teamLabel,
  type MatchColumn,
  type StandingColumn,
  type ThreeTeamsSheets,
} from "./three-teams-sheets";

const HEADING_HEIGHT = 32;
/** Right of how many boards are scored. */
const FAULTS_COLUMN = 6;
/** Names may take two lines. */
const NAME_HEIGHT = 28;

/** The Scoresheet: names, the three matches, the standings, and every board. */
export function scoresheet(three: ThreeTeamsSheets): Draft {
  const { plan, scored, names, standings, recaps } = three;
  const grid = titledGrid(three.head, names.sheet, widthsOf(names));
  putProgress(grid, matchesProgress(three.counts, plan.boards));
  putLine(
    grid,
    3,
    { left: FAULTS_COLUMN, right: names.right },
    uncountedAnd(three.amounts, faultsAt(three.faults)),
    STYLES.check
  );
  const nameRow = (team: Contestant) => namesRow(plan, team, LETTERED_TEAMS.short(team));
  putList(grid, names, THREE_TEAMS, nameRow, HEADING_HEIGHT, NAME_HEIGHT);
  putMatches(grid, three);
  putList(grid, standings, THREE_TEAMS, (team) => standingRow(three, team), HEADING_HEIGHT);
  putLine(grid, standings.lastRow + 1, names, texts.threeTeams.levelNote, STYLES.note);
  scored.matches.forEach((match, index) => putRecap(grid, three, match, index));
  const print = printSetup(three.paper, Math.max(...recaps.map(({ lastRow }) => lastRow)), names.right);
  return grid.finish({ print: () => fillRest(grid, print, names.firstRow, [15, 24]) });
}

/** The three matches: a row for each of the two teams, with its IMPs and victory points. */
function putMatches(grid: Grid, three: ThreeTeamsSheets): void {
  const { scored, matches: list } = three;
  putHeadings(grid, list, STYLES.heading);
  grid.height(list.headingRow, HEADING_HEIGHT);
  scored.matches.forEach((match, index) => {
    const [first, second] = [matchRow(index, 0), matchRow(index, 1)];
    grid.block(list.area("boards", first, second), boardsLabel(match.match.boards), list.columns.boards.style);
    putRow(grid, list, first, sideContents(three, match, 0, first));
    putRow(grid, list, second, sideContents(three, match, 1, second));
  });
}

/** The row of a match's first or second team. */
function matchRow(match: number, side: 0 | 1): number {
  return 2 * match + side;
}

/** A team of a match: where its N-S pair plays the boards, and what it wins on them. */
function sideContents(
  three: ThreeTeamsSheets,
  scored: ScoredMatch,
  side: 0 | 1,
  row: number
): RowContents<MatchColumn> {
  const { plan, matches: list } = three;
  const { match } = scored;
  const table = match.tables[side];
  const half = atTable(plan.movement, table).find(({ boards }) => boards.join() === match.boards.join())?.round;
  const margin = list.cell("margin", row);
  const lost = unlessBlank(margin, `${list.cell("won", row)}-${margin}`);
  return {
    home: texts.threeTeams.tableInHalf(tableLetter(table), half === 1 ? 1 : 2),
    team: teamLabel(three, match.teams[side]),
    ...matchSums(three, scored, side, margin),
    lost: computed(lost),
  };
}

/** A team in the standings: its victory points, less its penalty, its net IMPs and its place. */
function standingRow(three: ThreeTeamsSheets, team: Contestant): RowContents<StandingColumn> {
  const { plan, matches, standings: list } = three;
  const played = matchesOfTeam(plan.matches, team);
  const against = recordBy(THREE_TEAMS, againstColumn, (opponent) => {
    const match = played.find((known) => known.opponent === opponent);
    if (!match) return texts.common.none;
    const { index, side } = match;
    return computed(matches.cell("vps", matchRow(index, side)));
  });
  const vps = list.cells(["against0", `against${THREE_TEAMS.length - 1}`], team, team);
  const totalCell = list.cell("total", team);
  const margins = played.map(({ index, side }) => matches.cell("margin", matchRow(index, side)));
  return {
    team: LETTERED_TEAMS.short(team),
    name: typedOr(typedTeam(three, team)),
    ...against,
    penalty: entryOf(plan.penalties, team) || null,
    total: computed(onceCounted(vps, rounded(`SUM(${vps})-N(${amountAt(three.amounts, team)})`))),
    netImps: computed(unlessBlank(totalCell, sumOfShown(margins))),
    place: computed(placeOf(totalCell, list.range("total"))),
  };
}

/** The boards of a match: net score of the first team, and both teams' IMPs. */
function putRecap(grid: Grid, { places, recaps }: ThreeTeamsSheets, scored: ScoredMatch, index: number): void {
  const list = recaps[index];
  if (!list) return;
  putDoubleHeadings(grid, list, { upper: STYLES.label, lower: STYLES.heading });
  grid.height(list.headingRow, HEADING_HEIGHT);
  const table = firstTable(places, scored);
  scored.boards.forEach(({ board }, row) => {
    const imps = (side: "ns" | "ew") => table.worth.outside.cell(side, table.rowOf(board));
    putRow(grid, list, row, {
      board,
      net: computed(table.outsideCell("net", board)),
      first: computed(imps("ns")),
      second: computed(imps("ew")),
    });
  });
}
