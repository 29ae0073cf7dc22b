import { WRITTEN_NOT_PLAYED } from "../../bridge/contract";
import { boardFaults } from "../../bridge/board-fault-texts";
import { mayHaveThousands, plainNumber } from "../../bridge/plain-number";
import { printResult } from "../../bridge/result";
import { sideOf } from "../../bridge/seat";
import { messages } from "../../bridge/texts";
import { texts } from "../texts";
import { awardIn } from "./awards";
import type { Columns } from "./columns";
import type { Column } from "./headings";
import { cluesOf } from "./language-clues";
import { outcomeOf, resultIn, turned } from "./outcome";
import { readPart, roomInCell } from "./read-part";
import type { LanguageClue, RawBoard } from "./raw-board";
import { tokensOf } from "./tokens";
import { lookUpKeyword, seatIn } from "./words";

/** Returns the text of a column's cell in a row; "" if it is missing or blank. */
type Cell = (column: Column) => string;

/** Content of a row; a sum below the boards is no board. */
type RowContent =
  | { readonly kind: "board"; readonly board: RawBoard; readonly clues: readonly LanguageClue[] }
  | { readonly kind: "fault"; readonly reason: string }
  | { readonly kind: "sum" };

const { lines: faults } = texts;

/** Words that begin a row of sums or averages, which may follow the boards. */
const SUM = /^(total|sum|summe|gesamt|totaal|somme|average|mean|imps|vps|round|runde|ronde|tour)(?!er)/i;

/** A row's cells, with the table, the board and the side that lines above it name. */
interface BoardRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly table: string | null;
  readonly board: string | null;
  /** True if a line above says that the writers sit East-West; plus scores may then be East-West's. */
  readonly isEastWest: boolean;
}

export function readBoardRow(
  { line, cells, table, board: titled, isEastWest }: BoardRow,
  { columns, more, areUnsigned }: Columns
): RowContent {
  // A lone dash counts as a blank cell; only in the contract's column it means that the board was not played.
  const cell: Cell = (column) => (cells[columns.indexOf(column)] ?? "").replace(column === "contract" ? "" : /^-$/, "");
  const others = Object.fromEntries(more.map(([name, index]) => [name, cells[index] ?? ""]));
  const hasMore = Object.values(others).some((text) => text !== "");
  const written = cell("board").replace(/^\D+/, "");
  const amounts = readAmounts(cell, columns.includes("seat"));
  const { played, clues, reason } = readPlayed(cell);
  const isBlank = played.contract === "" && amounts.points === "" && amounts.score === "" && amounts.reason === null;
  const isSum = isBlank || ((titled === null || played.contract === "") && cells.some((text) => SUM.test(text)));
  if (written === "" && !hasMore && (titled === null || isSum))
    return isSum ? { kind: "sum" } : { kind: "fault", reason: faults.rowWithoutBoard };
  const isTheirs = isEastWest && !columns.includes("seat") && Number(amounts.points) !== 0;
  const fault =
    otherTitle(written, titled) ??
    reason ??
    amounts.reason ??
    contradiction(played.contract, amounts.contract) ??
    (isTheirs ? faults.titleSide : null);
  if (fault !== null) return { kind: "fault", reason: fault };
  const board: RawBoard = {
    line,
    text: textOf(cells),
    table: cell("table") === "" ? table : tableOf(cell("table")),
    board: written || (titled ?? ""),
    ...played,
    contract: played.contract || amounts.contract,
    points: amounts.points,
    isUnsigned: areUnsigned && /^\d/.test(amounts.points),
    score: amounts.score,
    vulnerability: cell("vulnerability"),
    pairs: [cell("nsPair"), cell("ewPair")],
    more: others,
  };
  const around = (["table", "board", "doubled", "result"] as const).map((column) => cell(column)).join(" ");
  return { kind: "board", board, clues: [...clues, ...cluesOf(tokensOf(around))] };
}

/** Returns why a contract contradicts a word or adjusted score in the points column; null if it does not. */
function contradiction(contract: string, notPoints: string): string | null {
  return contract !== "" && notPoints !== "" && contract !== notPoints ? faults.contradiction : null;
}

/** Returns why a row's board differs from the one named above it; null if they agree or only one is written. */
function otherTitle(written: string, titled: string | null): string | null {
  const isOther = written !== "" && titled !== null && Number(written) !== Number(titled);
  return isOther ? faults.otherTitle(written, titled) : null;
}

/** Joins the cells of a row that are not blank, for messages. */
export function textOf(cells: readonly string[]): string {
  return cells.filter((cell) => cell !== "").join(" ");
}

/** Reads contract, declarer and result; if two cells give the same part, they must agree. */
function readPlayed(cell: Cell) {
  const outcome = outcomeIn(cell);
  const declarer = seatIn(cell("declarer")) ?? cell("declarer").toUpperCase();
  const isBid = /^\d/.test(outcome.contract);
  const level = isBid ? Number(outcome.contract.slice(0, 1)) : undefined;
  const result = resultIn(cell("result"), level);
  const unread = { contract: cell("contract"), openStrain: null, declarer, result: result || cell("tricks") };
  const fault = (reason: string | null) => ({ played: unread, clues: outcome.clues, reason });
  const doubling = doublingOf(cell("doubled"));
  if (doubling === null) return fault(boardFaults.doubled(cell("doubled")));
  // The cell has an award or a word in place of a contract, or a text that the contract's reader refuses.
  if (outcome.unread !== null || outcome.contract === "" || outcome.points !== "") return fault(null);
  const inContract = /X*$/.exec(outcome.contract)?.[0] ?? "";
  if (cell("doubled") !== "" && doubling !== inContract && (inContract !== "" || (!isBid && doubling !== "")))
    return fault(faults.doublingTwice(cell("contract"), cell("doubled")));
  const results = [outcome.result, result];
  if (cell("tricks") !== "" && level !== undefined) {
    const won = resultOfTricks(cell("tricks"), level);
    if (won === null) return fault(faults.tricksUnknown(cell("tricks"), cell("contract")));
    results.push(won);
  }
  const [first = "", another] = new Set(results.filter((text) => text !== "").map(plainResult));
  if (another !== undefined && isBid) return fault(faults.resultsDiffer(first, another));
  const contract = `${outcome.contract}${isBid && inContract === "" ? doubling : ""}`;
  const played = { contract, openStrain: outcome.openStrain, declarer: outcome.declarer || declarer, result: first };
  return { played, clues: outcome.clues, reason: null };
}

/**
 * Reads the contract's cell, together with the declarer's cell if the contract is a bid. Both cells may name the
 * declarer.
 */
function outcomeIn(cell: Cell) {
  const written = tokensOf(cell("contract"));
  const alone = outcomeOf(written);
  const isBid = alone.unread === null && /^\d/.test(alone.contract);
  return isBid && seatIn(cell("declarer")) !== null ? outcomeOf([...written, ...tokensOf(cell("declarer"))]) : alone;
}

/** Returns a result with its sign, "=" for made; other texts are unchanged. */
function plainResult(text: string): string {
  return /^[+-]?0$/.test(text) ? "=" : text.replace(/^(?=\d)/, "+");
}

/**
 * Reads a cell of the column of tricks: a result with its sign, or the tricks won in a contract of `level`; null for
 * other texts.
 */
function resultOfTricks(text: string, level: number): string | null {
  if (/^(=|[+-]\d+)$/.test(text)) return text;
  const won = /^\d+$/.test(text) ? Number(text) : NaN;
  const result = won - 6 - level;
  // Some people write overtricks here, so a low number is unclear: a result below -6 is read only with its sign.
  return won <= 13 && result >= -6 ? printResult(result) : null;
}

/** The N-S points of a row, "" for none; if several cells have points, they must agree. */
interface Amounts {
  readonly points: string;
  /** Points from North-South's or the declarer's point of view; it is not yet known from whose. */
  readonly score: string;
  /** Written in the points column, but no points: "Pass", "np", or an adjusted score. */
  readonly contract: string;
  readonly reason: string | null;
}

const NO_AMOUNTS: Amounts = { points: "", score: "", contract: "", reason: null };

const AMOUNTS = ["points", "ewPoints", "plus", "minus", "score"] as const;

/**
 * @param isCard true if plus and minus points belong to the side in the column of seats, such as "E"; false if they
 * belong to North-South.
 */
function readAmounts(cell: Cell, isCard: boolean): Amounts {
  const side = isCard ? sideOfSeat(cell("seat")) : "N-S";
  const points: string[] = [];
  let { score, contract } = NO_AMOUNTS;
  if (side === null && cell("plus") + cell("minus") !== "")
    return { ...NO_AMOUNTS, reason: faults.seatUnknown(cell("seat")) };
  for (const column of AMOUNTS) {
    const amount = readAmount(column, cell(column), side);
    if (amount.kind === "fault") return { ...NO_AMOUNTS, reason: amount.text };
    if (amount.kind === "points") points.push(amount.text);
    if (amount.kind === "score") score = amount.text;
    if (amount.kind === "contract") contract = amount.text;
  }
  const [only = "0", another] = new Set(points.filter((text) => !/^[+-]?0+$/.test(text)).map(unsignedPlus));
  if (another !== undefined) return { ...NO_AMOUNTS, reason: faults.bothSides(only, another) };
  return { points: points.length === 0 ? "" : only, score, contract, reason: null };
}

/** Value of a points cell, or the reason for a fault. */
interface Amount {
  readonly kind: "none" | "points" | "score" | "contract" | "fault";
  readonly text: string;
}

function readAmount(column: (typeof AMOUNTS)[number], text: string, side: "N-S" | "E-W" | null): Amount {
  if (text === "") return { kind: "none", text };
  if (mayHaveThousands(text)) return { kind: "fault", text: messages.thousands(text) };
  const notPoints = insteadOfPoints(text);
  if (notPoints !== null) return { kind: "contract", text: notPoints };
  const amount = amountIn(text);
  if (column === "score") {
    if (amount === null || Number(amount) % 10 !== 0) return { kind: "fault", text: faults.scoreNoPoints(text) };
    // A side before the number says whose points they are.
    return { kind: /^[+-]?\d/.test(text) ? "score" : "points", text: amount };
  }
  if (column === "plus" || column === "minus") return readOwnAmount(column, text, amount, side);
  // The reader of points later refuses a text that is no number.
  return { kind: "points", text: amount === null ? text : column === "ewPoints" ? turned(amount) : amount };
}

/** Reads the plus or the minus column as N-S points. On a player's own card, plus is good for the player's side. */
function readOwnAmount(
  column: "plus" | "minus",
  text: string,
  amount: string | null,
  side: "N-S" | "E-W" | null
): Amount {
  if (amount === null || !/^[+-]?\d/.test(text)) return { kind: "fault", text: faults.noPoints(text) };
  if (column === "plus" && /^-0*[1-9]/.test(amount)) return { kind: "fault", text: faults.minusUnderPlus(text) };
  const digits = amount.replace(/^[+-]/, "");
  return { kind: "points", text: (column === "plus") === (side === "N-S") ? digits : turned(digits) };
}

/** Returns "Pass", "np" or an adjusted score typed in place of points; null for other texts. */
function insteadOfPoints(text: string): string | null {
  const meaning = lookUpKeyword(text)?.kind;
  if (meaning === "pass") return "Pass";
  if (meaning === "notPlayed") return WRITTEN_NOT_PLAYED;
  return awardIn(text) === null ? null : text;
}

function unsignedPlus(text: string): string {
  return text.replace(/^\+/, "");
}

/** Returns the N-S points of a cell, which may name a side before or after the number; null if it has no points. */
function amountIn(text: string): string | null {
  const plain = plainNumber(text);
  if (/^[+-]?\d{1,5}$/.test(plain)) return plain;
  const { points, contract, unread } = outcomeOf(tokensOf(text));
  return unread === null && contract === "" && points !== "" ? points : null;
}

/** Returns the side of a seat on a player's card, such as "E" or "1E"; null if the text names no seat. */
function sideOfSeat(text: string): "N-S" | "E-W" | null {
  const letter = text.replace(/^(table|tisch|tafel)\s*/i, "").replace(/[\d\s/.-]/g, "");
  const word = lookUpKeyword(letter);
  const seat = seatIn(letter);
  if (word?.kind === "side") return word.side === "NS" ? "N-S" : "E-W";
  return seat === null ? null : seat === "O" ? "E-W" : sideOf(seat);
}

/** Returns the name of a table, "2" for both "Table 2" and "2", or of a room. */
function tableOf(cell: string): string {
  const part = readPart(cell);
  const room = roomInCell(cell);
  if (room !== null) return room;
  return part.kind === "table" ? part.table : cell;
}

const DOUBLINGS: readonly (readonly [written: RegExp, doubling: string])[] = [
  [/^(-|0|no|none|nein|nee|non|undoubled)?$/i, ""],
  [/^(1|d|y|yes|ja|oui)$/i, "X"],
  [/^(2|rd)$/i, "XX"],
];

/** Returns "", "X" or "XX" for a doubling in any spelling; null for another text. */
function doublingOf(cell: string): string | null {
  const word = lookUpKeyword(cell);
  if (word?.kind === "double") return "X".repeat(word.doubling);
  return DOUBLINGS.find(([written]) => written.test(cell))?.[1] ?? null;
}
