import { shownAt, type TableBoards } from "../../sessions/reading/fields";
import type { TableRound } from "../../sessions/at-tables";
import type { Fault, ResultLine, ResultLines } from "../../sessions/reading/result-lines";
import { texts } from "../texts";
import type { RawBoard, RawResults } from "./raw-board";
import { lettersOf, questionsOf, resolveLetters, type OpenLetter } from "./resolve-letters";
import { boardScore, possibleResults } from "../../bridge/contract-score";
import { tryRead } from "../../bridge/input-error";
import { printResult } from "../../bridge/result";
import { parseVulnerability, vulnerabilityOf, type Vulnerability } from "../../bridge/vulnerability";
import { partLine } from "../../sessions/reading/part-board";
import { MANY_DOWN, readContract } from "../../sessions/reading/typed-board";
import { turned } from "./outcome";
import { plainWord, lookUpKeyword } from "./words";

/** Results as lines, and lines that could not be used. */
interface UnderstoodLines {
  readonly lines: ResultLines;
  readonly unread: readonly Fault[];
}

/** The columns that are filled. */
const COLUMNS = ["table", "board", "contract", "declarer", "result", "points"] as const;

/**
 * Makes lines of results of what was said. What two people have sent alike counts once; boards without a table cannot
 * be told apart, and a fault asks for it.
 * @param places where pairs sit by the session's movement, of which the text may name no others.
 */
export function boardLines(
  said: RawResults,
  tables: readonly TableBoards[],
  places: readonly TableRound[] = []
): UnderstoodLines {
  const letters = lettersOf(said.clues);
  const [only, ...others] = tables;
  const unread: Fault[] = said.unread.map(({ line, text, why }) => refused(line, text, why));
  const sound: RawBoard[] = [];
  const openLines = new Map<OpenLetter, number[]>();
  for (const written of said.boards) {
    const { board: lettered, open } = resolveLetters(written, letters);
    for (const letter of open) {
      const lines = openLines.get(letter);
      if (lines) lines.push(written.line);
      else openLines.set(letter, [written.line]);
    }
    if (open.length > 0) continue;
    // Of one table nobody says which it is.
    const alone = others.length === 0 ? (only?.name ?? null) : null;
    const table = lettered.table ?? alone ?? tableOfPairs(lettered, tables, places);
    const { board, why } = withSignedPoints({ ...lettered, table }, tables);
    const fault = why ?? wrongVulnerability(board, tables) ?? wrongPair(board, tables, places);
    if (fault === null) sound.push(board);
    else unread.push(refused(board.line, board.text, fault));
  }
  const unsigned = unsignedPoints(sound);
  const scores = withScores(
    sound.filter((board) => !unsigned.boards.includes(board)),
    tables
  );
  unread.push(...questionsOf(openLines, said.clues), ...unsigned.questions, ...scores.questions);
  const lines = once(scores.boards.map(lineOf));
  const homeless = scores.boards.filter(({ table }) => table === null);
  const [first] = homeless;
  const names = tables.map(({ name }) => name);
  return {
    lines: {
      isEmpty: false,
      columns: [...COLUMNS, ...new Set(sound.flatMap(({ more = {} }) => Object.keys(more)))],
      lines: homeless.length > 0 ? lines.filter(({ fields }) => fields.table !== "") : lines,
      faults: first
        ? [{ line: first.line, field: "table", message: texts.lines.tableMissing(homeless.length, names) }]
        : [],
      warnings: (said.unused ?? []).map(({ line, why }) => ({ line, field: "", message: why })),
    },
    unread: unread.sort((a, b) => a.line - b.line),
  };
}

const EMPTY_NAMES = "- 0 o love keiner niemand geen personne".split(" ");
const EVERYBODY = "b game alle beide allen tous".split(" ");

/** A vulnerability in any of the languages of results; null for another word. */
function vulnerabilityIn(written: string): Vulnerability | null {
  const word = plainWord(written.trim());
  if (EMPTY_NAMES.includes(word)) return "None";
  if (EVERYBODY.includes(word)) return "Both";
  const side = lookUpKeyword(word.replace(/[^a-z]/g, ""));
  if (side?.kind === "side") return side.side === "NS" ? "N-S" : "E-W";
  return tryRead(() => parseVulnerability(written));
}

/** Why a board's vulnerability, where it is written, is not that of the session; null where it is. */
function wrongVulnerability(board: RawBoard, tables: readonly TableBoards[]): string | null {
  const { vulnerability: written = "" } = board;
  // A board that is none is refused by its own reader.
  if (written === "" || !/^[1-9]\d{0,3}$/.test(board.board)) return null;
  const expectedVulnerability = vulnerabilityOf(boardOf(board, tables));
  if (vulnerabilityIn(written) === expectedVulnerability) return null;
  const [only] = tables;
  return texts.lines.vulnerabilityDiffers(
    shownAt(only ?? null, 1).counted,
    Number(board.board),
    written,
    expectedVulnerability
  );
}

/** The table at which pairs of these numbers play a board; null where the movement has none, or several. */
function tableOfPairs(said: RawBoard, tables: readonly TableBoards[], places: readonly TableRound[]): string | null {
  const { pairs = ["", ""] } = said;
  const board = boardOf(said, tables);
  const [place, another] = places.filter(
    ({ boards, sitting }) =>
      boards.includes(board) && sitting.every(({ id }, side) => ["", id].includes((pairs[side] ?? "").toUpperCase()))
  );
  return place === undefined || another !== undefined || pairs.join("") === "" ? null : place.tableName;
}

/** Why a pair's number is not that of the pair that plays the board there; null where it is, or where none is written. */
function wrongPair(board: RawBoard, tables: readonly TableBoards[], places: readonly TableRound[]): string | null {
  const { pairs = ["", ""], table } = board;
  const number = boardOf(board, tables);
  if (table === null && pairs.join("") !== "" && places.length > 0) return texts.lines.pairsNowhere(board.board, pairs);
  const place = places.find(
    (candidate) => candidate.tableName === table?.toUpperCase() && candidate.boards.includes(number)
  );
  const ours = place?.sitting.map(({ id }) => id) ?? [];
  const isOther = (pair: string, side: number) => /^\d{1,3}[AB]?$/i.test(pair) && pair.toUpperCase() !== ours[side];
  if (place === undefined || !ours.every((id) => /^\d+[AB]?$/.test(id)) || !pairs.some(isOther)) return null;
  return texts.lines.otherPairs(board.board, place.tableName, pairs, ours);
}

/** Asks whose points these are, once, where nobody has written a sign: points of two columns may have become one. */
function unsignedPoints(boards: readonly RawBoard[]) {
  const bare = boards.filter(({ contract, points }) => contract === "" && points !== "" && Number(points) !== 0);
  const [first] = bare;
  if (first === undefined || bare.some(({ isUnsigned }) => !isUnsigned)) return { boards: [], questions: [] };
  const lines = bare.map(({ line }) => line);
  return {
    boards: bare,
    questions: [{ line: first.line, field: "", message: texts.lines.unsigned(lines, first.text) }],
  };
}

/** A score of a board as North-South's points: read as North-South's and as the declarer's, where it can be that. */
interface ScoreReadings {
  readonly board: RawBoard;
  readonly ns: number | null;
  readonly declarer: number | null;
}

/**
 * Settles whose points a column of scores has: North-South's or the declarer's, whichever fits the contracts of all
 * rows; a row that fits neither is left to be compared with its contract.
 */
function withScores(boards: readonly RawBoard[], tables: readonly TableBoards[]) {
  const scored = boards.filter(({ score = "" }) => score !== "");
  const readings = scored.map((board) => readingsOf(board, tables));
  const fits = (reading: "ns" | "declarer") => readings.every((each) => each[reading] !== null || isNeither(each));
  const isKnown = readings.some(({ ns, declarer }) => ns !== null || declarer !== null);
  const ways = (["ns", "declarer"] as const).filter((way) => isKnown && fits(way));
  const differing = readings.find(({ ns, declarer }) => ns !== null && declarer !== null && ns !== declarer);
  const [way = "ns", another] = ways;
  const isClear = scored.length === 0 || (ways.length > 0 && (another === undefined || differing === undefined));
  if (isClear) {
    const toNorthSouth = (board: RawBoard): RawBoard => {
      const { score = "" } = board;
      if (score === "") return board;
      return { ...board, points: way === "declarer" && isEastWest(board) ? turned(score) : score };
    };
    return { boards: boards.map(toNorthSouth), questions: [] };
  }
  const [first] = scored;
  const { lines } = texts;
  const shown =
    differing === undefined || differing.ns === null || differing.declarer === null
      ? lines.scoreWithout
      : lines.scoreReadings(differing.board.board, differing.ns, differing.declarer);
  const message = lines.scoreUnclear(shown);
  return { boards: [], questions: first ? [{ line: first.line, field: "", message }] : [] };
}

function isNeither({ ns, declarer }: ScoreReadings): boolean {
  return ns === null && declarer === null;
}

function isEastWest({ declarer }: RawBoard): boolean {
  return declarer === "E" || declarer === "W";
}

/** A score's value by each reading; null if the contract cannot give it. */
function readingsOf(board: RawBoard, tables: readonly TableBoards[]): ScoreReadings {
  const score = Number(board.score);
  const northSouth = isEastWest(board) ? -score || 0 : score;
  const possible = possibleScores(board, tables);
  const ifPossible = (points: number) => (possible.includes(points) ? points : null);
  return { board, ns: ifPossible(score), declarer: ifPossible(northSouth) };
}

/** The N-S points that a contract can have given: one number where its result is known, none where it is not whole. */
function possibleScores(said: RawBoard, tables: readonly TableBoards[]): number[] {
  const scoring = scoringOf(said, tables);
  if (scoring === null) return [];
  if (scoring === "Pass") return [0];
  const { most, result, score } = scoring;
  return (result === null ? possibleResults(7 - most) : [result]).map(score);
}

/** How a contract is scored on its board. */
interface Scoring {
  /** The most overtricks that there can be. */
  readonly most: number;
  readonly result: number | null;
  /** The N-S points of a result. */
  readonly score: (result: number) => number;
}

/** How the contract of a board is scored; null where it, its declarer or its result is none: their reader says why. */
function scoringOf(said: RawBoard, tables: readonly TableBoards[]): Scoring | "Pass" | null {
  const board = boardOf(said, tables);
  const { contract, declarer, result, unread } = readContract(board, partLine(said));
  if (contract === "Pass") return contract;
  if (unread.length > 0 || contract === null || declarer === null) return null;
  const score = (tricks: number) => boardScore(contract, declarer, tricks, vulnerabilityOf(board));
  return { most: 7 - contract.level, result, score };
}

function refused(line: number, text: string, why: string): Fault {
  return { line, field: "", message: texts.lines.unreadLine(text, why) };
}

function lineOf({ line, table, ...said }: RawBoard): ResultLine {
  const { board, contract, declarer, result, points, more } = said;
  return { line, fields: { ...more, table: table ?? "", board, contract, declarer, result, points } };
}

/** The board that is meant by a number, which may be that of a deal. */
function boardOf({ board }: RawBoard, tables: readonly TableBoards[]): number {
  const number = Number(board);
  const matches = tables.flatMap((table) =>
    table.boards.filter((candidate) => shownAt(table, candidate).number === number)
  );
  return matches[0] ?? number;
}

/** Lines without those that say the same once more. */
function once(lines: readonly ResultLine[]): ResultLine[] {
  const seen = new Set<string>();
  return lines.filter(({ fields }) => {
    const key = JSON.stringify(fields);
    if (fields.table !== "" && seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Settles whose the points are that a winner says without a sign: "3NT E = 400" is 400 for East-West. Where the
 * result is not said, it is the one that gives them.
 * @returns the board with N-S points, and why it cannot be settled, where it cannot.
 */
function withSignedPoints(said: RawBoard, tables: readonly TableBoards[]): { board: RawBoard; why: string | null } {
  const unchanged = { board: said, why: null };
  if (!said.isUnsigned || !/^\d/.test(said.contract) || said.declarer === "") return unchanged;
  const scoring = scoringOf(said, tables);
  if (scoring === null || scoring === "Pass") return unchanged;
  const { most, result, score } = scoring;
  const points = Number(said.points);
  if (result !== null) return { board: { ...said, points: String(Math.sign(score(result)) * points) }, why: null };
  const possible = Array.from({ length: most + MANY_DOWN }, (_, i) => most - i);
  const [found, another] = possible.filter((tricks) => Math.abs(score(tricks)) === points);
  if (found === undefined || another !== undefined)
    return { board: said, why: texts.lines.unclearPoints(said.points, said.contract) };
  return { board: { ...said, result: printResult(found), points: String(score(found)) }, why: null };
}
