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

/** Lines with results, and faults for the lines that cannot be used. */
interface UnderstoodLines {
  readonly lines: ResultLines;
  readonly unread: readonly Fault[];
}

/** Columns of every line; a session's kind can add more. */
const COLUMNS = ["table", "board", "contract", "declarer", "result", "points"] as const;

/**
 * Turns raw results into lines of a results file. A result that two people have sent counts once. Boards whose table is
 * unknown get a fault that asks for the table.
 * @param places the pairs at each table in each round of the movement; the text must not name other pairs.
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
    // If there is only one table, people do not name it.
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

/** Returns why a written vulnerability is wrong for its board; null if it is right or none is written. */
function wrongVulnerability(board: RawBoard, tables: readonly TableBoards[]): string | null {
  const { vulnerability: written = "" } = board;
  // The reader of board numbers refuses a text that is not a board's number.
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

/**
 * Returns the table where the movement has a board's pairs; null if there is none or more than one, or if the board
 * names no pair.
 */
function tableOfPairs(said: RawBoard, tables: readonly TableBoards[], places: readonly TableRound[]): string | null {
  const { pairs = ["", ""] } = said;
  const board = boardOf(said, tables);
  const [place, another] = places.filter(
    ({ boards, sitting }) =>
      boards.includes(board) && sitting.every(({ id }, side) => ["", id].includes((pairs[side] ?? "").toUpperCase()))
  );
  return place === undefined || another !== undefined || pairs.join("") === "" ? null : place.tableName;
}

/** Returns why the pair numbers of a board contradict the movement; null if they fit or none is written. */
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

/** If no points have a sign, asks once which side scored them, because two columns of points may have become one. */
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

/**
 * N-S points of a board under both readings of its score, as North-South's or as the declarer's; null for points that
 * the contract cannot give.
 */
interface ScoreReadings {
  readonly board: RawBoard;
  readonly ns: number | null;
  readonly declarer: number | null;
}

/**
 * Compares a column of scores with the contracts of all rows to decide if it has North-South's or the declarer's
 * points; asks if that is unclear. A row that fits neither does not count here, and is compared with its contract
 * later.
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

/** Reads a board's score as North-South's, and as the declarer's; null for points that the contract cannot give. */
function readingsOf(board: RawBoard, tables: readonly TableBoards[]): ScoreReadings {
  const score = Number(board.score);
  const northSouth = isEastWest(board) ? -score || 0 : score;
  const possible = possibleScores(board, tables);
  const ifPossible = (points: number) => (possible.includes(points) ? points : null);
  return { board, ns: ifPossible(score), declarer: ifPossible(northSouth) };
}

/** All N-S points that a contract can give: one if its result is known, none if the contract is incomplete. */
function possibleScores(said: RawBoard, tables: readonly TableBoards[]): number[] {
  const scoring = scoringOf(said, tables);
  if (scoring === null) return [];
  if (scoring === "Pass") return [0];
  const { most, result, score } = scoring;
  return (result === null ? possibleResults(7 - most) : [result]).map(score);
}

/** Scoring of a contract on its board. */
interface Scoring {
  /** The highest possible number of overtricks. */
  readonly most: number;
  readonly result: number | null;
  /** Returns the N-S points of a result. */
  readonly score: (result: number) => number;
}

/** Returns how a board's contract is scored; null if contract, declarer or result cannot be read. */
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

/** Returns the board for a typed number, which may be the number of a deal in sessions that show deals. */
function boardOf({ board }: RawBoard, tables: readonly TableBoards[]): number {
  const number = Number(board);
  const matches = tables.flatMap((table) =>
    table.boards.filter((candidate) => shownAt(table, candidate).number === number)
  );
  return matches[0] ?? number;
}

/** Removes repeated lines; lines without a table are all kept. */
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
 * Gives points without a sign to the side that scored them: in "3NT E = 400" they are East-West's. A missing result is
 * worked out from the points.
 * @returns the board with N-S points; `why` is null, or the reason why the points do not lead to one result.
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
