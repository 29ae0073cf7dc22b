/** A small evening of a club, and its workbook, whose table is sorted and filtered. */
import { planSession, scoreCsv } from "../../src/sessions/kinds";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";

export const CLUB_CSV = `board,ns,ew,contract,by,result,points,adjusted
1,1,2,4H,N,=,,
1,3,4,4H,N,-1,,
1,5,6,3NTX,E,-2,,
2,1,4,,,,-620,
2,3,6,4S,W,=,,
2,5,2,,,,,60/40
3,1,6,2D,E,-1,,
3,5,4,1NT,S,+2,,
3,3,2,1NT,S,+1,,
`;

export const CLUB_TABLE = "Results";

/** The first row of the table, and the last one with a result. */
export const [FIRST_ROW, LAST_ROW] = [6, 14];

/** The workbook with these results, and the six pairs that they name. */
export async function clubWorkbook(csv = CLUB_CSV): Promise<Uint8Array> {
  const { scored } = scoreCsv(planSession("club", { pairs: ["6"], boards: 3, winners: 1 }), csv);
  return writeWorkbook(sessionWorkbook(scored));
}

/** The lines of the sheet Ranking: place, pair, boards, matchpoints and percentage. */
export function rankingLines(at: (row: number, column: number) => unknown): string {
  const line = (row: number) => [1, 2, 4, 5, 6].map((column) => at(row, column)).join();
  return Array.from({ length: 6 }, (_, pair) => line(7 + pair)).join("\n");
}
