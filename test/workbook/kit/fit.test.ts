import { fitted, heightToRead } from "../../../src/workbook/kit/fit";
import { newGrid } from "../../../src/workbook/kit/grid";
import { fillPage, printSetup } from "../../../src/workbook/kit/page";
import { computed } from "../../../src/workbook/kit/content";
import { textLiteral } from "../../../src/workbook/reference";
import { STYLES, TEAM_STYLES } from "../../../src/workbook/theme";
import { laidOut } from "../../support/worked-out";

const LONG = "Alexandra Featherstone-Smythe & Bartholomew Wintring";

test("a name shrinks on one line while its letters stay nearly as large, else it takes more lines", () => {
  expect(fitted(STYLES.smallLeft, LONG, 300, 17)).toBe(STYLES.smallLeft);
  expect(fitted(STYLES.smallLeft, LONG, 130, 40)).toMatchObject({ wrap: true, size: 10 });
  // One line is all there is room for.
  expect(fitted(STYLES.smallLeft, LONG, 130, 12)).toBe(STYLES.smallLeft);
  expect(fitted(STYLES.smallLeft, "Ann & Bob", 20, 40)).toBe(STYLES.smallLeft);
});

test("what goes on in more lines is written smaller where they are too many", () => {
  const { size } = fitted(TEAM_STYLES.seat, LONG, 90, 30);
  expect(size).toBeLessThan(10);
  expect(fitted(TEAM_STYLES.seat, LONG, 90, 80)).toBe(TEAM_STYLES.seat);
});

test("a row is as high as its longest name takes, and the rest of the page is shared by the others", () => {
  const height = heightToRead(STYLES.smallLeft, LONG, 20 * 5.25);
  expect(height).toBeGreaterThan(30);
  const grid = newGrid("Names", [20]);
  grid.put(1, 1, computed(textLiteral(LONG)), STYLES.smallLeft);
  const print = printSetup("A4", 40, 1);
  const rows = Array.from({ length: 40 }, (_, i) => i + 1);
  const { heights, cells } = laidOut(grid.finish({ print: () => fillPage(grid, print, rows, [10, 400]) }));
  expect(heights.get(1)).toBe(height);
  expect([...heights.values()].reduce((sum, each) => sum + each, 0)).toBeLessThan(842 - 65);
  expect(cells[0]!.style).toMatchObject({ wrap: true });
});

test("names in a column look alike, and a fixed heading is by itself", () => {
  const grid = newGrid("Names", [20]);
  grid.put(1, 1, "A fixed text of the sheet", STYLES.smallLeft);
  grid.put(2, 1, computed(textLiteral(LONG)), STYLES.smallLeft);
  grid.put(3, 1, computed(textLiteral("Bob")), STYLES.smallLeft);
  const [fixed, long, short] = laidOut(grid.finish({})).cells;
  expect(short!.style).toBe(long!.style);
  expect(fixed!.style).toBe(STYLES.smallLeft);
});
