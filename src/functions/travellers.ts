import { parseTravellerScore, type BoardScore, type TravellerScore } from "../bridge/traveller-score";
import { filledRows, isBlank, isSingle, rangeOf, widthOf, type Cell } from "./cells";
import { explained, withoutStacks } from "./spill";

/** Scores a board; null for null. */
type BoardScoring = (board: readonly (BoardScore | null)[]) => readonly (number | null)[];

/**
 * Scores the boards of a range. Each column is a board with a score in each row; a range of one row
 * is one board. A wrong cell becomes an error in its own place, and the others are scored as if it
 * were blank.
 * @param read takes a score for the way of scoring; refuses one that does not suit it.
 * @throws CustomFunctions.Error (#VALUE!) with the message when the range is one wrong cell.
 */
export function scoreTravellers(
  argument: unknown,
  read: (score: TravellerScore) => BoardScore,
  score: BoardScoring
): unknown[][] {
  const range = rangeOf(argument);
  const readCell = (cell: Cell) => read(parseTravellerScore(cell));
  const scored = (cells: readonly Cell[]) => scoreBoard(cells.map(reader(readCell, isSingle(range))), score);
  const [only] = range;
  if (only && range.length === 1) return [scored(only)];
  const filled = filledRows(range);
  const boards = Array.from({ length: widthOf(range) }, (_, column) =>
    withoutStacks(() => scored(filled.map((row) => row[column])))
  );
  return range.map((_, row) => boards.map((board) => board[row] ?? ""));
}

/** What a cell holds when it is read, or the error to show in its place; null for a blank cell. */
type Reading<T> = { readonly value: T } | { readonly error: unknown } | null;

/** Gives the reader of the cells of a range, where a wrong one must not keep the others from being scored. */
export function reader<T>(read: (cell: Cell) => T, single: boolean): (cell: Cell) => Reading<T> {
  return (cell) => {
    if (isBlank(cell)) return null;
    try {
      return { value: explained(() => read(cell)) };
    } catch (error) {
      if (single) throw error;
      return { error };
    }
  };
}

/** The value of a cell; null for a blank one and for one that could not be read. */
export function valueIn<T>(reading: Reading<T>): T | null {
  return reading !== null && "value" in reading ? reading.value : null;
}

function scoreBoard(readings: readonly Reading<BoardScore>[], score: BoardScoring): unknown[] {
  const scored = score(readings.map(valueIn));
  return readings.map((reading, i) => (reading && "error" in reading ? reading.error : (scored[i] ?? "")));
}
