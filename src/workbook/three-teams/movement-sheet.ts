import type { TeamPair } from "../../movements/contestant";
import { stretchesOf, type Stretch } from "../../movements/movement";
import { THREE_TEAMS } from "../../movements/three-teams";
import { tableLetter } from "../../sessions/three-teams/plan";
import { putCard, type Card } from "../kit/card";
import { joined } from "../kit/content";
import { newGrid, putNote, putSheetTitle, type Grid } from "../kit/grid";
import { placeList, putList, widthsOf, type Columns, type List } from "../kit/list";
import { printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Sheet } from "../model";
import { texts } from "../texts";
import { STYLES, type Style } from "../theme";
import { guideCard, slip, tableCard } from "./cards";
import { teamLabel, type Named } from "./names";
import type { ThreeTeamsSheets } from "./scoresheet-lists";

const ROW_HEIGHT = 19;
/** The boards of a visit and the name of who comes may take a second line. */
const HALF_HEIGHT = 30;
const GAP = 12;
/** Room to write by hand, and to cut. */
const SLIP_ROW_HEIGHT = 36;
const SLIP_GAP = 30;

const VISIT: Style = { ...STYLES.smallLeft, wrap: true };

const { common, homeMovement, threeTeams: words } = texts;

type HalfColumn = "half" | TableColumn;
type TableColumn = `table${number}`;

/** The Movement sheet: the two halves, cards for the E-W pairs and the tables, and result slips. */
export function movementSheet(three: ThreeTeamsSheets): Sheet {
  const halves = stretchesOf(three.plan.movement);
  const list = placeHalves(halves);
  const grid = newGrid(list.sheet, widthsOf(list));
  putSheetTitle(grid, three.head, list.sheet, list.right);
  putNote(grid, words.movementNote, list.right);
  putHalves(grid, list, halves, three);
  const guides = putCards(
    grid,
    list.lastRow,
    THREE_TEAMS.map((team) => guideCard(three, team))
  );
  const tables = putCards(
    grid,
    guides,
    THREE_TEAMS.map((team) => tableCard(three, team))
  );
  const slips = putCards(
    grid,
    tables,
    THREE_TEAMS.map((team) => slip(three, team)),
    SLIP_ROW_HEIGHT,
    SLIP_GAP
  );
  // The slips are written on by hand: they have a page of their own.
  return grid.finish({ print: printSetup(three.paper, slips, list.right, { pagesFrom: [tables + 1] }) });
}

/** Narrow columns, which each card joins as it needs. */
function placeHalves(halves: readonly Stretch<TeamPair>[]): List<HalfColumn> {
  const tables = (halves[0]?.tables ?? []).map(({ table }): [TableColumn, Columns<TableColumn>[TableColumn]] => [
    `table${table}`,
    { heading: common.table(tableLetter(table)), width: 7, span: 4, style: VISIT },
  ]);
  const half = { heading: words.half, width: 8, style: STYLES.label };
  return placeList<HalfColumn>(
    { half, ...(Object.fromEntries(tables) as Columns<TableColumn>) },
    { sheet: homeMovement.name, headingRow: 4, rows: halves.length }
  );
}

/** The boards of each half at each table, and who comes: "1–6 against C Greens". */
function putHalves(grid: Grid, list: List<HalfColumn>, halves: readonly Stretch<TeamPair>[], named: Named): void {
  const row = ({ round, tables }: Stretch<TeamPair>) => {
    const visits = tables.map(({ table, ew, boards }) => {
      return [`table${table}`, joined(words.boardsAgainst(boardsLabel(boards)), teamLabel(named, ew.team))] as const;
    });
    return { half: round, ...Object.fromEntries(visits) };
  };
  putList(grid, list, halves, row, ROW_HEIGHT);
  halves.forEach((_, half) => grid.height(list.row(half), HALF_HEIGHT));
}

/** Writes cards below a row, each below a gap. @returns the last row of the last one. */
function putCards(grid: Grid, above: number, cards: readonly Card[], height = ROW_HEIGHT, gap = GAP): number {
  let last = above;
  for (const card of cards) {
    grid.height(last + 1, gap);
    const list = putCard(grid, card, { row: last + 2 });
    grid.height(list.headingRow - 1, ROW_HEIGHT);
    grid.height(list.headingRow, ROW_HEIGHT);
    card.rows.forEach((_, row) => grid.height(list.row(row), height));
    last = list.lastRow;
  }
  return last;
}
