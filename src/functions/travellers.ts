import { InputError } from "../bridge/input-error";
import { messages } from "../bridge/texts";
import { parseTravellerScore, type BoardScore, type TravellerScore } from "../bridge/traveller-score";
import { filledRows, isBlank, isOmitted, isSingle, rangeOf, widthOf, type Cell, type Range } from "./cells";
import { boardIn } from "./options";
import { checkShapes, explained, withoutStacks } from "./spill";

/** Scores a board; null for null. */
type BoardScoring = (board: readonly (BoardScore | null)[]) => readonly (number | null)[];

/** Reads a score for a way of scoring; refuses one that does not suit it. */
type ScoreReader = (score: TravellerScore) => BoardScore;

/**
 * Scores the boards of a range. Each column is a board with a score in each row, and a range of one row is one board;
 * where the boards are given, each score is of the board in its place. A wrong cell becomes an error in its own place,
 * and the others are scored as if it were blank.
 * @param boardsArgument the board of each score, as Excel hands it over; null where it is left out.
 * @throws CustomFunctions.Error (#VALUE!) with the message when the range is one wrong cell, or the boards are of
 * another size.
 */
export function scoreTravellers(
  argument: unknown,
  boardsArgument: unknown,
  read: ScoreReader,
  score: BoardScoring
): unknown[][] {
  const range = rangeOf(argument);
  if (!isOmitted(boardsArgument)) return scoreByBoard(range, rangeOf(boardsArgument), read, score);
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

/** Scores travellers that stand in one list. A line without a score is left out, whatever its board. */
function scoreByBoard(range: Range, boards: Range, read: ScoreReader, score: BoardScoring): unknown[][] {
  explained(() => checkShapes(["scores", "boards"], [range, boards]));
  const width = widthOf(range);
  return withoutStacks(() => {
    const readings = filledRows(range).flatMap((row, r) =>
      row.map((cell, c) =>
        reader(
          (of: Cell) => ({ board: boardBeside(boards[r]?.[c], of), score: read(parseTravellerScore(of)) }),
          isSingle(range)
        )(cell)
      )
    );
    const shown = readings.map((reading): unknown => (reading && "error" in reading ? reading.error : ""));
    const places = new Map<number, number[]>();
    readings.forEach((reading, place) => {
      const board = valueIn(reading)?.board;
      if (board === undefined) return;
      const others = places.get(board);
      if (others) others.push(place);
      else places.set(board, [place]);
    });
    for (const ofBoard of places.values()) {
      const scored = score(ofBoard.map((place) => valueIn(readings[place] ?? null)?.score ?? null));
      ofBoard.forEach((place, i) => (shown[place] = scored[i] ?? ""));
    }
    return range.map((row, r) => row.map((_, c) => shown[r * width + c] ?? ""));
  });
}

/** The board beside a score. */
function boardBeside(cell: Cell, score: Cell): number {
  if (isBlank(cell)) throw new InputError(messages.noBoard(score));
  return boardIn(cell);
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
