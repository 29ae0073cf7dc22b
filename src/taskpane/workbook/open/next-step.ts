import type { SavedSession } from "../../../workbook/reading/read-saved";
import { placeInFile } from "../../../workbook/reading/find-sheets";
import { typedText } from "../../../workbook/reading/typed-cells";

/**
 * Returns the scored share of a session, from 0 to 1, for a progress such as "20 of 24 boards" or "Round 3 of 5: 1 of 4
 * matches".
 */
export function shareOf(progress: string): number {
  const [part = 0, whole = 1, ofRound, all] = [...progress.matchAll(/(\d+) of (\d+)/g)].flatMap(([, ...numbers]) =>
    numbers.map(Number)
  );
  return ofRound === undefined || all === undefined ? part / whole : (part - 1 + ofRound / all) / whole;
}

/** A board without any entry. */
interface EmptyBoard {
  readonly table: string;
  readonly board: string;
  /** The first cell of the board's result: "Table 1!D7". */
  readonly place: string;
}

/** Returns the first board without any entry, table by table; null if there is none. */
export function emptyBoard({ made: { entries }, sheets }: Pick<SavedSession, "made" | "sheets">): EmptyBoard | null {
  const empty = entries.lines.find(
    ({ kind, sheet, row, typed }) =>
      kind === "board" && Object.values(typed).every((column) => typedText(sheets, { sheet, row, column }) === "")
  );
  const { table, board } = empty?.said ?? {};
  const column = empty && Math.min(...Object.values(empty.typed));
  if (!empty || column === undefined || table === undefined || board === undefined) return null;
  return { table, board, place: placeInFile(sheets, empty.sheet, empty.row, column) };
}
