import { itemAt } from "../../bridge/item-at";
import { SPELLINGS, type Spelled, type Spelling } from "../../sessions/reading/spellings";
import type { Grid } from "../kit/grid";
import { layOutList, layOutSideBySide, writeHeadings, writeRow } from "../kit/list";
import { texts } from "../texts";
import { AFTER_SCORES } from "./score-tables";

/** Rows below each table's spellings, for words of a club's own. */
const SPARE_ROWS = 9;

const KEYS = Object.keys(SPELLINGS) as Spelled[];

/** The spellings of each column side by side, with their codes. */
const LISTS = layOutSideBySide(KEYS, AFTER_SCORES, (spelled, left) => {
  const columns = { written: { heading: `Spellings, ${spelled}` }, code: { heading: "Code" } };
  const rows = SPELLINGS[spelled].length + SPARE_ROWS;
  return layOutList(columns, { name: `spellings ${spelled}`, sheet: texts.working.name, headingRow: 1, left, rows });
});

/** The first column right of them. */
export const AFTER_SPELLINGS = Math.max(...LISTS.map(({ right }) => right)) + 1;

/** The range of the spellings of a column, or of the codes beside them, on the Working sheet itself. */
export function spellingRange(spelled: Spelled, key: "written" | "code"): string {
  return itemAt(LISTS, KEYS.indexOf(spelled)).range(key);
}

export function putSpellings(grid: Grid): void {
  LISTS.forEach((list, i) => {
    writeHeadings(grid, list);
    const spellings: readonly Spelling[] = SPELLINGS[itemAt(KEYS, i)];
    spellings.forEach(([written, code], row) => writeRow(grid, list, row, { written, code }));
  });
}
