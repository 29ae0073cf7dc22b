import { boardsInWords } from "../../sessions/four-teams/why";
import { entryOf } from "../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import type { ScoredFourTeams } from "../../sessions/four-teams/score-four-teams";
import type { Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import type { CellValue } from "../model";
import { cellAddress } from "../reference";
import { TEAM_STYLES } from "../tables/styles";
import { vpStyle } from "../vp-style";
import { STYLES, type Style } from "../theme";
import { RECAP } from "./layout";
import { onLine } from "./tie-steps";

/** The columns of the standings: heading, first and last column of the sheet. */
const COLUMNS = [
  ["Place", 1, 1],
  ["Team", 2, 2],
  ["VPs", 3, 4],
  ["Net IMPs", 5, 6],
  ["How a tie was broken", 7, RECAP.lastColumn],
] as const;

/** The standings in their order, each with how a tie was broken; and the rules for that. */
export function putStandings(grid: Grid, { plan, teams, standings }: ScoredFourTeams): void {
  const top = RECAP.standingsRow;
  const across = (row: number, column: number, content: CellValue | Computed, style: Style) => {
    const [, left, right] = COLUMNS[column]!;
    grid.block({ top: row, bottom: row, left, right }, content, style);
  };
  COLUMNS.forEach(([heading], i) => across(top, i, heading, STYLES.heading));
  grid.height(top, 22);
  const placed = standings.map((team) => entryOf(teams, team)).filter(({ total }) => total !== null);
  teams.forEach((_, i) => {
    const row = top + 1 + i;
    const found = placed[i];
    const line = (column: number, formula: string, value: CellValue, style: Style) =>
      across(row, column, { formula, value: value ?? "" }, style);
    line(0, onLine(i + 1, "shown"), found?.place ?? "", STYLES.sum);
    line(1, onLine(i + 1, "name"), found ? nameOf(NUMBERED_TEAMS, plan.teams, found.team) : "", STYLES.cutHeading);
    const points = vpStyle(STYLES.computed, plan.scale);
    line(2, onLine(i + 1, "total"), found?.total ?? "", points);
    const blank = `${cellAddress(row, 1)}=""`;
    const net = `IF(${blank},"",${onLine(i + 1, "net")})`;
    line(3, net, found ? found.netImps : "", TEAM_STYLES.signed);
    line(4, onLine(i + 1, "why"), found?.why ?? "", TEAM_STYLES.left);
    grid.height(row, 26);
  });
  const note = { top: RECAP.noteRow, bottom: RECAP.noteRow, left: 1, right: RECAP.lastColumn };
  grid.block(note, rules(boardsInWords(plan.boardsPerMatch)), STYLES.note);
  grid.height(RECAP.noteRow, 32);
}

function rules(boards: string): string {
  return (
    `Of two teams level on victory points the one is ahead that has won more IMPs on the ${boards} ` +
    "boards between them; of three or four, the one with the most net IMPs (won less lost). " +
    "What is level then stays tied."
  );
}
