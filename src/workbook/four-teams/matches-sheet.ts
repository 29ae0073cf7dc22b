import { type Contestant } from "../../movements/contestant";
import { FOUR_TEAMS } from "../../movements/four-teams";
import type { FourTeamsTeam, ScoredRoundMatch } from "../../sessions/four-teams/score-four-teams";
import { computed, joined, styled } from "../kit/content";
import { onceCounted, sumOfShown, unlessBlank } from "../kit/formula";
import { titledGrid, type Grid } from "../kit/grid";
import { putDoubleHeadings, putList, putRow, recordBy, widthsOf, type RowContents } from "../kit/list";
import { printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Draft } from "../model";
import { matchesOfTeam, matchRange, matchSums } from "../tables/worth";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { fromColumn, teamLabel, type AgainstColumn, type FourTeamsSheets, type MatchColumn } from "./four-teams-sheets";

const ROW_HEIGHT = 24;

/** The Matches sheet: IMPs and victory points of each match, and what teams won from each other. */
export function matchesSheet(four: FourTeamsSheets): Draft {
  const { event, matches, against } = four;
  const grid = titledGrid(four.head, matches.sheet, widthsOf(matches), { note: texts.fourTeams.matchesNote });
  putMatches(grid, four);
  // Ties are broken by it.
  putList(grid, against, event.teams, (team) => againstRow(four, team), 46, ROW_HEIGHT);
  return grid.finish({
    frozenRows: matches.headingRow,
    print: printSetup(four.paper, against.lastRow, matches.right, {
      titleRows: [matches.headingRow - 1, matches.headingRow],
      orientation: "landscape",
    }),
  });
}

function putMatches(grid: Grid, four: FourTeamsSheets): void {
  const { event, matches: list } = four;
  putDoubleHeadings(grid, list, { upper: STYLES.heading, lower: STYLES.smallHeading });
  grid.height(list.headingRow - 1, 22);
  event.matches.forEach((scored, row) => {
    const { round } = scored.match;
    const before = event.matches[row - 1];
    if (before?.match.round !== round) {
      const last = row + event.matches.filter(({ match }) => match.round === round).length - 1;
      grid.block(list.area("round", row, last), round, list.columns.round.style);
    }
    putRow(grid, list, row, matchRow(four, scored, row));
    grid.height(list.row(row), ROW_HEIGHT);
  });
}

/** A match: its teams, and what each of them has of it. */
function matchRow(four: FourTeamsSheets, scored: ScoredRoundMatch, row: number): RowContents<MatchColumn> {
  const { places, matches: list } = four;
  const { match } = scored;
  const { teams, tables, boards } = match;
  const count = computed(`COUNT(${matchRange(places, scored, 0)})`);
  const first = matchSums(four, scored, 0, list.cell("margin0", row));
  const second = matchSums(four, scored, 1, list.cell("margin1", row));
  return {
    team0: teamLabel(four, teams[0]),
    team1: teamLabel(four, teams[1]),
    tables: texts.fourTeams.bothTables(...tables),
    boards: boardsLabel(boards),
    scored: joined(count, texts.fourTeams.of(boards.length)),
    ...{ won0: first.won, margin0: first.margin, vps0: first.vps },
    ...{ won1: second.won, margin1: second.margin, vps1: second.vps },
  };
}

/** What a team has won from each other one, and in all. */
function againstRow(four: FourTeamsSheets, scored: FourTeamsTeam): RowContents<AgainstColumn> {
  const { plan, matches, against: list } = four;
  const { team } = scored;
  const played = matchesOfTeam(plan.matches, team);
  /** The sum of a column of the team's matches, of those against one other team or all. */
  const sum = (column: "won" | "margin", opponent: Contestant | null = null) => {
    const counted = played.filter((match) => opponent === null || match.opponent === opponent);
    const cells = counted.map(({ index, side }) => matches.cell(`${column}${side}`, index));
    return computed(onceCounted(cells.join(), sumOfShown(cells)));
  };
  const from = recordBy(FOUR_TEAMS, fromColumn, (rival) =>
    rival === team ? styled(texts.common.none, STYLES.label) : sum("won", rival)
  );
  const [wonCell, netCell] = [list.cell("won", team), list.cell("netImps", team)];
  return {
    team: teamLabel(four, team),
    ...from,
    won: sum("won"),
    lost: computed(unlessBlank(wonCell, `${wonCell}-${netCell}`)),
    netImps: sum("margin"),
  };
}
