import { at } from "../bridge/at";
import type { TablePlan } from "../sessions/table-plan";
import { tablesIn } from "../sessions/kinds";
import { InputError } from "../bridge/input-error";
import { LEVELS, STRAINS, type Doubling } from "../bridge/contract";
import { MOST_DOWN } from "../bridge/contract-score";
import { SEATS } from "../bridge/seat";
import { possibleResults } from "./draft";
import { placeKey, type Entry } from "./evening";
import { LETTERS, lettersOf, numberIn, textOf, written } from "./letters";
import type { Said } from "./said";
import { RESULTS, sealed, unsealed } from "./sealed";
import { MARK_LENGTH, sessionMark } from "./session-mark";
import { texts } from "./texts";

/** The letters of a code at least: those of what is played, the table's, and one of results. */
const LEAST = 6;

/** In letters: when the results of a table were as a code says, and who plays. */
const STATE_LENGTH = 5;
const GREATEST_STATE = LETTERS.length ** STATE_LENGTH - 1;
const LONGEST_WHO = LETTERS.length - 1;

/** Results of a played contract: level and strain, doubling, declarer, tricks. */
const TRICKS = MOST_DOWN + 1;
const PLAYED = LEVELS.length * STRAINS.length * 3 * SEATS.length * TRICKS;
const INSTEAD = ["passed", "not-played", "average"] as const;
/** Tens of points from −7600 to 7600: the most that a contract gives. */
const MOST_TENS = 760;
const POINTS = 2 * MOST_TENS + 1;
/** What may be known of a board: nothing, or one of all the above. */
const POSSIBLE = BigInt(1 + PLAYED + INSTEAD.length + POINTS);

/** What a code says of the evening that its results are of. */
export interface Sender {
  /** The evening's, see `markOf`. */
  readonly mark: string;
  /** The state of the table's results, see `stateOf`: a later one has the greater number. */
  readonly state: number;
  /** The evening's title and names, as far as there is room. */
  readonly who: string;
}

/** Results that another device has sent. */
export interface Received {
  readonly table: number;
  readonly entries: readonly Entry[];
  /** Null where an older page has sent them. */
  readonly sender: Sender | null;
}

/**
 * The results of a table as a code of some two letters a board, to be shown, sent and read by another device: the
 * boards in their order, each a digit of one large number, with a sum that tells a letter that was changed.
 * @param sender without it the code is of the first form, which says nothing of its evening.
 */
export function codeOf(plan: TablePlan, table: number, stands: ReadonlyMap<string, Said>, sender?: Sender): string {
  const boards = boardsAt(plan, table);
  const digits = boards.map((board) => digitOf(stands.get(placeKey({ table, board })) ?? null));
  while (digits[digits.length - 1] === 0) digits.pop();
  // The lowest digit is that of the first board, and a 1 above all of them says how many there are.
  const number = digits.reduceRight((sum, digit) => sum * POSSIBLE + BigInt(digit), BigInt(1));
  const results = sessionMark(plan) + LETTERS[table] + written(number);
  if (!sender) return sealed(RESULTS, 1, results);
  const state = written(BigInt(Math.min(sender.state, GREATEST_STATE))).padStart(STATE_LENGTH, LETTERS[0]);
  const who = shortLetters(sender.who);
  return sealed(RESULTS, 2, sender.mark + state + LETTERS[who.length] + who + results);
}

/**
 * Reads the code of a table out of a text: a link, or what somebody has pasted.
 * @throws InputError where there is none, where a letter of it was changed or is missing, or where other boards are
 *   played than here, or on another day.
 */
export function readCode(text: string, plan: TablePlan): Received {
  const head = readHead(text);
  if (head === null) throw new InputError(texts.code.none);
  const { sender, results } = head;
  const mark = sessionMark(plan);
  if (head.session !== mark) throw new InputError(texts.code.otherEvening);
  const table = LETTERS.indexOf(results.charAt(mark.length));
  const boards = boardsAt(plan, table);
  const letters = results.slice(mark.length + 1);
  if (letters.length > LETTERS_A_BOARD * (boards.length + 1)) throw new InputError(texts.code.damaged);
  let number = numberIn(letters);
  const entries: Entry[] = [];
  for (const board of boards) {
    if (number <= BigInt(1)) break;
    const said = saidOf(Number(number % POSSIBLE));
    number /= POSSIBLE;
    if (said !== null) entries.push({ table, board, said });
  }
  if (number !== BigInt(1)) throw new InputError(texts.code.damaged);
  return { table, entries, sender };
}

/** At most. */
const LETTERS_A_BOARD = 3;

/** What a code of results says before them. */
interface Head {
  readonly sender: Sender | null;
  /** What is played, see `sessionMark`. */
  readonly session: string;
  /** Those letters again, with the results. */
  readonly results: string;
}

/**
 * Finds a code of results in a text.
 * @returns null where there is none.
 * @throws InputError where it is not whole.
 */
export function readHead(text: string): Head | null {
  const found = unsealed(RESULTS, text, LEAST);
  if (!found) return null;
  const { form, letters } = found;
  const sender = form === 1 ? null : senderIn(letters);
  const results = sender ? letters.slice(sender.length) : letters;
  if (results.length < LEAST) throw new InputError(texts.code.damaged);
  return { sender, session: results.slice(0, SESSION_LENGTH), results };
}

const SESSION_LENGTH = 4;

function senderIn(letters: string): Sender & { readonly length: number } {
  const [stateAt, whoAt] = [MARK_LENGTH, MARK_LENGTH + STATE_LENGTH];
  const length = whoAt + 1 + LETTERS.indexOf(letters.charAt(whoAt));
  return {
    mark: letters.slice(0, stateAt),
    state: Number(numberIn(letters.slice(stateAt, whoAt))),
    who: textOf(letters.slice(whoAt + 1, length)),
    length,
  };
}

/** A text in letters, as much of it as there is room for. */
function shortLetters(text: string): string {
  const whole = lettersOf(text);
  if (whole.length <= LONGEST_WHO) return whole;
  const signs = [...text];
  while (lettersOf(`${signs.join("")}…`).length > LONGEST_WHO) signs.pop();
  return lettersOf(`${signs.join("")}…`);
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
      return 1 + ((bid * 3 + doubling) * SEATS.length + SEATS.indexOf(declarer)) * TRICKS + tricks;
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
  const [rest, tricks] = divided(digit - 1, TRICKS);
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
