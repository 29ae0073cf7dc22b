import type { Contestant } from "../../movements/contestant";
import { stretchesOf } from "../../movements/movement";
import { THREE_TEAMS } from "../../movements/three-teams";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import type { ThreeTeamsPlan } from "../../sessions/three-teams/plan";
import type { Computed } from "../kit/content";
import { newGrid, type Grid } from "../kit/grid";
import { putNote, putSheetTitle } from "../kit/headings";
import { boardsLabel } from "../boards-label";
import type { Sheet } from "../model";
import { printSetup } from "../kit/print-setup";
import { STYLES, type Style } from "../theme";
import { guideCard, slip, tableCard, type Card } from "./cards";
import type { ThreeTeamsSheets } from "./layout";
import { teamName } from "./names";

/** Narrow columns, which each card joins as it needs. */
const WIDTHS: readonly number[] = [8, ...Array.from({ length: 12 }, () => 7)];
const FIRST_ROW = 4;
const ROW_HEIGHT = 19;
const GAP = 12;
/** Room to write by hand, and to cut. */
const SLIP_ROW_HEIGHT = 36;
const SLIP_GAP = 30;

/** Boards and a team's name, which may take a second line. */
const VISIT: Style = { ...STYLES.smallLeft, wrap: true };

/** The Movement sheet: the two halves, cards for the E-W pairs and the tables, and result slips. */
export function movementSheet({ scored: { plan }, sheets }: ThreeTeamsSheets): Sheet {
  const grid = newGrid("Movement", WIDTHS);
  putSheetTitle(grid, sheets.head, "Movement", WIDTHS.length);
  putNote(
    grid,
    "North-South stay at home: A goes to B goes to C goes to A. To cut out: a card for each East-West pair, table and result slip.",
    WIDTHS.length
  );
  let row = putHalves(grid, plan) + 1;
  const put = (card: Card, height: number, gap: number) => {
    grid.height(row, gap);
    row = putCard(grid, card, row + 1, height) + 1;
  };
  THREE_TEAMS.forEach((team) => put(guideCard(plan, team), ROW_HEIGHT, GAP));
  THREE_TEAMS.forEach((team) => put(tableCard(plan, team), ROW_HEIGHT, GAP));
  const slips = row;
  THREE_TEAMS.forEach((team) => put(slip(plan, team), SLIP_ROW_HEIGHT, SLIP_GAP));
  return grid.finish({
    print: printSetup(sheets.paper, row - 1, WIDTHS.length, {
      // The slips are written on by hand: they have a page of their own.
      pagesFrom: [slips],
    }),
  });
}

/** @returns the last row of the table of halves. */
function putHalves(grid: Grid, plan: ThreeTeamsPlan): number {
  const at = (row: number, table: number) => {
    const left = 2 + 4 * table;
    return { top: row, bottom: row, left, right: left + 3 };
  };
  grid.put(FIRST_ROW, 1, "Half", STYLES.heading);
  grid.height(FIRST_ROW, ROW_HEIGHT);
  THREE_TEAMS.forEach((team) => grid.block(at(FIRST_ROW, team), `Table ${LETTERED_TEAMS.short(team)}`, STYLES.heading));
  const halves = stretchesOf(plan.movement);
  halves.forEach(({ round, tables }, i) => {
    const row = FIRST_ROW + 1 + i;
    grid.put(row, 1, round, STYLES.label);
    grid.height(row, 30);
    tables.forEach(({ ew, boards }, table) => grid.block(at(row, table), visit(plan, ew.team, boards), VISIT));
  });
  return FIRST_ROW + halves.length;
}

/** The boards of a half at a table, and who comes: "1–6 against C Greens". */
function visit(plan: ThreeTeamsPlan, ew: Contestant, boards: readonly number[]): Computed {
  const { formula, value } = teamName(plan, ew);
  const text = `${boardsLabel(boards)} against `;
  return { formula: `"${text}"&${formula}`, value: `${text}${value}` };
}

/** @returns the last row of the card. */
function putCard(grid: Grid, { heading, columns, rows }: Card, top: number, height: number): number {
  const row = (index: number) => ({ top: top + index, bottom: top + index });
  grid.block({ ...row(0), left: 1, right: WIDTHS.length }, heading, STYLES.cutHeading);
  grid.height(top, ROW_HEIGHT);
  grid.height(top + 1, ROW_HEIGHT);
  columns.forEach(({ heading: text, left, right }, i) => {
    grid.block({ ...row(1), left, right }, text, STYLES.smallHeading);
    rows.forEach((line, r) =>
      grid.block({ ...row(2 + r), left, right }, line[i]!, left === right ? STYLES.small : STYLES.smallLeft)
    );
  });
  rows.forEach((_, r) => grid.height(top + 2 + r, height));
  return top + 1 + rows.length;
}
