import { InputError } from "../bridge/input-error";
import type { SessionOptions } from "../sessions/session-options";
import type { TablePlan } from "../sessions/table-plan";
import { AVERAGES, parseAverages, printPercentages, type Averages } from "../sessions/field/results";
import { tablesIn } from "../sessions/kinds";
import { eveningPlan, entryKey, latestResults, type Evening, type BoardPlace } from "./evening";
import { lengthPrefixed, readerOf, type Reader } from "./length-prefix";
import { LETTERS, decodeNumber, encodePadded, fromLetters, encodeNumber } from "./letters";
import { enteredTable, tableState } from "./entered-table";
import { packed } from "./packed";
import { digitFromResult, resultFromDigit, RESULT_DIGITS } from "./result-digits";
import { expectedIn, isHcp } from "./expected";
import { rulingLetters, rulingsIn } from "./ruling-code";
import { isScore, type Ruling } from "./rulings";
import { averagesResult, type BoardResult } from "./board-result";
import { RESULTS, sealed, unsealed } from "./code-envelope";
import { MARK_LENGTH, eveningMark, typedNames, sessionMark } from "./session-mark";
import { setupIn, type Setup } from "./setup-code";
import { texts } from "./texts";

/** Minimum number of letters in a code: session, table, and one letter of results. */
const MIN_LETTERS = 6;
const SESSION_LENGTH = 4;

/** Number of letters in which the time of a table's results is written. */
const STATE_LENGTH = 5;
const GREATEST_STATE = LETTERS.length ** STATE_LENGTH - 1;

/** Number of values that a board can have in codes of earlier pages: no result, or one of the results. */
const POSSIBLE_BEFORE = BigInt(1 + RESULT_DIGITS);
/**
 * Digit that says in a code that a board's result was withdrawn. Lower digits stand for a result that was entered on
 * the sending phone, or for a result that the sending phone had received from another phone.
 */
const WITHDRAWN = 2 * RESULT_DIGITS + 1;
const POSSIBLE = BigInt(WITHDRAWN + 2);
const LETTERS_A_BOARD = 3;

/**
 * Table number reserved for averages. Older versions skip records of tables they do not have, so they show these boards
 * without a result.
 */
const AVERAGES_RECORD = LETTERS.length - 2;
/**
 * Table number reserved for rulings and high-card points, in pieces of `STATE_LENGTH` letters. Older versions skip
 * these records: they show all results, but no rulings.
 */
const EXTENSION_RECORD = LETTERS.length - 3;
/** More boards than any table has. */
const MAX_BOARDS = 256;

export interface RemoteEntry extends BoardPlace {
  /** Null if the result was withdrawn. */
  readonly said: BoardResult | null;
  /** True if the sender received the result from another device. */
  readonly isRelayed: boolean;
}

export interface RemoteEvening {
  readonly entries: readonly RemoteEntry[];
  /** The Director's rulings, including withdrawn ones; missing if there are none. */
  readonly rulings?: readonly Ruling[];
  /** Time of each table's results in seconds, by table number; see `tableState`. */
  readonly states: Readonly<Record<number, number>>;
  /** Null for a code of form 1, from an older page. */
  readonly sender: Sender | null;
  /** True for results typed in a saved workbook: their time is unknown. */
  readonly isWorkbook: boolean;
  /** Names with the times of their changes; null if the code has no names, or is from a workbook. */
  readonly names?: Pick<Evening, "options" | "named"> | null;
}

interface Sender {
  /** See `eveningMark`. */
  readonly mark: string;
  /** Title and names of the evening; "" if the code contains neither. */
  readonly label: string;
}

/** Table number in codes that are made from the cells of a workbook. */
export const IN_WORKBOOK = LETTERS.length - 1;

/** Content of a code. An evening that is too long for one code gets two: one for its setup and one for its results. */
type Part = "all" | "evening" | "results";

/**
 * Encodes an evening for another device: session and names, and for each table the current results, the withdrawn ones,
 * and the time of its state. The boards of a table are the digits of one large number; a checksum at the end detects
 * changed letters.
 * @param sitting the table of this device, or {@link IN_WORKBOOK}.
 */
export function eveningCode(evening: Evening, sitting: number, part: Part = "all", options = evening.options): string {
  const plan = eveningPlan(evening);
  const { kind, firstMark } = evening;
  // If the names are left out, the times of their changes are left out too.
  const named = options === evening.options ? (evening.named ?? {}) : {};
  // Older versions ignore the times of names and the mark of the first part.
  const isNamed = Object.keys(named).length > 0;
  const times = firstMark !== undefined ? [sitting, named, firstMark] : isNamed ? [sitting, named] : [];
  const setup = part === "results" ? "" : packed(JSON.stringify([kind, options, ...times]));
  const tables = part === "evening" ? [] : tablesIn(plan).map(({ table }) => tableLetters(evening, plan, table));
  if (part !== "evening") tables.push(extensionLetters(evening, plan));
  const start = eveningMark(evening) + sessionMark(plan) + letterOf(sitting);
  return sealed(RESULTS, 3, start + lengthPrefixed(setup) + tables.join(""));
}

/** Records of rulings and high-card points; "" if there are none. */
function extensionLetters(evening: Evening, plan: TablePlan): string {
  const [ruled, hcp] = [rulingLetters(evening.rulings ?? []), hcpLetters(evening, plan)];
  const all = ruled + hcp === "" ? "" : lengthPrefixed(ruled) + (hcp === "" ? "" : lengthPrefixed(hcp));
  const pieces = all.match(new RegExp(`.{1,${STATE_LENGTH}}`, "g")) ?? [];
  const noResults = lengthPrefixed(encodeNumber(BigInt(1)));
  return pieces
    .map((piece) => letterOf(EXTENSION_RECORD) + piece.padEnd(STATE_LENGTH, LETTERS[0]) + noResults)
    .join("");
}

function readExtension(tables: readonly TablePart[]): { readonly rulings: readonly Ruling[]; readonly hcp: string } {
  const pieces = tables.flatMap(({ table, state }) =>
    table === EXTENSION_RECORD ? encodePadded(state ?? 0, STATE_LENGTH) : []
  );
  if (pieces.length === 0) return { rulings: [], hcp: "" };
  const reader = readerOf(pieces.join(""));
  const rulings = rulingsIn(reader.counted());
  // One letter left is padding of the last piece.
  return { rulings, hcp: reader.left() > 1 ? reader.counted() : "" };
}

/** Letter for a deal without high-card points. */
const NO_HCP = LETTERS.charAt(LETTERS.length - 1);

/** North-South's high-card points, a letter per deal of the only table; "" if the session does not use them. */
function hcpLetters(evening: Evening, plan: TablePlan): string {
  const [table] = tablesIn(plan);
  if (expectedIn(plan) === null || !table) return "";
  const latest = latestResults(evening);
  const letters = boardsByNumber(plan, table.table).map((board) => {
    const result = latest.get(entryKey({ table: table.table, board }))?.said;
    return result && "hcp" in result && result.hcp !== undefined ? LETTERS.charAt(result.hcp) : NO_HCP;
  });
  return letters.join("").replace(new RegExp(`${NO_HCP}+$`), "");
}

function withHcp(entry: RemoteEntry, letters: string, plan: TablePlan): RemoteEntry {
  const hcp = LETTERS.indexOf(letters.charAt(boardsByNumber(plan, entry.table).indexOf(entry.board)) || NO_HCP);
  return isScore(entry.said) && isHcp(hcp) ? { ...entry, said: { ...entry.said, hcp } } : entry;
}

/** Returns the record of a table's results and withdrawals; "" if there are none. */
function tableLetters(evening: Evening, plan: TablePlan, table: number): string {
  const latest = latestResults(evening);
  const ownTable = enteredTable(evening);
  const isOthers = ownTable !== table && evening.settled?.states?.[table] !== undefined;
  const digits = boardsByNumber(plan, table).map((board) => {
    const latestResult = latest.get(entryKey({ table, board }));
    if (!latestResult) return 0;
    if (latestResult.said?.kind === "averages") return WITHDRAWN + (latestResult.taken ? 1 : 0);
    if (latestResult.said) return digitFromResult(latestResult.said) + (latestResult.taken ? RESULT_DIGITS : 0);
    // An entry made for another table by mistake and then undone does not withdraw that table's result.
    return latestResult.taken ? WITHDRAWN + 1 : isOthers ? 0 : WITHDRAWN;
  });
  while (digits[digits.length - 1] === 0) digits.pop();
  if (digits.length === 0) return "";
  const state = encodePadded(Math.min(tableState(evening, table), GREATEST_STATE), STATE_LENGTH);
  const givenAverages = boardsByNumber(plan, table).map((board, i) => {
    const latestResult = latest.get(entryKey({ table, board }));
    return latestResult?.said?.kind === "averages"
      ? averagesLetters(table, i, latestResult.said, latestResult.taken)
      : "";
  });
  return letterOf(table) + state + lengthPrefixed(encodeNumber(numberOf(digits, POSSIBLE))) + givenAverages.join("");
}

/**
 * Returns the record of a board's averages. Where other records have the time of a table's results, it has a number for
 * the board and the averages.
 */
function averagesLetters(table: number, index: number, averages: Averages, isRelayed: boolean): string {
  const choice = AVERAGES.indexOf(printPercentages(averages));
  const number = ((table * MAX_BOARDS + index) * AVERAGES.length + choice) * 2 + (isRelayed ? 1 : 0);
  return letterOf(AVERAGES_RECORD) + encodePadded(number, STATE_LENGTH) + lengthPrefixed(encodeNumber(BigInt(1)));
}

/** @throws InputError if the table has no such board. */
function averagesEntry(number: number, plan: TablePlan): RemoteEntry {
  const [rest, isRelayed] = [Math.floor(number / 2), number % 2 === 1];
  const [place, choice] = [Math.floor(rest / AVERAGES.length), rest % AVERAGES.length];
  const table = Math.floor(place / MAX_BOARDS);
  const board = boardsByNumber(plan, table)[place % MAX_BOARDS];
  const averages = parseAverages(AVERAGES[choice] ?? "");
  if (board === undefined || averages === null) throw new InputError(texts.code.damaged);
  return { table, board, said: averagesResult(averages), isRelayed };
}

/** Combines digits into one number, the first board's digit lowest; a 1 in front marks how many digits there are. */
function numberOf(digits: readonly number[], base: bigint): bigint {
  return digits.reduceRight((sum, digit) => sum * base + BigInt(digit), BigInt(1));
}

/** A code before its results are decoded. */
interface Head {
  readonly sender: Sender | null;
  /** See `sessionMark`. */
  readonly session: string;
  /** The evening, with the other device's table; null if the code has only results. */
  readonly setup: Setup | null;
  readonly isWorkbook: boolean;
  readonly tables: readonly TablePart[];
}

interface TablePart {
  readonly table: number;
  /** Time of the table's results, see `tableState`; null in a code of form 1, from an older page. */
  readonly state: number | null;
  readonly letters: string;
  readonly isBefore: boolean;
}

/**
 * Finds a code of an evening or its results in a text: a link, or a pasted message.
 * @returns null if there is none.
 * @throws InputError if it is incomplete.
 */
export function readHead(text: string): Head | null {
  const found = unsealed(RESULTS, text, MIN_LETTERS);
  if (!found) return null;
  const { form, letters } = found;
  const reader = readerOf(letters);
  if (form !== 3) return headBefore(form, reader);
  const mark = reader.next(MARK_LENGTH);
  const session = reader.next(SESSION_LENGTH);
  const table = LETTERS.indexOf(reader.next(1));
  const described = reader.counted();
  const setup = described === "" ? null : { ...setupIn(described, table), mark };
  const tables: TablePart[] = [];
  while (!reader.isAtEnd())
    tables.push({
      table: LETTERS.indexOf(reader.next(1)),
      state: Number(decodeNumber(reader.next(STATE_LENGTH))),
      letters: reader.counted(),
      isBefore: false,
    });
  const sender = { mark, label: setup ? eveningLabel(setup.options) : "" };
  return { sender, session, setup, isWorkbook: table === IN_WORKBOOK, tables };
}

function eveningLabel(options: SessionOptions): string {
  return [options.title ?? "", typedNames(options)].filter((part) => part !== "").join(": ");
}

/** Reads a code of an earlier page, which contains one table. A code of form 1 does not identify its evening. */
function headBefore(form: 1 | 2, reader: Reader): Head {
  const mark = form === 1 ? null : reader.next(MARK_LENGTH);
  const state = form === 1 ? null : Number(decodeNumber(reader.next(STATE_LENGTH)));
  const label = form === 1 ? "" : fromLetters(reader.next(LETTERS.indexOf(reader.next(1))));
  const session = reader.next(SESSION_LENGTH);
  const table = LETTERS.indexOf(reader.next(1));
  const letters = reader.next(Math.max(1, reader.left()));
  const sender = mark === null ? null : { mark, label };
  return { sender, session, setup: null, isWorkbook: false, tables: [{ table, state, letters, isBefore: true }] };
}

/**
 * Decodes the results, rulings and names in a code.
 * @throws InputError if there is no code, if a letter was changed or is missing, or if boards or date differ from the
 *   plan.
 */
export function readCode(text: string, plan: TablePlan): RemoteEvening {
  const head = readHead(text);
  if (head === null) throw new InputError(texts.code.noCode);
  const { sender, session, isWorkbook, tables } = head;
  if (session !== sessionMark(plan)) throw new InputError(texts.code.otherEvening);
  const parts = tables.filter(({ table }) => table !== AVERAGES_RECORD && table !== EXTENSION_RECORD);
  const averageEntries = tables.flatMap(({ table, state }) =>
    table === AVERAGES_RECORD ? averagesEntry(state ?? 0, plan) : []
  );
  const { rulings, hcp } = readExtension(tables);
  const isGiven = new Set(averageEntries.map(entryKey));
  const tableEntries = parts
    .flatMap((part) => remoteEntries(part, plan))
    .filter((entry) => !isGiven.has(entryKey(entry)));
  return {
    entries: [...tableEntries.map((each) => (hcp === "" ? each : withHcp(each, hcp, plan))), ...averageEntries],
    ...(rulings.length > 0 && { rulings }),
    states: Object.fromEntries(
      parts.flatMap(({ table, state }) => (state === null || isWorkbook ? [] : [[table, state]]))
    ),
    sender,
    isWorkbook,
    names: head.setup && !isWorkbook ? { options: head.setup.options, named: head.setup.named ?? {} } : null,
  };
}

function remoteEntries({ table, letters, isBefore }: TablePart, plan: TablePlan): RemoteEntry[] {
  const boards = boardsByNumber(plan, table);
  if (letters.length > LETTERS_A_BOARD * (boards.length + 1)) throw new InputError(texts.code.damaged);
  const base = isBefore ? POSSIBLE_BEFORE : POSSIBLE;
  let number = decodeNumber(letters);
  const entries: RemoteEntry[] = [];
  for (const board of boards) {
    if (number <= BigInt(1)) break;
    const digit = Number(number % base);
    number /= base;
    if (digit === 0) continue;
    const isWithdrawn = !isBefore && digit >= WITHDRAWN;
    const isRelayed = !isBefore && (isWithdrawn ? digit > WITHDRAWN : digit > RESULT_DIGITS);
    const result = isWithdrawn ? null : resultFromDigit(isRelayed ? digit - RESULT_DIGITS : digit);
    entries.push({ table, board, said: result, isRelayed });
  }
  if (number !== BigInt(1)) throw new InputError(texts.code.damaged);
  return entries;
}

function letterOf(table: number): string {
  return LETTERS.charAt(table);
}

/** Returns the boards of a table in the order of their numbers. */
function boardsByNumber(plan: TablePlan, table: number): number[] {
  const boards = tablesIn(plan).find((each) => each.table === table)?.boards ?? [];
  return [...boards].sort((a, b) => a - b);
}
