import { emptySession, planSession } from "../../../src/sessions/kinds";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";

/** The lines beside the matches of a round, from its first row on: below a cell, right of it, or both. */
function linesOf(teams: number, round: number): string {
  const plan = planSession("swiss-event", { teams: [String(teams)], rounds: 0, bracket: teams });
  const { sheets } = sessionWorkbook(emptySession(plan).scored);
  const bracket = sheets.find(({ name }) => name === "Bracket")!;
  const list = bracket.lists.filter(({ name }) => name === "round")[round]!;
  const column = list.columns.get("margin")!.left;
  return list.rows
    .map((row) => {
      const border = bracket.cells.find((cell) => cell.row === row && cell.column === column)?.style?.border;
      return { stub: "_", stem: "|", turn: "J" }[border as string] ?? " ";
    })
    .join("");
}

test("lines lead from two matches to the one that their winners play", () => {
  expect(linesOf(4, 0)).toBe("_||J ");
  expect(linesOf(8, 0)).toBe("_||J  _||J ");
  expect(linesOf(8, 1)).toBe(" _|||||J   ");
});

test("one leads from the final to the winner", () => {
  expect(linesOf(8, 2)).toBe("    _      ");
});

test("a team with a bye is led on as well", () => {
  expect(linesOf(6, 0)).toBe("_||J  _||J ");
});
