import { parseTravellerScore, type BoardScore, type TravellerScore } from "../bridge/traveller-score";
import { explained, isBlank } from "./spill";

/**
 * Scores the boards of a range. Each column is a board with a score in each row; a range of one row
 * is one board. A wrong cell becomes an error in its own place, and the others are scored as if it
 * were blank.
 * @param read takes a score for the way of scoring; refuses one that does not suit it.
 * @param score scores a board.
 * @throws CustomFunctions.Error (#VALUE!) with the message when the range is one wrong cell.
 */
export function scoreTravellers(
  range: unknown[][],
  read: (score: TravellerScore) => BoardScore,
  score: (board: readonly (BoardScore | null)[]) => readonly (number | null)[]
): unknown[][] {
  const single = range.length === 1 && range[0]!.length === 1;
  const cells = range.map((row) =>
    row.map((cell) => {
      if (isBlank(cell)) return null;
      const readCell = () => read(parseTravellerScore(cell));
      return single ? { value: explained(readCell) } : valueOrError(readCell);
    })
  );
  if (range.length === 1) return [scoreBoard(cells[0]!, score)];
  return transposed(transposed(cells).map((board) => scoreBoard(board, score)));
}

/** What a cell holds when it is read, or the error to show in its place. */
export type Reading<T> = { readonly value: T } | { readonly error: unknown };

/** Reads a cell of a range, where a wrong one must not keep the others from being scored. */
export function valueOrError<T>(read: () => T): Reading<T> {
  try {
    return { value: explained(read) };
  } catch (error) {
    return { error };
  }
}

/** The value of a cell; null for a blank one and for one that could not be read. */
export function valueIn<T>(cell: Reading<T> | null): T | null {
  return cell !== null && "value" in cell ? cell.value : null;
}

function scoreBoard(
  cells: readonly (Reading<BoardScore> | null)[],
  score: (board: readonly (BoardScore | null)[]) => readonly (number | null)[]
): unknown[] {
  const scored = score(cells.map(valueIn));
  return cells.map((cell, i) => (cell && "error" in cell ? cell.error : (scored[i] ?? "")));
}

function transposed<T>(rows: readonly (readonly T[])[]): T[][] {
  return rows[0]!.map((_, column) => rows.map((row) => row[column]!));
}
