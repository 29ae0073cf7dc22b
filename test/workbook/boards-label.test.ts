import { boardsLabel } from "../../src/workbook/boards-label";

test.each([
  [[1, 2, 3, 4], "1–4"],
  [[4, 5], "4–5"],
  [[28, 29, 30], "28–30"],
  [[7], "7"],
])("boards %p are written %s", (boards, label) => {
  expect(boardsLabel(boards)).toBe(label);
});
