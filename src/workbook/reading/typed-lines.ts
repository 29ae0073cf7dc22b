import { CANCELLED_AS_WRITTEN, printContract, WRITTEN_NOT_PLAYED } from "../../bridge/contract";
import { plainNumber } from "../../bridge/plain-number";
import { printResult } from "../../bridge/result";
import type { ResultFields } from "../../sessions/reading/result-lines";
import { hasLoneA } from "../../sessions/reading/spellings";
import { explainFault } from "../../sessions/reading/explain-fault";
import type { Codebook } from "../../sessions/reading/spellings";
import { readTypedBoard, type CellRules, type CellText, type TypedBoard } from "../../sessions/reading/typed-board";
import type { EntryLine } from "../entries";
import { clubTexts } from "../club/texts";
import { isoDay } from "../league/days";
import { texts } from "../texts";
import { isUncountedNumber, withoutPlus } from "./typed-number";

/** Contents of a line's cells, keyed by the column names of a file of results; "" if blank. */
export type LineTexts = Readonly<Record<string, CellText>>;

/** A line as read, and its entries that are not scored as typed. */
interface TypedLine {
  /** Null if nothing is typed, or nothing that counts. */
  readonly fields: ResultFields | null;
  /** The reason why an entry does not count, and the entry's column; null if all entries count. */
  readonly fault: { readonly field: string; readonly message: string } | null;
}

const BLANK_LINE: TypedLine = { fields: null, fault: null };

const { bye, states, check, entry, director } = texts.swissEvent;
const { conceded: CONCEDED, venues: VENUES, check: leagueCheck } = texts.league;

/**
 * Reads a line from its cells.
 * @param initial contents that the line's cells have in an empty workbook; only fixtures have initial contents.
 * @param rules the rules by which the line's cells are read.
 * @param codebook the spellings of boards, with a club's own words if it has any.
 */
export function readTypedLine(
  { kind, said }: EntryLine,
  typed: LineTexts,
  initial: () => LineTexts,
  rules: CellRules = "today",
  codebook?: Codebook
): TypedLine {
  if (kind !== "board" && kind !== "fixture" && Object.values(typed).every((text) => text === "")) return BLANK_LINE;
  switch (kind) {
    case "board":
      return boardLine(said, typed, rules, codebook);
    case "traveller":
      return travellerLine(typed, rules, codebook);
    case "pair":
      return pairLine(typed);
    case "swiss":
      return swissLine(said, typed, rules);
    case "fixture":
      return isAsMade(typed, initial()) ? BLANK_LINE : fixtureLine(said, typed);
    case "weighted":
      return weightedLine(typed);
    case "ruling":
      return { fields: "ruling" in typed ? rulingText(typed) : rulingOf(said, typed), fault: null };
    case "hand":
      return { fields: handFields(said, typed), fault: null };
    case "travellers":
    case "bracket":
    case "extra":
    case "plain":
      return { fields: { ...said, ...textsOf(typed) }, fault: null };
  }
}

/** Columns whose entries are not checked as numbers: texts, and numbers that another function reads. */
const NO_NUMBERS: readonly string[] = [
  ...["contract", "declarer", "result", "doubled", "points"],
  ...["date", "conceded", "venue", "reason", "state", "group", "boards"],
  ...["what", "paired_by", "now", "ruling", "from", "seats"],
];

const isOfNumbers = (column: string) => !NO_NUMBERS.includes(column);

/**
 * Returns the columns of a line with numbers that the sheets do not count; none for weighted scores and pairs, which
 * have their own checks.
 */
export function uncountedIn(kind: EntryLine["kind"], typed: LineTexts): string[] {
  if (kind === "weighted" || kind === "pair") return [];
  return Object.keys(typed).filter((column) => isOfNumbers(column) && isUncountedNumber(typed[column] ?? ""));
}

function isAsMade(typed: LineTexts, initial: LineTexts): boolean {
  return Object.entries(typed).every(([column, text]) => String(text) === String(initial[column] ?? ""));
}

function textsOf(typed: LineTexts): ResultFields {
  return Object.fromEntries(
    Object.entries(typed).map(([column, text]) => [column, isOfNumbers(column) ? withoutPlus(text) : String(text)])
  );
}

/**
 * Reads a board as the sheet's own formulas do: an entry that the formulas do not understand does not count here
 * either.
 */
function boardLine(said: ResultFields, typed: LineTexts, rules: CellRules, codebook?: Codebook): TypedLine {
  const { contract = "", declarer = "", result = "", doubled = "", points = "", ...others } = typed;
  const { adjusted = "" } = others;
  // The apostrophe marks the adjustment as text, so that it is refused here as it is on the sheet.
  const rest = rules !== "combined" && hasLoneA(String(adjusted)) ? { ...others, adjusted: `'${adjusted}` } : others;
  const cells: TypedBoard = { contract, by: declarer, result, doubled, points };
  const board = Number(said.board);
  const read = readTypedBoard(board, cells, rules, codebook);
  const fault = read.fault === null ? null : { field: "contract", message: explainFault(board, cells, read) };
  const more = Object.values(rest).some((text) => text !== "") ? textsOf(rest) : null;
  if (read.points === null && !read.isNotPlayed) return { fields: more && { ...said, ...more }, fault };
  const isWhole = read.expected !== null || read.contract === "Pass";
  const written =
    read.points === null
      ? { contract: read.isCancelled ? CANCELLED_AS_WRITTEN : WRITTEN_NOT_PLAYED }
      : {
          ...(read.contract !== null &&
            (isWhole || read.fault === null) && {
              contract: printContract(read.contract),
              declarer: read.declarer ?? "",
              result: read.result === null ? "" : printResult(read.result),
            }),
          points: String(read.points),
        };
  return { fields: { ...said, ...written, ...more }, fault };
}

/** Reads a row of a list of travellers. Its board is typed too, and must be a number, as on the sheet. */
function travellerLine({ board = "", ...typed }: LineTexts, rules: CellRules, codebook?: Codebook): TypedLine {
  const isBoard = typeof board === "number" && Number.isInteger(board) && board > 0;
  if (!isBoard) return { fields: null, fault: { field: "board", message: clubTexts.faults.board } };
  return boardLine({ board: String(board) }, typed, rules, codebook);
}

/** Reads a pair of a club's evening. Its amounts must be numbers, as on the sheet. */
function pairLine({ pair = "", side = "", name = "", ...amounts }: LineTexts): TypedLine {
  const { faults } = clubTexts.pairs;
  if (pair === "") return { fields: null, fault: { field: "pair", message: faults.pair } };
  const wrong = (["handicap", "penalty"] as const).find(
    (key) => typeof (amounts[key] ?? 0) !== "number" && amounts[key] !== ""
  );
  const sound = Object.entries(amounts).filter(([key]) => key !== wrong);
  return {
    fields: {
      pair: String(pair),
      side: String(side),
      name: String(name),
      ...Object.fromEntries(sound.map(([key, amount]) => [key, String(amount)])),
    },
    fault: wrong ? { field: wrong, message: faults[wrong] } : null,
  };
}

/**
 * Reads a result of a weighted score. The sheet's formulas accept only numbers without superfluous characters. Other
 * entries, such as "05", are marked as text by an apostrophe, so that they are refused here too.
 */
function weightedLine(typed: LineTexts): TypedLine {
  const fields = textsOf(typed);
  const numbers = SHARE_NUMBERS.map((column) => {
    return [column, asWritten(String(typed[column] ?? ""))] as const;
  });
  return { fields: { ...fields, ...Object.fromEntries(numbers) }, fault: null };
}

function asWritten(number: string): string {
  return /^(0|-?[1-9]\d{0,5})$/.test(number) ? number : `'${number}`;
}

const SHARE_NUMBERS = ["board", "table", "share", "points"] as const;

/** Reads a ruling as text, without the results from which it was worked out; null if it is blank. */
function rulingText({ ruling = "" }: LineTexts): ResultFields | null {
  return String(ruling).trim() === "" ? null : { ruling: String(ruling) };
}

/** Reads a ruling. Contestants and places are unsigned numbers; a blank keeps the line's fixed value. */
function rulingOf(said: ResultFields, typed: LineTexts): ResultFields {
  const { penalty } = textsOf(typed);
  const texts = Object.entries(typed)
    .filter(([column, text]) => text !== "" || !(column in said))
    .map(
      ([column, text]) => [column, column === "points" && text !== "" ? asWritten(String(text)) : String(text)] as const
    );
  return { ...said, ...Object.fromEntries(texts), ...(penalty !== undefined && { penalty }) };
}

/** Reads an instruction of the Director for a pairing, or a corrected result. */
function handFields(said: ResultFields, typed: LineTexts): ResultFields {
  const fields = textsOf(typed);
  const { what } = fields;
  return { ...said, ...fields, ...(what !== undefined && { what: codeOf(director.words, what) ?? what }) };
}

/**
 * Entry in the column of a match's state for a number of boards played that is not all: "6 boards"; "? 6" if
 * provisional.
 */
const FEWER_BOARDS = /^(\?)? ?(\d{1,2}) ?(?:boards?)?$/i;

/** Reads a match of a round with its state, which may be provisional, of fewer boards, or not played. */
function swissLine(said: ResultFields, { state = "", ...typed }: LineTexts, rules: CellRules): TypedLine {
  const { team = "", opponent: sat = "", ...fields } = textsOf(typed);
  const opponent = codeOf({ bye }, sat) ?? sat;
  // In files up to format 8 the question mark followed the number: "6 ?".
  const word = rules === "combined" ? String(state).replace(/^(\d.*?) ?\?$/, "? $1") : String(state);
  const noTeams = team === "" && opponent === "";
  const isBlank = Object.entries(fields).every(([field, text]) => text === "" || field === "paired_by");
  if (noTeams && word === "" && isBlank) return BLANK_LINE;
  if (noTeams) return { fields: null, fault: { field: "team", message: check.noTeams } };
  const line = { ...said, team, opponent, ...fields };
  if (word === "") return { fields: line, fault: null };
  const [, mark, boards] = FEWER_BOARDS.exec(word.trim()) ?? [];
  if (boards !== undefined) return { fields: { ...(mark ? provisional(line) : line), boards }, fault: null };
  const code = codeOf(states, word);
  if (code === null) return { fields: line, fault: { field: "state", message: entry.state.text } };
  if (code === "provisional") return { fields: provisional(line), fault: null };
  // A board-a-match event has no column of IMPs, so the code of an unplayed match goes into the column of points.
  const unplayed: ResultFields = "imps" in fields ? { imps: code } : { vps: code };
  return { fields: { ...line, ...unplayed }, fault: null };
}

/** Returns the code that files of results have for a word of the sheet, ignoring case; null for another word. */
function codeOf<C extends string>(words: Readonly<Record<C, string>>, typed: string): C | null {
  const codes = Object.keys(words) as C[];
  return codes.find((code) => words[code].toLowerCase() === typed.trim().toLowerCase()) ?? null;
}

/** Marks the first result of a line as provisional by a question mark. */
function provisional(line: ResultFields): ResultFields {
  const column = ["imps", "vps"].find((name) => (line[name] ?? "") !== "");
  return column === undefined ? line : { ...line, [column]: `${line[column]}?` };
}

/**
 * Returns a score of a league's match, with a question mark if it is provisional. The sheet has a word for provisional
 * results and does not count a number with a question mark: such a number is marked as text by an apostrophe, so that
 * it is refused here too.
 */
function fixtureScore(text: string, isProvisional: boolean): string {
  if (text === "") return "";
  return `${text.includes("?") ? `'${text}` : text}${isProvisional ? "?" : ""}`;
}

/**
 * Reads a match of a league; its day becomes year-month-day. A number of boards that the sheet refuses is refused here
 * too.
 */
function fixtureLine(said: ResultFields, { date = "", boards = "", ...typed }: LineTexts): TypedLine {
  const day = typeof date === "number" ? isoDay(date) : date;
  const { conceded: word = "", venue = "", ...numbers } = textsOf(typed);
  const code = codeOf(CONCEDED, word) ?? word;
  const isProvisional = code === "provisional";
  const words = { conceded: isProvisional ? "" : code, venue: codeOf(VENUES, venue) ?? venue };
  const played = plainNumber(String(boards));
  const counted = { boards: played === "" ? "" : asWritten(played) };
  const scores = Object.entries(numbers).map(([column, text]) => [column, fixtureScore(text, isProvisional)] as const);
  const isBlank = scores.every(([, text]) => text === "");
  return {
    fields: { ...said, ...Object.fromEntries(scores), ...words, ...counted, date: day },
    fault: isProvisional && isBlank ? { field: "conceded", message: leagueCheck.noScore } : null,
  };
}
