import { itemAt } from "../item-at";
import { stepBands, type VpBand } from "./scale";

/** A published table and the largest number of boards it serves. */
interface AcblTable {
  readonly upTo: number;
  readonly rows: readonly number[];
}

/** ACBL 20-point scale: the lowest margin that gives 10–10, 11–9 … 20–0 (American Contract Bridge League). */
const ACBL20: readonly AcblTable[] = [
  { upTo: 8, rows: [0, 1, 3, 5, 8, 11, 14, 17, 20, 24, 28] },
  { upTo: 11, rows: [0, 1, 3, 6, 10, 14, 18, 22, 26, 31, 36] },
  { upTo: 15, rows: [0, 1, 4, 7, 11, 15, 20, 25, 30, 36, 42] },
  { upTo: 20, rows: [0, 2, 5, 9, 14, 19, 25, 32, 39, 47, 56] },
  { upTo: 27, rows: [0, 3, 7, 12, 18, 25, 33, 42, 51, 61, 72] },
  { upTo: 36, rows: [0, 4, 9, 15, 22, 30, 39, 49, 60, 72, 85] },
];

/** ACBL 30-point scale: the lowest margin that gives 15–15, 18–12, 19–11 … 30–0; 16 and 17 do not occur. */
const ACBL30: readonly AcblTable[] = [
  { upTo: 8, rows: [0, 1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 20, 24, 28] },
  { upTo: 11, rows: [0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36] },
];

/** The ACBL 20-point scale for 5 to 36 boards. */
export function acbl20(boards: number): VpBand[] {
  return stepBands(rowsFor(ACBL20, boards), 10);
}

/** The ACBL 30-point scale for 6 to 11 boards. */
export function acbl30(boards: number): VpBand[] {
  return rowsFor(ACBL30, boards).map((from, step) => {
    const winner = step === 0 ? 15 : 17 + step;
    return { from, winner, loser: 30 - winner };
  });
}

function rowsFor(tables: readonly AcblTable[], boards: number): readonly number[] {
  return itemAt(
    tables.filter((table) => boards <= table.upTo),
    0
  ).rows;
}
