import { at } from "../bridge/at";
import { InputError } from "../bridge/input-error";
import { LEVELS, STRAINS, type Doubling } from "../bridge/contract";
import { MOST_DOWN } from "../bridge/contract-score";
import { SEATS } from "../bridge/seat";
import type { TablePlan } from "../exchange/boards-at-tables";
import { tablesIn } from "../exchange/tables-in";
import { possibleResults } from "./draft";
import { placeKey, type Entry } from "./evening";
import { LETTERS, numberIn, written } from "./letters";
import type { Said } from "./said";
import { RESULTS_START, sealed, unsealed } from "./sealed";
import { sessionMark } from "./session-mark";
import { texts } from "./texts";

/** The letters of a code at least: the evening's four, the table's, and one of results. */
const LEAST = 6;

/** Results of a played contract: level and strain, doubling, declarer, tricks. */
const RESULTS = MOST_DOWN + 1;
const PLAYED = LEVELS.length * STRAINS.length * 3 * SEATS.length * RESULTS;
const INSTEAD = ["passed", "not-played", "average"] as const;
/** Tens of points from −7600 to 7600: the most that a contract gives. */
const MOST_TENS = 760;
const POINTS = 2 * MOST_TENS + 1;
/** What may be known of a board: nothing, or one of all the above. */
const POSSIBLE = BigInt(1 + PLAYED + INSTEAD.length + POINTS);

/**
 * The results of a table as a code of some two letters a board, to be shown, sent and read by another device: the
 * boards in their order, each a digit of one large number, with a sum that tells a letter that was changed.
 */
export function codeOf(plan: TablePlan, table: number, stands: ReadonlyMap<string, Said>): string {
  const boards = boardsAt(plan, table);
  const digits = boards.map((board) => digitOf(stands.get(placeKey({ table, board })) ?? null));
  while (digits[digits.length - 1] === 0) digits.pop();
  // The lowest digit is that of the first board, and a 1 above all of them says how many there are.
  const number = digits.reduceRight((sum, digit) => sum * POSSIBLE + BigInt(digit), BigInt(1));
  return sealed(RESULTS_START, sessionMark(plan) + LETTERS[table] + written(number));
}

/**
 * Reads the code of a table out of a text: a link, or what somebody has pasted.
 * @throws InputError where there is none, where a letter of it was changed or is missing, or where it is of another
 *   evening.
 */
export function readCode(
  text: string,
  plan: TablePlan
): { readonly table: number; readonly entries: readonly Entry[] } {
  const letters = unsealed(RESULTS_START, text, LEAST);
  if (letters === null) throw new InputError(texts.code.none);
  const mark = sessionMark(plan);
  if (!letters.startsWith(mark)) throw new InputError(texts.code.otherEvening);
  const table = LETTERS.indexOf(letters.charAt(mark.length));
  const boards = boardsAt(plan, table);
  let number = numberIn(letters.slice(mark.length + 1));
  const entries: Entry[] = [];
  for (const board of boards) {
    if (number <= BigInt(1)) break;
    const said = saidOf(Number(number % POSSIBLE));
    number /= POSSIBLE;
    if (said !== null) entries.push({ table, board, said });
  }
  if (number !== BigInt(1)) throw new InputError(texts.code.damaged);
  return { table, entries };
}

/** Whether a text holds a code, sound or not. */
export function hasCode(text: string): boolean {
  return new RegExp(`${RESULTS_START}[\\w-]{${LEAST + 3},}`).test(text);
}

/** The boards of a table in the order of their numbers. */
function boardsAt(plan: TablePlan, table: number): number[] {
  const boards = tablesIn(plan).find((known) => known.table === table)?.boards ?? [];
  return [...boards].sort((a, b) => a - b);
}

function digitOf(said: Said | null): number {
  if (said === null) return 0;
  switch (said.kind) {
    case "played": {
      const { contract, declarer, result } = said;
      const { level, strain, doubling } = contract;
      const bid = (level - 1) * STRAINS.length + STRAINS.indexOf(strain);
      const tricks = possibleResults(level).indexOf(result);
      return 1 + ((bid * 3 + doubling) * SEATS.length + SEATS.indexOf(declarer)) * RESULTS + tricks;
    }
    case "points":
      return 1 + PLAYED + INSTEAD.length + said.points / 10 + MOST_TENS;
    case "passed":
    case "not-played":
    case "average":
      return 1 + PLAYED + INSTEAD.indexOf(said.kind);
  }
}

function saidOf(digit: number): Said | null {
  if (digit === 0) return null;
  const instead = digit - 1 - PLAYED;
  const kind = INSTEAD[instead];
  if (kind !== undefined) return { kind };
  if (instead >= 0) return { kind: "points", points: (instead - INSTEAD.length - MOST_TENS) * 10 };
  const [rest, tricks] = divided(digit - 1, RESULTS);
  const [bidding, seat] = divided(rest, SEATS.length);
  const [bid, doubling] = divided(bidding, 3);
  const [level, strain] = divided(bid, STRAINS.length);
  return {
    kind: "played",
    contract: { level: level + 1, strain: at(STRAINS, strain), doubling: doubling as Doubling },
    declarer: at(SEATS, seat),
    result: at(possibleResults(level + 1), tricks),
  };
}

function divided(number: number, by: number): [whole: number, rest: number] {
  return [Math.floor(number / by), number % by];
}
