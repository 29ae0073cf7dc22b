import { itemAt } from "../../bridge/item-at";
import type { VpScale } from "../../bridge/vp/scale";
import { forContestant, type Contestant } from "../../movements/contestant";
import { atTable } from "../../movements/movement";
import { THREE_TEAMS } from "../../movements/three-teams";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import type { PlannedMatch } from "../../sessions/teams/match";
import type { SeveralTeamsPlan } from "../../sessions/teams/plan";
import { tableLetter } from "../../sessions/teams/three-teams";
import { computed, typedOrDefault } from "../kit/content";
import { ifAnyNumber, placeOf, rounded, sumOfShown, unlessBlank } from "../kit/formula";
import { writeLine, titledGrid, type Grid } from "../kit/grid";
import { column, type Column, columnCount, numbers, recordBy, widthsOf } from "../kit/columns";
import { layOutList, layOutSideBySide, type List, sheetRows } from "../kit/list";
import { rowContents, writeDoubleHeadings, writeHeadings, writeList, writeRow } from "../kit/write-list";
import { onPages } from "../kit/even-pages";
import { fillPage, printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Draft } from "../model";
import { columnsOfRanking, type Standings } from "../result/ranking";
import { firstTable, matchesOfTeam, matchSums, type MatchOfTeam } from "../tables/worth";
import { withRuling } from "../tables/table";
import { nameColumns, namesRow, typedTeam } from "../team-names";
import { writeResults } from "../teams/several-teams-workbook";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES, type Style } from "../theme";
import { amountAt } from "../typed-amounts";
import { vpStyle } from "../vp-table";
import {
  teamLabel,
  type BoardOfMatch,
  type MatchSide,
  type RecapList,
  type ScoresheetLists,
  type ThreeTeamsSheets,
} from "./three-teams-sheets";

const { common, scoresheet: sheetTexts, threeTeams: words } = texts;
const { headings } = words;

const HEADING_HEIGHT = 32;
/** First column of the faults, right of the number of boards scored. */
const FAULTS_COLUMN = 6;
/** Heights in points: of names, which may take two lines, and bounds for the rows that are filled in with a pencil. */
const [NAME_HEIGHT, ROW_BOUNDS] = [32, [23, 30]] as const;

/** Width in characters of the sheet's columns, which each list joins as it needs. */
const WIDTH = 11.6;

/** Style of a typed name; a long name continues on a second line. */
const NAME_STYLE: Style = { ...STYLES.entryName, size: 12, wrap: true };
const RANKED_NAME: Style = { ...STYLES.rankedName, size: 14 };
const POINTS: Style = { ...STYLES.computed, size: 12 };
const SIGNED: Style = { ...TEAM_STYLES.signed, size: 12 };
const LABEL: Style = { ...STYLES.label, size: 12 };

const PENALTY = numbers("decimal", [0, 999], words.penalty);

const { N, S, E, W } = common.seats;
const NAMES = nameColumns(
  { width: WIDTH },
  { style: NAME_STYLE, width: WIDTH, span: 3 },
  { style: NAME_STYLE, width: WIDTH, span: 2 },
  [N, S, E, W]
);

/** Lays out the lists of the Scoresheet. */
export function placeScoresheet(plan: SeveralTeamsPlan, three: () => ThreeTeamsSheets): ScoresheetLists {
  const { matches: played } = plan;
  const [sheet, teams] = [sheetTexts.name, THREE_TEAMS.length];
  const right = columnCount(NAMES);
  const across = { sheet, right };
  const standings = layOutList(rankingColumns(plan, three), {
    ...across,
    name: "standings",
    headingRow: 4,
    rows: teams,
  });
  // The names are below the line with the rule of the standings.
  const names = layOutList(NAMES, { name: "names", sheet, headingRow: standings.lastRow + 3, rows: teams });
  const below = { ...across, headingRow: names.lastRow + 2, rows: 2 * played.length };
  const matches = layOutList(matchColumns(plan.scale, three), { name: "matches", ...below });
  const place = { ...across, headingRow: matches.lastRow + 2, rows: teams };
  const totals = layOutList(totalColumns(plan, three), { name: "totals", ...place });
  // Leaves room for headings of two rows and a line of advice above them.
  const headingRow = totals.lastRow + 4;
  const recaps = layOutSideBySide(played, 1, (match, left) =>
    layOutList(recapColumns(match, three), { name: "recap", sheet, headingRow, left, rows: match.boards.length })
  );
  return { standings, names, matches, totals, recaps };
}

/** Returns the columns of the ranking, which span the columns of the lists below. */
function rankingColumns({ scale }: SeveralTeamsPlan, three: () => ThreeTeamsSheets): Partial<Standings["columns"]> {
  return columnsOfRanking(() => three().result.ranking, {
    name: { heading: common.team, span: "rest", style: RANKED_NAME },
    total: { heading: common.victoryPoints, span: 2, style: vpStyle(STYLES.ranked, scale) },
    also: { heading: common.netImps, span: 2, style: TEAM_STYLES.signedBeside },
  });
}

/**
 * Returns the columns of a match, one row per team: where its N-S pair plays the boards, and what the team wins on
 * them.
 */
function matchColumns(scale: VpScale, three: () => ThreeTeamsSheets): ScoresheetLists["matches"]["columns"] {
  const margin = (row: number) => three().matches.cell("margin", row);
  const sum = (key: "won" | "margin" | "vps") => (matchSide: MatchSide, row: number) =>
    matchSums(three(), matchSide.scored, matchSide.side, margin(row))[key];
  const home = ({ scored: { match }, side }: MatchSide) => {
    const played = atTable(three().plan.movement, match.tables[side]);
    const half = played.find(({ boards }) => boards.join() === match.boards.join())?.round;
    return words.tableInHalf(tableLetter(match.tables[side]), half === 1 ? 1 : 2);
  };
  const team = ({ scored: { match }, side }: MatchSide) => teamLabel(three(), match.teams[side]);
  const lost = (_of: MatchSide, row: number) =>
    computed(unlessBlank(margin(row), `${three().matches.cell("won", row)}-${margin(row)}`));
  return {
    // One cell for both teams of a match: see putMatches.
    boards: { heading: common.boards, style: STYLES.block },
    home: { heading: headings.home, span: 3, style: STYLES.fixed, content: home },
    team: { heading: common.team, span: "rest", style: TEAM_STYLES.left, content: team },
    won: { heading: common.impsWon, style: POINTS, name: "Imps", content: sum("won") },
    lost: { heading: headings.impsLost, style: POINTS, content: lost },
    margin: { heading: common.margin, style: SIGNED, name: "Margin", content: sum("margin") },
    vps: { heading: common.vps, style: vpStyle(LABEL, scale), name: "Vps", content: sum("vps") },
  };
}

/** Returns the columns of a team's totals: victory points, penalty, total after the penalty, net IMPs and place. */
function totalColumns(
  { scale, matches: played, penalties }: SeveralTeamsPlan,
  three: () => ThreeTeamsSheets
): ScoresheetLists["totals"]["columns"] {
  const ofMatch = (key: "margin" | "vps", { index, side }: MatchOfTeam) =>
    three().matches.cell(key, matchRow(index, side));
  const against = (rival: Contestant) => ({
    heading: headings.vpsAgainst(LETTERED_TEAMS.short(rival)),
    style: vpStyle(POINTS, scale),
    content: (team: Contestant) => {
      const match = matchesOfTeam(played, team).find(({ opponent }) => opponent === rival);
      return match ? computed(ofMatch("vps", match)) : common.dash;
    },
  });
  const name = (team: Contestant) => typedOrDefault(typedTeam(three(), team));
  const penalty = (team: Contestant) => forContestant(penalties, team).vps || null;
  const total = (team: Contestant) => {
    const vps = three().totals.cells(["against0", `against${THREE_TEAMS.length - 1}`], team, team);
    return computed(ifAnyNumber(vps, rounded(`SUM(${vps})-N(${amountAt(three().amounts, team)})`)));
  };
  const netImps = (team: Contestant) => {
    const margins = matchesOfTeam(played, team).map((match) => ofMatch("margin", match));
    return computed(unlessBlank(three().totals.cell("total", team), sumOfShown(margins)));
  };
  const place = (team: Contestant) => {
    const { cell, range } = three().totals;
    return computed(placeOf(cell("total", team), range("total")));
  };
  return {
    team: { heading: common.team, style: STYLES.label, content: LETTERED_TEAMS.short },
    name: { heading: common.name, span: "rest", style: TEAM_STYLES.left, content: name },
    ...recordBy(THREE_TEAMS, (team): `against${number}` => `against${team}`, against),
    penalty: { heading: headings.penalty, style: STYLES.entry, rule: PENALTY, content: penalty },
    total: { heading: common.total, style: vpStyle(STYLES.sum, scale), name: "Total", content: total },
    netImps: { heading: common.netImps, style: TEAM_STYLES.signedBeside, content: netImps },
    place: { heading: common.place, style: STYLES.sum, name: "Place", content: place },
  };
}

/** Returns the columns of a match's boards: the net score of the first team, and both teams' IMPs. */
function recapColumns({ tables }: PlannedMatch, three: () => ThreeTeamsSheets): RecapList["columns"] {
  const [first, second] = [tableLetter(tables[0]), tableLetter(tables[1])];
  const over = headings.match(first, second);
  const shown = (heading: string, key: "net" | "ns" | "ew") => ({
    heading,
    over,
    style: SIGNED,
    content: ({ scored, board }: BoardOfMatch) => {
      const { outsideCell, worth, rowOf } = firstTable(three().places, scored);
      return computed(key === "net" ? outsideCell(key, board) : worth.outside.cell(key, rowOf(board)));
    },
  });
  return {
    board: { heading: common.board, over, style: LABEL, content: ({ board }) => board },
    net: shown(headings.net(first), "net"),
    first: shown(headings.imps(first), "ns"),
    second: shown(headings.imps(second), "ew"),
  };
}

/** Lays out hidden columns beside the boards, one per match, with 1 for each board on which the Director has ruled. */
function placeMarks({ places, scored: { matches }, names, recaps }: ThreeTeamsSheets): List<`match${number}`, number> {
  const columns = recordBy(
    matches,
    (_match, index): `match${number}` => `match${index}`,
    (match): Column<number> => {
      const place = firstTable(places, match);
      return column(null, 0, STYLES.fixed, (row) => {
        const board = match.match.boards[row];
        return board === undefined ? null : computed(place.outsideCell("ruled", board));
      });
    }
  );
  const headingRow = Math.max(...recaps.map((list) => list.headingRow));
  const rows = Math.max(...recaps.map((list) => list.rows));
  return layOutList(columns, { name: "ruled", sheet: names.sheet, headingRow, left: names.right + 1, rows });
}

/** Returns the Scoresheet: ranking, names, the three matches, the teams' totals, and every board. */
export function scoresheet(three: ThreeTeamsSheets): Draft {
  const { plan, scored, standings, names, totals, recaps } = three;
  const marks = placeMarks(three);
  const grid = titledGrid(three.head, names.sheet, [...widthsOf(names), ...widthsOf(marks)], { columns: names.right });
  writeResults(grid, three, standings, FAULTS_COLUMN);
  const nameRow = (team: Contestant) => namesRow(plan, team, LETTERED_TEAMS.short(team));
  writeList(grid, names, THREE_TEAMS, nameRow, 22, NAME_HEIGHT);
  putMatches(grid, three);
  const headingStyle = (key: string) => (key === "netImps" ? STYLES.besideHeading : STYLES.heading);
  writeList(grid, totals, THREE_TEAMS, rowContents(totals), HEADING_HEIGHT, undefined, headingStyle);
  const netNote = totals.lastRow + 2;
  const marked = marks.range(["match0", `match${recaps.length - 1}`]);
  writeLine(grid, netNote, names, withRuling(marked, words.netNote), STYLES.note);
  recaps.forEach((list, index) => {
    writeDoubleHeadings(grid, list, { upper: STYLES.label, lower: STYLES.heading });
    grid.height(list.headingRow, HEADING_HEIGHT);
    const match = itemAt(scored.matches, index);
    match.boards.forEach(({ board }, row) =>
      writeRow(grid, list, row, rowContents(list)({ scored: match, board }, row))
    );
    const first = `$${marks.cell(`match${index}`, 0)}`;
    grid.highlight({ area: list.area("board"), formula: `${first}=1`, tone: "ruled" });
  });
  writeHeadings(grid, marks);
  for (let row = 0; row < marks.rows; row++) writeRow(grid, marks, row, rowContents(marks)(row, row));
  const setup = printSetup(three.paper, Math.max(...recaps.map(({ lastRow }) => lastRow)), names.right, {
    orientation: "landscape",
  });
  const rows = [three.matches, totals, ...recaps].flatMap(sheetRows);
  const starts = [three.matches.headingRow, totals.headingRow, netNote];
  const print = () => {
    const pages = onPages(grid, setup, rows, ROW_BOUNDS[0], starts) ?? { ...setup, pagesFrom: starts };
    return fillPage(grid, pages, rows, ROW_BOUNDS);
  };
  return grid.finish({ print });
}

/** Writes the three matches: a row for each of the two teams, with its IMPs and victory points. */
function putMatches(grid: Grid, { scored: { matches }, matches: list }: ThreeTeamsSheets): void {
  const sides = matches.flatMap((scored) => ([0, 1] as const).map((side): MatchSide => ({ scored, side })));
  writeList(grid, list, sides, rowContents(list), HEADING_HEIGHT);
  matches.forEach(({ match: { boards } }, index) =>
    grid.block(list.area("boards", matchRow(index, 0), matchRow(index, 1)), boardsLabel(boards), STYLES.block)
  );
}

/** Returns the row of a match's first (0) or second team (1), from 0. */
function matchRow(match: number, side: 0 | 1): number {
  return 2 * match + side;
}
