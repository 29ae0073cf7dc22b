import { itemAt } from "../../bridge/item-at";
import { computed } from "../kit/content";
import { titledGrid } from "../kit/grid";
import { sheetWidths } from "../kit/list";
import { type RowContents, writeEntryRules, writeHeadings, writeRow } from "../kit/write-list";
import { pagesOf } from "../kit/list-sheet";
import { printSetup } from "../kit/page";
import type { Draft } from "../model";
import { STYLES } from "../theme";
import { textLiteral } from "../reference";
import type { ClubSheets } from "./club-sheets";
import { clubTexts } from "./texts";
import { travellerFormulas } from "./traveller-formulas";
import { typedCells, type TravellerColumn } from "./travellers";

const { note } = clubTexts.results;
/** In points. */
const HEIGHTS = { headings: 34, row: 18 } as const;
/** Name of the table in Excel. */
const TABLE = "Travellers";

/** The sheet Results: one list of travellers, a table that can be sorted and filtered. */
export function resultsSheet(sheets: ClubSheets): Draft {
  const { head, paper, travellers: list, session, dialect, boards, boardScores, pairSteps } = sheets;
  const { plan, plays } = session;
  // Check is for the screen: its width goes to what is written.
  const right = list.column("check") - 1;
  const grid = titledGrid(head, list.sheet, sheetWidths(list), { note, columns: right, scale: 1 });
  const formulas = travellerFormulas({
    plan,
    travellers: list,
    boards,
    boardScores,
    dialect,
    pairIds: { ns: pairSteps.list.outside.range("ns"), ew: pairSteps.list.outside.range("ew") },
  });
  const worked = Object.fromEntries(
    list.worked.map((key) => [key, { ...computed(formulas[key] ?? '""'), copiedFrom: list.firstRow }])
  ) as RowContents<TravellerColumn>;
  writeHeadings(grid, list, STYLES.heading);
  grid.height(list.headingRow, HEIGHTS.headings);
  for (let row = 0; row < list.rows; row++) {
    const typed = typedCells(session, plays[row]);
    const entries = Object.fromEntries(list.typed.map((key) => [key, typed[key]]));
    writeRow(grid, list, row, { ...entries, ...worked });
    grid.height(list.row(row), HEIGHTS.row);
  }
  writeEntryRules(grid, list);
  const check = `$${list.cell("check", 0)}`;
  const isQuestion = `${check}=${textLiteral(clubTexts.faults.unlisted)}`;
  const area = list.area([itemAt(list.typed, 0), "check"]);
  grid.highlight({ area, formula: `AND(${check}<>"",NOT(${isQuestion}))`, tone: "alert" });
  grid.highlight({ area, formula: isQuestion, tone: "notice" });
  grid.table({
    name: TABLE,
    area: { top: list.headingRow, left: list.left, bottom: list.lastRow, right: list.right },
    formulas: list.worked.map((key) => ({ column: list.column(key), formula: formulas[key] ?? '""' })),
  });
  const setup = printSetup(paper, list.lastRow, right, {
    titleRows: [list.headingRow, list.headingRow],
  });
  return grid.finish({ frozenRows: list.headingRow, print: () => pagesOf(grid, setup, [list]) });
}
