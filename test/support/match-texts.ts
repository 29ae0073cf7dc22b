import type { ScoredTeamMatch } from "../../src/sessions/teams/team-match/score-match";
import type { CellValue } from "../../src/workbook/model";
import { teamMatchWorkbook } from "../../src/workbook/team-match/team-match-workbook";

/** What a match's sheets say of its result: the sentence on Match, and what stands beside each label of a slip. */
export function teamWorkbookTexts(scored: ScoredTeamMatch) {
  const { sheets } = teamMatchWorkbook(scored);
  const cellsOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.cells ?? [];
  const caption = cellsOf("Match").find(({ column, value }) => column === 1 && value === "Result")!;
  const sentence = String(cellsOf("Match").find(({ row, column }) => row === caption.row && column === 2)!.value);
  const slip: Record<string, CellValue[]> = {};
  const cells = cellsOf("Result slip").filter(({ value }) => value !== null);
  for (const { row, column, value } of cells)
    if (column === 1 && typeof value === "string")
      slip[value] = [2, 5].map((at) => cells.find((cell) => cell.row === row && cell.column === at)?.value ?? "");
  return { sentence, slip };
}
