import type { Grid } from "../kit/grid";
import { areaAddress, cellAddress, columnLetters, onSheet } from "../reference";
import { WORKING } from "../working/steps";
import { afterWorth } from "../tables/comparison";
import type { MatchSheets } from "./match-sheets";

/** Columns of the Working sheet, right of the totals by each sheet. */
const WHAT = afterWorth(2) + 3;
const NTH = WHAT + 1;

/** A score as the two sides have it: in the home team's sheet and in the away team's. */
export interface TwoRecords {
  readonly home: string;
  readonly away: string;
}

/**
 * The N-S score of a board at Table 1 or 2 as either side has it. Each types its own table's, and
 * may type over the other's, which it otherwise takes from the other sheet.
 */
export function recordsOf({ places }: MatchSheets, table: 1 | 2, board: number): TwoRecords {
  const own = places[table - 1]!;
  const other = places[2 - table]!;
  const typed = own.step("typed", board);
  const noted = other.outsideCell("other", board);
  return table === 1 ? { home: typed, away: noted } : { home: noted, away: typed };
}

/** Writes on the Working sheet, for each board, in what the two sheets differ. */
export function putDifferences(grid: Grid, sheets: MatchSheets): void {
  const table1 = sheets.places[0]!;
  grid.put(1, WHAT, "Differs in");
  grid.put(1, NTH, "Difference");
  for (const board of sheets.scored.plan.match.boards) {
    const row = table1.list.row(table1.rowOf(board));
    const same = ([1, 2] as const).map((table) => {
      const { home, away } = recordsOf(sheets, table, board);
      return `${home}=${away}`;
    });
    const formula =
      `IF(${same[0]},IF(${same[1]},"","score at Table 2"),` +
      `IF(${same[1]},"score at Table 1","scores at both tables"))`;
    grid.put(row, WHAT, { formula, value: "" });
    const above = `${columnLetters(NTH)}$1:${cellAddress(row - 1, NTH)}`;
    const nth = `IF(${cellAddress(row, WHAT)}="","",MAX(${above})+1)`;
    grid.put(row, NTH, { formula: nth, value: "" });
  }
}

/** The ranges of what differs, and of the number of the difference, a row a board. */
export function differenceRanges({ places }: MatchSheets): { what: string; nth: string } {
  const { firstRow: top, lastRow: bottom } = places[0]!.list;
  const range = (column: number) => onSheet(WORKING, areaAddress({ top, bottom, left: column, right: column }));
  return { what: range(WHAT), nth: range(NTH) };
}
