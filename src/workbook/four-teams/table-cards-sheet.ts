import { areNew, stretchesOf } from "../../movements/movement";
import { relay } from "../../movements/relay";
import { matchesOf } from "../../movements/team-matches";
import type { FourTeamsPlan } from "../../sessions/four-teams/plan";
import { boardsLabel } from "../boards-label";
import type { Computed } from "../kit/content";
import { newGrid, type Grid } from "../kit/grid";
import { putNote, putSheetTitle } from "../kit/headings";
import type { CellValue, Sheet } from "../model";
import { rowHeight } from "../kit/page";
import { printSetup } from "../kit/print-setup";
import { STYLES } from "../theme";
import type { FourTeamsSheets } from "./event-sheets";
import { pairLabel } from "./names";

export const TABLE_CARDS = "Table cards";

const HEADINGS = ["Round", "N-S", "E-W", "Boards", "Starts with", "Then", "Deal"];
const WIDTHS = [8, 22, 22, 10, 12, 18, 16];
const FIRST_ROW = 4;
const ROUNDS = 6;
/** A card's rows: table, headings and rounds; a gap to cut in follows. */
const CARD_ROWS = ROUNDS + 2;
const TABLES = [1, 2, 3, 4] as const;

/** The first row of a table's card. */
export function tableCardRow(table: number): number {
  return FIRST_ROW + (table - 1) * (CARD_ROWS + 1);
}

/** The Table cards: one to lie on each table, with who comes and which boards go where. */
export function tableCardsSheet({ event: { plan }, head, paper }: FourTeamsSheets): Sheet {
  const grid = newGrid(TABLE_CARDS, WIDTHS);
  putSheetTitle(grid, head, TABLE_CARDS, WIDTHS.length);
  putNote(grid, "To cut out: a card lies on each table.", WIDTHS.length);
  const rows = TABLES.length * (CARD_ROWS + 1);
  const height = rowHeight(paper, WIDTHS, rows, 70, [16, 27]);
  for (const table of TABLES) {
    const top = tableCardRow(table);
    putCard(grid, plan, table, top);
    for (let row = top; row <= top + CARD_ROWS; row++) grid.height(row, height);
  }
  return grid.finish({
    print: printSetup(paper, FIRST_ROW + rows - 2, WIDTHS.length),
  });
}

function putCard(grid: Grid, plan: FourTeamsPlan, table: number, top: number): void {
  const heading = { top, bottom: top, left: 1, right: WIDTHS.length };
  grid.block(heading, `Table ${table}`, STYLES.sumLabel);
  HEADINGS.forEach((text, i) => grid.put(top + 1, 1 + i, text, STYLES.smallHeading));
  cardRows(plan, table).forEach((contents, r) =>
    contents.forEach((content, i) => {
      const style = i === 0 ? STYLES.label : i < 3 ? STYLES.smallLeft : STYLES.small;
      grid.put(top + 2 + r, 1 + i, content, style);
    })
  );
}

/** What a table's card says, a row a round. */
function cardRows(plan: FourTeamsPlan, table: number): (CellValue | Computed)[][] {
  return stretchesOf(plan.movement).map((stretch) => {
    const match = matchesOf(stretch.tables).find(({ tables }) => tables.some((seating) => seating.table === table))!;
    const index = match.tables[0].table === table ? 0 : 1;
    const { ns, ew, boards } = match.tables[index];
    const { starts, receives } = relay(boards)[index];
    return [
      stretch.round,
      pairLabel(plan, ns),
      pairLabel(plan, ew),
      boardsLabel(boards),
      boardsLabel(starts),
      `${boardsLabel(receives)} from Table ${match.tables[index === 0 ? 1 : 0].table}`,
      areNew(plan.movement, stretch.round, boards) ? "Shuffle" : "Do not shuffle",
    ];
  });
}
