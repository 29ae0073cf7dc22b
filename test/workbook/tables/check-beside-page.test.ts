import { emptySession, planSession } from "../../../src/sessions/kinds";
import type { Sheet } from "../../../src/workbook/model";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { texts } from "../../../src/workbook/texts";
import { KINDS_WITH_OPTIONS } from "../../support/sessions";

/** Pixels at 100 %: of a character and beside it in a column, of the rows' numbers, and of a small laptop's window. */
const [CHARACTER, BESIDE, ROW_NUMBERS, WINDOW] = [7, 5, 26, 1366];
/** 18 mm in points, and the points of a character. */
const [WRITTEN, POINTS] = [51, 5.6];
/** The column of the double, from 0. */
const DOUBLED = 6;

const tables = KINDS_WITH_OPTIONS.map(([kind, options]) => {
  const { sheets } = sessionWorkbook(emptySession(planSession(kind, options)).scored);
  return { kind, options, sheet: sheets.find(({ name }) => /^Table [1A]$/.test(name)) };
}).filter((table): table is typeof table & { readonly sheet: Sheet } => table.sheet !== undefined);

test.each(tables)("$kind $options: Check is not printed, but in sight beside the page", ({ sheet }) => {
  const { cells, widths, print } = sheet;
  const check = cells.find(({ row, value }) => row === 2 && String(value).startsWith(texts.common.check))!;
  expect(check.column).toBe(print!.area.right + 1);
  const right = widths
    .slice(0, check.column)
    .reduce((sum, width) => sum + (width === 0 ? 0 : width * CHARACTER + BESIDE), 0);
  expect(ROW_NUMBERS + right).toBeLessThan(WINDOW);
  // All but the board, its dealer and vulnerability are written by hand, on a page that may be made a little smaller; a
  // double is an X alone.
  const scale = Math.min(1, 96 / widths.slice(0, print!.area.right).reduce((sum, width) => sum + width, 0));
  const written = widths.slice(0, print!.area.right).filter((_, index) => index > 2 && index !== DOUBLED);
  expect(Math.min(...written) * POINTS * scale).toBeGreaterThanOrEqual(WRITTEN - 1);
});
