import type { Workbook } from "../../src/workbook/model";
import { playedWorkbook } from "./played-files";

/** Eight teams, two of five rounds played; the third is paired. */
export const SWISS = {
  teams: ["Reds", "Blues", "Greens", "Golds", "Whites", "Greys", "Pinks", "Browns"],
  rounds: 5,
  title: "Sunday Swiss",
  date: "2026-11-15",
};

export const TWO_ROUNDS = `round,team,opponent,imps
1,1,5,12
1,2,6,-3
1,3,7,6
1,4,8,0
2,1,6,10
2,3,4,-30
2,8,5,4
2,7,2,9`;

export const swissWorkbook = () => playedWorkbook("swiss-event", SWISS, TWO_ROUNDS);

/** The columns of Standings in which it is typed when teams come and go. */
export function presence(): { readonly enters: string; readonly column: string } {
  const line = swissWorkbook().entries.lines.filter(({ said: { opponent } }) => opponent !== undefined);
  const columnOf = (word: string) => line.find(({ said: { opponent } }) => opponent === word)?.typed.round ?? 0;
  const letter = (column: number) => String.fromCharCode(64 + column);
  return { enters: letter(columnOf("enters")), column: letter(columnOf("withdrawn")) };
}

/** A workbook to which somebody has added a sheet of their own. */
export function withPayments(workbook: Workbook): Workbook {
  const cells = [
    { row: 1, column: 1, value: "Reds" },
    { row: 2, column: 1, value: "Reds", formula: "Standings!B6" },
  ];
  return { ...workbook, sheets: [...workbook.sheets, { ...workbook.sheets[0]!, name: "Payments", widths: [], cells }] };
}
