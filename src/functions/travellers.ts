import { notPlayedReason } from "../bridge/contract";
import { parseGroup } from "../bridge/fouled-board";
import { InputError } from "../bridge/input-error";
import { messages } from "../bridge/texts";
import { parseTravellerScore, type BoardScore, type TravellerScore } from "../bridge/traveller-score";
import {
  filledRows,
  isBlank,
  isBlankText,
  isOmitted,
  isSingle,
  rangeOf,
  widthOf,
  type Cell,
  type Range,
} from "./cells";
import { boardIn } from "./options";
import { checkShapes, explained, withoutStacks } from "./spill";

/** Returns the result of each score of a board, compared within its group; null for a table without a score. */
type BoardScoring = (board: readonly (BoardScore | null)[], groups: readonly string[]) => readonly (number | null)[];

/**
 * Converts a traveller's score for one kind of scoring; null for no score. Throws InputError if the scoring cannot use
 * it.
 */
type ScoreReader = (score: TravellerScore) => BoardScore | null;

/** Further arguments as Excel passes them; null if omitted. */
interface Beside {
  /** The board of each score. */
  readonly boards: unknown;
  /** The group of each score of a fouled board; if omitted, all scores of a board are compared. */
  readonly groups?: unknown;
}

/** A score of a board, with its group. */
interface GroupedScore {
  readonly score: BoardScore;
  readonly group: string;
}

/**
 * Scores the boards of a range. Each column is a board with a score in each row, and a range of one row is one board.
 * If boards are given, a score belongs to the board at the same position. A wrong cell becomes an error in its own
 * place, and the other cells are scored as if it were blank.
 * @throws CustomFunctions.Error (#VALUE!) with the message if the range is a single wrong cell, or if boards or groups
 * have another size.
 */
export function scoreTravellers(
  argument: unknown,
  beside: Beside,
  read: ScoreReader,
  score: BoardScoring
): unknown[][] {
  const range = rangeOf(argument);
  const groups = isOmitted(beside.groups) ? null : rangeOf(beside.groups);
  if (groups) explained(() => checkShapes(["scores", "groups"], [range, groups]));
  const readAt = (cell: Cell, row: number, column: number): GroupedScore | null => {
    const score = read(parseTravellerScore(cell));
    return score && { score, group: groupIn(groups?.[row]?.[column]) };
  };
  if (!isOmitted(beside.boards)) return scoreByBoard(range, rangeOf(beside.boards), readAt, score);
  const single = isSingle(range);
  const scored = (cells: readonly Cell[], place: (i: number) => readonly [row: number, column: number]) =>
    scoreBoard(
      cells.map((cell, i) => reader((scoreCell: Cell) => readAt(scoreCell, ...place(i)), single)(cell)),
      score
    );
  const [only] = range;
  if (only && range.length === 1) return [scored(only, (i) => [0, i])];
  const filled = filledRows(range);
  const boards = Array.from({ length: widthOf(range) }, (_, column) =>
    withoutStacks(() =>
      scored(
        filled.map((row) => row[column]),
        (i) => [i, column]
      )
    )
  );
  return range.map((_, row) => boards.map((board) => board[row] ?? ""));
}

/** Scores several boards in one list. A row without a score is ignored, even if its board is wrong. */
function scoreByBoard(
  range: Range,
  boards: Range,
  readAt: (cell: Cell, row: number, column: number) => GroupedScore | null,
  score: BoardScoring
): unknown[][] {
  explained(() => checkShapes(["scores", "boards"], [range, boards]));
  const width = widthOf(range);
  return withoutStacks(() => {
    const readings = filledRows(range).flatMap((row, r) =>
      row.map((cell, c) =>
        reader((scoreCell: Cell) => {
          // The cell beside a board that was not played need not have a board number.
          if (typeof scoreCell === "string" && notPlayedReason(scoreCell) !== null) return null;
          const board = boardBeside(boards[r]?.[c], scoreCell);
          const read = readAt(scoreCell, r, c);
          return read && { board, ...read };
        }, isSingle(range))(cell)
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
      const scored = scoresOf(
        ofBoard.map((place) => readings[place] ?? null),
        score
      );
      ofBoard.forEach((place, i) => (shown[place] = scored[i] ?? ""));
    }
    return range.map((row, r) => row.map((_, c) => shown[r * width + c] ?? ""));
  });
}

/** Returns the number of the board beside a score; refuses a blank cell. */
function boardBeside(cell: Cell, score: Cell): number {
  if (isBlank(cell)) throw new InputError(messages.noBoard(score));
  return boardIn(cell);
}

/** Returns the group beside a score; "" for a blank cell, so that all scores without a letter are one group. */
function groupIn(cell: Cell): string {
  if (isBlankText(cell)) return "";
  const group = typeof cell === "string" ? parseGroup(cell) : null;
  if (group === null) throw new InputError(messages.group(cell));
  return group;
}

/** The value read from a cell, or the error to show instead; null if blank. */
type Reading<T> = { readonly value: T } | { readonly error: unknown } | null;

/**
 * Returns a reader of cells that returns errors, so that a wrong cell does not stop the others of a range; if the range
 * is a `single` cell, the reader throws.
 */
export function reader<T>(read: (cell: Cell) => T | null, single: boolean): (cell: Cell) => Reading<T> {
  return (cell) => {
    if (isBlank(cell)) return null;
    try {
      const value = explained(() => read(cell));
      return value === null ? null : { value };
    } catch (error) {
      if (single) throw error;
      return { error };
    }
  };
}

/** Returns the value read from a cell; null for a blank cell, and for a cell that could not be read. */
export function valueIn<T>(reading: Reading<T>): T | null {
  return reading !== null && "value" in reading ? reading.value : null;
}

function scoreBoard(readings: readonly Reading<GroupedScore>[], score: BoardScoring): unknown[] {
  const scored = scoresOf(readings, score);
  return readings.map((reading, i) => (reading && "error" in reading ? reading.error : (scored[i] ?? "")));
}

function scoresOf(readings: readonly Reading<GroupedScore>[], score: BoardScoring): readonly (number | null)[] {
  const read = readings.map(valueIn);
  return score(
    read.map((found) => found && found.score),
    read.map((found) => found?.group ?? "")
  );
}
