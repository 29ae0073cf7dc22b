import { type Contestant } from "../../movements/contestant";
import { FOUR_TEAMS } from "../../movements/four-teams";
import type { SeveralTeamsPlan } from "../../sessions/teams/plan";
import type { ScoredTeam } from "../../sessions/teams/score-teams";
import type { ScoredRoundMatch } from "../../sessions/teams/match";
import { computed, ifElse, joined, styled } from "../kit/content";
import { ifAnyNumber, sumOfShown, unlessBlank } from "../kit/formula";
import { writeLine, titledGrid, type Grid } from "../kit/grid";
import { column, type Column, recordBy, widthsOf } from "../kit/columns";
import { layOutList } from "../kit/list";
import { rowContents, writeDoubleHeadings, writeList, writeRow } from "../kit/write-list";
import { canBeOnePage, pageScale, printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Draft } from "../model";
import { rowsOf, withRuling } from "../tables/table";
import { firstTable, matchesOfTeam, matchRange, matchSums } from "../tables/worth";
import { texts } from "../texts";
import { CARD_STYLES, STYLES, TEAM_STYLES, type Style } from "../theme";
import { vpStyle } from "../vp-table";
import { fromColumn, teamLabel, type FourTeamsLists, type FourTeamsSheets, type Named } from "./four-teams-sheets";

const { common, fourTeams: words } = texts;

/** Larger styles, since the sheet is scaled down in print. */
const LARGE = {
  team: { ...TEAM_STYLES.left, size: 12.5 },
  fixed: { ...STYLES.fixed, size: 12.5 },
  computed: { ...STYLES.computed, size: 12.5 },
  signed: { ...TEAM_STYLES.signed, size: 12.5 },
} as const satisfies Record<string, Style>;

const ROW_HEIGHT = 24;
const NOTE_HEIGHT = 20;

/** Lays out the lists of the Matches sheet: the matches, and the IMPs that teams won from each other. */
export function placeMatches(
  plan: SeveralTeamsPlan,
  names: FourTeamsLists["names"],
  four: () => FourTeamsSheets
): Pick<FourTeamsLists, "matches" | "against"> {
  const place = { sheet: words.matches, headingRow: 5, rows: plan.matches.length };
  const matches = layOutList(matchColumns(plan, four), { name: "matches", ...place });
  const below = { sheet: words.matches, headingRow: matches.lastRow + 3, rows: FOUR_TEAMS.length };
  return {
    matches,
    against: layOutList(againstColumns({ plan, names }, four), { name: "against", ...below, alignWith: matches }),
  };
}

/** Returns a range with 1 for each board of a match on which the Director has ruled. */
function ruledOf(places: FourTeamsSheets["places"], scored: ScoredRoundMatch): string {
  const place = firstTable(places, scored);
  return place.list.outside.range("ruled", ...rowsOf(place, scored.match.boards));
}

/** Returns the columns of a match: teams, tables, boards, and each team's IMPs, margin and victory points. */
function matchColumns({ scale }: SeveralTeamsPlan, four: () => FourTeamsSheets): FourTeamsLists["matches"]["columns"] {
  const { firstTeam, secondTeam, tables, scored } = words.headings;
  const team = (side: 0 | 1) =>
    column<ScoredRoundMatch>(side === 0 ? firstTeam : secondTeam, 21, LARGE.team, ({ match }) =>
      teamLabel(four(), match.teams[side])
    );
  const sum = (key: "won" | "margin" | "vps", over: string, style: Style, side: 0 | 1): Column<ScoredRoundMatch> => ({
    ...column(side === 0 ? firstTeam : secondTeam, 10, style, (match, row) => {
      const margin = four().matches.cell(`margin${side}`, row);
      return matchSums(four(), match, side, margin)[key];
    }),
    over,
  });
  const vps = vpStyle(LARGE.computed, scale);
  return {
    // One cell for all matches of a round: see putMatches.
    round: { heading: common.round, width: 8, style: STYLES.block },
    team0: team(0),
    team1: team(1),
    tables: column(tables, 10, LARGE.fixed, ({ match }) => words.bothTables(...match.tables)),
    boards: column(common.boards, 10, LARGE.fixed, ({ match }) => boardsLabel(match.boards)),
    scored: column(scored, 10, LARGE.computed, (match) => {
      const range = matchRange(four().places, match, 0);
      const counted = joined(computed(`COUNT(${range})`), words.ofBoards(match.match.boards.length));
      // Blank until there is a score, so that it can be filled in with a pencil.
      return joined(
        ifElse(`COUNT(${range})=0`, "", counted),
        ifElse(`SUM(${ruledOf(four().places, match)})=0`, "", texts.tables.ruled)
      );
    }),
    won0: sum("won", common.impsWon, LARGE.computed, 0),
    won1: sum("won", common.impsWon, LARGE.computed, 1),
    margin0: sum("margin", common.margin, LARGE.signed, 0),
    margin1: sum("margin", common.margin, LARGE.signed, 1),
    vps0: sum("vps", common.victoryPoints, vps, 0),
    vps1: sum("vps", common.victoryPoints, vps, 1),
  };
}

/** Returns the columns of the IMPs that a team has won from each other team, and in all. */
function againstColumns(named: Named, four: () => FourTeamsSheets): FourTeamsLists["against"]["columns"] {
  const { wonFrom, won, lost } = words.headings;
  /** Sums a column of the team's matches, against one opponent or, if `opponent` is null, against all opponents. */
  const sum = (team: Contestant, key: "won" | "margin", opponent: Contestant | null = null) => {
    const { plan, matches } = four();
    const counted = matchesOfTeam(plan.matches, team).filter(
      (match) => opponent === null || match.opponent === opponent
    );
    const cells = counted.map(({ index, side }) => matches.cell(`${key}${side}`, index));
    return computed(ifAnyNumber(cells.join(), sumOfShown(cells)));
  };
  const from = (rival: Contestant): Column<ScoredTeam> => ({
    heading: teamLabel(named, rival),
    style: LARGE.computed,
    content: ({ team }) => (rival === team ? styled(common.dash, STYLES.label) : sum(team, "won", rival)),
  });
  return {
    team: { heading: wonFrom, span: 3, style: STYLES.cutHeading, content: ({ team }) => teamLabel(four(), team) },
    ...recordBy(FOUR_TEAMS, fromColumn, from),
    won: { heading: won, style: LARGE.computed, content: ({ team }) => sum(team, "won") },
    lost: {
      heading: lost,
      style: LARGE.computed,
      content: ({ team }) => {
        const { cell } = four().against;
        return computed(unlessBlank(cell("won", team), `${cell("won", team)}-${cell("netImps", team)}`));
      },
    },
    netImps: { heading: common.netImps, style: LARGE.signed, content: ({ team }) => sum(team, "margin") },
  };
}

/** Returns the Matches sheet: IMPs and victory points of each match, and the IMPs that teams won from each other. */
export function matchesSheet(four: FourTeamsSheets): Draft {
  const { scored, matches, against } = four;
  const scale = 0.97 * pageScale(four.paper, widthsOf(matches), "landscape");
  const grid = titledGrid(four.head, matches.sheet, widthsOf(matches), { scale });
  const ruled = four.places.map(({ list }) => list.outside.range("ruled")).join();
  writeLine(grid, 3, matches, withRuling(ruled, words.matchesNote), STYLES.note, NOTE_HEIGHT);
  putMatches(grid, four);
  // IMPs that teams won from each other, which break ties.
  writeList(grid, against, scored.teams, rowContents(against), 46, ROW_HEIGHT);
  const onePage = printSetup(four.paper, against.lastRow, matches.right, { orientation: "landscape" });
  // With long names, the matches leave no room on their page for the list below.
  const print = () => (canBeOnePage(grid, onePage) ? onePage : { ...onePage, pagesFrom: [against.headingRow] });
  return grid.finish({ frozenRows: matches.headingRow, print });
}

function putMatches(grid: Grid, four: FourTeamsSheets): void {
  const { matches: list } = four;
  const { matches } = four.scored;
  writeDoubleHeadings(grid, list, { upper: STYLES.heading, lower: CARD_STYLES.heading });
  grid.height(list.headingRow - 1, 22);
  const contents = rowContents(list);
  matches.forEach((scored, row) => {
    const { round } = scored.match;
    const before = matches[row - 1];
    if (before?.match.round !== round) {
      const last = row + matches.filter(({ match }) => match.round === round).length - 1;
      grid.block(list.area("round", row, last), round, list.columns.round.style);
    }
    writeRow(grid, list, row, contents(scored, row));
    grid.height(list.row(row), ROW_HEIGHT);
  });
}
