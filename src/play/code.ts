import { InputError } from "../bridge/input-error";
import type { SessionOptions } from "../sessions/session-options";
import type { TablePlan } from "../sessions/table-plan";
import { AVERAGES, parseAverages, printPercentages, type Averages } from "../sessions/field/results";
import { tablesIn } from "../sessions/kinds";
import { eveningPlan, entryKey, latestResults, type Entry, type Evening } from "./evening";
import { lengthPrefixed, readerOf, type Reader } from "./length-prefix";
import { LETTERS, decodeNumber, fromLetters, encodeNumber } from "./letters";
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

/** The letters of a code at least: those of what is played, the table's, and one of results. */
const LEAST = 6;
const SESSION_LENGTH = 4;

/** In letters: when the results of a table were as a code says. */
const STATE_LENGTH = 5;
const GREATEST_STATE = LETTERS.length ** STATE_LENGTH - 1;

/** What earlier pages say of a board: nothing, or one of all results. */
const POSSIBLE_BEFORE = BigInt(1 + RESULT_DIGITS);
/** What is said of a board now: also that a result was taken back, and each by the phone itself or handed on. */
const WITHDRAWN = 2 * RESULT_DIGITS + 1;
const POSSIBLE = BigInt(WITHDRAWN + 2);
const LETTERS_A_BOARD = 3;

/**
 * In the place of a table: what each side of a board was given. Pages before do not know that, and pass over what is said
 * of a table that they do not have; to them no result of that board is known.
 */
const AVERAGES_RECORD = LETTERS.length - 2;
/**
 * In the place of a table: letters of what else there is, so many at a time as stand where others have the state of their
 * results. Pages before pass over these too: they know all results, and nothing of what the Director has ruled.
 */
const EXTENSION_RECORD = LETTERS.length - 3;
/** More boards than any table has. */
const MOST_BOARDS = 256;

/** What another device says of a board. */
export interface RemoteEntry extends Pick<Entry, "table" | "board"> {
  /** Null where a result was taken back. */
  readonly said: BoardResult | null;
  /** It has that from another device itself. */
  readonly isRelayed: boolean;
}

/** What another device has sent. */
export interface RemoteEvening {
  readonly entries: readonly RemoteEntry[];
  /** What the Director has ruled there, also what was taken back. */
  readonly rulings?: readonly Ruling[];
  /** The state of each table's results, see `tableState`: a later one has the greater number. */
  readonly states: Readonly<Record<number, number>>;
  /** What it says of its evening; null where an older page has sent it. */
  readonly sender: Sender | null;
  /** Whether it was typed in a saved workbook, of which nobody knows how late it is. */
  readonly isWorkbook: boolean;
  /** Who plays, with when names were changed; null where that is not said. */
  readonly names?: Pick<Evening, "options" | "named"> | null;
}

/** Which evening a code is of. */
interface Sender {
  /** The evening's, see `eveningMark`. */
  readonly mark: string;
  /** The evening's title and names, as far as there is room. */
  readonly who: string;
}

/** Where a code is from that a page makes of what stands in a workbook. */
export const IN_WORKBOOK = LETTERS.length - 1;

/** What a code has: all that a device knows; or, where that is too long for one, first the evening and then its results. */
type Part = "all" | "evening" | "results";

/**
 * What a device knows of an evening as a code, to be shown, sent and read by another one: what is played and by whom, and
 * of each table the results that stand, those that were taken back, and since when. The boards of a table are the digits
 * of one large number; a sum at the end tells a letter that was changed.
 * @param sitting the table where the device is, or {@link IN_WORKBOOK}.
 */
export function eveningCode(evening: Evening, sitting: number, part: Part = "all", options = evening.options): string {
  const plan = eveningPlan(evening);
  const { kind, firstMark } = evening;
  // Without the names themselves nobody need hear when they were changed.
  const named = options === evening.options ? (evening.named ?? {}) : {};
  // Pages before do not read when names were changed, nor of which evening it is the second part.
  const isNamed = Object.keys(named).length > 0;
  const times = firstMark !== undefined ? [sitting, named, firstMark] : isNamed ? [sitting, named] : [];
  const setup = part === "results" ? "" : packed(JSON.stringify([kind, options, ...times]));
  const tables = part === "evening" ? [] : tablesIn(plan).map(({ table }) => tableLetters(evening, plan, table));
  if (part !== "evening") tables.push(moreLetters(evening, plan));
  const start = eveningMark(evening) + sessionMark(plan) + letterOf(sitting);
  return sealed(RESULTS, 3, start + lengthPrefixed(setup) + tables.join(""));
}

/** What is known beside the results of tables; "" for nothing. */
function moreLetters(evening: Evening, plan: TablePlan): string {
  const [ruled, hcp] = [rulingLetters(evening.rulings ?? []), hcpLetters(evening, plan)];
  const all = ruled + hcp === "" ? "" : lengthPrefixed(ruled) + (hcp === "" ? "" : lengthPrefixed(hcp));
  const pieces = all.match(new RegExp(`.{1,${STATE_LENGTH}}`, "g")) ?? [];
  const nothing = lengthPrefixed(encodeNumber(BigInt(1)));
  return pieces.map((piece) => letterOf(EXTENSION_RECORD) + piece.padEnd(STATE_LENGTH, LETTERS[0]) + nothing).join("");
}

/** What such parts say, in their order. */
function moreIn(tables: readonly TablePart[]): { readonly rulings: readonly Ruling[]; readonly hcp: string } {
  const pieces = tables.flatMap(({ table, state }) =>
    table === EXTENSION_RECORD ? encodeNumber(BigInt(state ?? 0)).padStart(STATE_LENGTH, LETTERS[0]) : []
  );
  if (pieces.length === 0) return { rulings: [], hcp: "" };
  const reader = readerOf(pieces.join(""));
  const rulings = rulingsIn(reader.counted());
  // What fills the last piece up may be one letter.
  return { rulings, hcp: reader.left() > 1 ? reader.counted() : "" };
}

/** Stands for a deal without high-card points. */
const NO_HCP = LETTERS.charAt(LETTERS.length - 1);

/** North-South's high-card points of each deal of the one table, a letter each; "" where they are not asked. */
function hcpLetters(evening: Evening, plan: TablePlan): string {
  const [table] = tablesIn(plan);
  if (expectedIn(plan) === null || !table) return "";
  const says = latestResults(evening);
  const letters = boardsAt(plan, table.table).map((board) => {
    const said = says.get(entryKey({ table: table.table, board }))?.said;
    return said && "hcp" in said && said.hcp !== undefined ? LETTERS.charAt(said.hcp) : NO_HCP;
  });
  return letters.join("").replace(new RegExp(`${NO_HCP}+$`), "");
}

/** What is told of a deal with its high-card points. */
function withHcp(told: RemoteEntry, letters: string, plan: TablePlan): RemoteEntry {
  const hcp = LETTERS.indexOf(letters.charAt(boardsAt(plan, told.table).indexOf(told.board)) || NO_HCP);
  return isScore(told.said) && isHcp(hcp) ? { ...told, said: { ...told.said, hcp } } : told;
}

/** What is known of a table; "" for nothing. */
function tableLetters(evening: Evening, plan: TablePlan, table: number): string {
  const says = latestResults(evening);
  const own = enteredTable(evening);
  const isOthers = own !== table && evening.settled?.states?.[table] !== undefined;
  const digits = boardsAt(plan, table).map((board) => {
    const known = says.get(entryKey({ table, board }));
    if (!known) return 0;
    if (known.said?.kind === "averages") return WITHDRAWN + (known.taken ? 1 : 0);
    if (known.said) return digitFromResult(known.said) + (known.taken ? RESULT_DIGITS : 0);
    // What somebody typed for another table by mistake, and took back, is nothing that was withdrawn there.
    return known.taken ? WITHDRAWN + 1 : isOthers ? 0 : WITHDRAWN;
  });
  while (digits[digits.length - 1] === 0) digits.pop();
  if (digits.length === 0) return "";
  const state = encodeNumber(BigInt(Math.min(tableState(evening, table), GREATEST_STATE))).padStart(
    STATE_LENGTH,
    LETTERS[0]
  );
  const given = boardsAt(plan, table).map((board, i) => {
    const known = says.get(entryKey({ table, board }));
    return known?.said?.kind === "averages" ? givenLetters(table, i, known.said, known.taken) : "";
  });
  return letterOf(table) + state + lengthPrefixed(encodeNumber(numberOf(digits, POSSIBLE))) + given.join("");
}

/** What each side of a board was given, where others have the state of their results. */
function givenLetters(table: number, index: number, given: Averages, isRelayed: boolean): string {
  const what = AVERAGES.indexOf(printPercentages(given));
  const number = ((table * MOST_BOARDS + index) * AVERAGES.length + what) * 2 + (isRelayed ? 1 : 0);
  return (
    letterOf(AVERAGES_RECORD) +
    encodeNumber(BigInt(number)).padStart(STATE_LENGTH, LETTERS[0]) +
    lengthPrefixed(encodeNumber(BigInt(1)))
  );
}

/** What such letters say. @throws InputError where the table has no such board. */
function toldAsGiven(number: number, plan: TablePlan): RemoteEntry {
  const [rest, isRelayed] = [Math.floor(number / 2), number % 2 === 1];
  const [place, what] = [Math.floor(rest / AVERAGES.length), rest % AVERAGES.length];
  const table = Math.floor(place / MOST_BOARDS);
  const board = boardsAt(plan, table)[place % MOST_BOARDS];
  const given = parseAverages(AVERAGES[what] ?? "");
  if (board === undefined || given === null) throw new InputError(texts.code.damaged);
  return { table, board, said: averagesResult(given), isRelayed };
}

/** Digits as one number: the lowest is that of the first board, and a 1 above all of them says how many there are. */
function numberOf(digits: readonly number[], base: bigint): bigint {
  return digits.reduceRight((sum, digit) => sum * base + BigInt(digit), BigInt(1));
}

/** What a code says before its results. */
interface Head {
  readonly sender: Sender | null;
  /** What is played, see `sessionMark`. */
  readonly session: string;
  /** The evening itself, with the table where the other device is; null where the code has only results. */
  readonly setup: Setup | null;
  readonly isWorkbook: boolean;
  /** The results of tables, by the letters behind all this. */
  readonly tables: readonly TablePart[];
}

interface TablePart {
  readonly table: number;
  /** Null where an older page has sent it. */
  readonly state: number | null;
  readonly letters: string;
  readonly isBefore: boolean;
}

/**
 * Finds a code of an evening or its results in a text: a link, or what somebody has pasted.
 * @returns null where there is none.
 * @throws InputError where it is not whole.
 */
export function readHead(text: string): Head | null {
  const found = unsealed(RESULTS, text, LEAST);
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
  const sender = { mark, who: setup ? whoIn(setup.options) : "" };
  return { sender, session, setup, isWorkbook: table === IN_WORKBOOK, tables };
}

/** Title and names, by which people know an evening. */
function whoIn(options: SessionOptions): string {
  return [options.title ?? "", typedNames(options)].filter((part) => part !== "").join(": ");
}

/** What the codes of earlier pages say, which are of one table: the first form nothing of its evening. */
function headBefore(form: 1 | 2, reader: Reader): Head {
  const mark = form === 1 ? null : reader.next(MARK_LENGTH);
  const state = form === 1 ? null : Number(decodeNumber(reader.next(STATE_LENGTH)));
  const who = form === 1 ? "" : fromLetters(reader.next(LETTERS.indexOf(reader.next(1))));
  const session = reader.next(SESSION_LENGTH);
  const table = LETTERS.indexOf(reader.next(1));
  const letters = reader.next(Math.max(1, reader.left()));
  const sender = mark === null ? null : { mark, who };
  return { sender, session, setup: null, isWorkbook: false, tables: [{ table, state, letters, isBefore: true }] };
}

/**
 * Reads what a code says of an evening.
 * @throws InputError where there is none, where a letter of it was changed or is missing, or where other boards are
 *   played than here, or on another day.
 */
export function readCode(text: string, plan: TablePlan): RemoteEvening {
  const head = readHead(text);
  if (head === null) throw new InputError(texts.code.none);
  const { sender, session, isWorkbook, tables } = head;
  if (session !== sessionMark(plan)) throw new InputError(texts.code.otherEvening);
  const parts = tables.filter(({ table }) => table !== AVERAGES_RECORD && table !== EXTENSION_RECORD);
  const given = tables.flatMap(({ table, state }) => (table === AVERAGES_RECORD ? toldAsGiven(state ?? 0, plan) : []));
  const { rulings, hcp } = moreIn(tables);
  const isGiven = new Set(given.map(entryKey));
  const told = parts.flatMap((part) => remoteEntries(part, plan)).filter((at) => !isGiven.has(entryKey(at)));
  return {
    entries: [...told.map((each) => (hcp === "" ? each : withHcp(each, hcp, plan))), ...given],
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
  const boards = boardsAt(plan, table);
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
    const said = isWithdrawn ? null : resultFromDigit(isRelayed ? digit - RESULT_DIGITS : digit);
    entries.push({ table, board, said, isRelayed });
  }
  if (number !== BigInt(1)) throw new InputError(texts.code.damaged);
  return entries;
}

function letterOf(table: number): string {
  return LETTERS.charAt(table);
}

/** The boards of a table in the order of their numbers. */
function boardsAt(plan: TablePlan, table: number): number[] {
  const boards = tablesIn(plan).find((known) => known.table === table)?.boards ?? [];
  return [...boards].sort((a, b) => a - b);
}
