import { mayHaveThousands, plainNumber } from "../../bridge/plain-number";
import { messages } from "../../bridge/texts";
import { texts } from "../texts";
import { awardIn } from "./awards";
import type { Columns } from "./columns";
import type { Column } from "./headings";
import { cluesOf, outcomeOf, resultIn, turned } from "./outcome";
import { readPart } from "./read-part";
import type { Clue, SaidBoard } from "./said-board";
import { tokensOf } from "./tokens";
import { wordFor } from "./words";

/** The text of a column's cell in a row; "" where there is none. */
type Cell = (column: Column) => string;

/** What a row holds; a sum below the boards holds nothing of a board. */
type RowContent =
  | { readonly kind: "board"; readonly board: SaidBoard; readonly clues: readonly Clue[] }
  | { readonly kind: "fault"; readonly reason: string }
  | { readonly kind: "sum" };

const { lines: faults } = texts;

/** Words before sums and averages below the boards. */
const SUM = /^(total|sum|summe|gesamt|totaal|somme|average|mean|imps|vps|round|runde|ronde|tour)/i;

/** Reads a row of a table of boards. */
export function readBoardRow(
  { line, cells, table }: { readonly line: number; readonly cells: readonly string[]; readonly table: string | null },
  { columns, more, areUnsigned }: Columns
): RowContent {
  // A dash alone is a blank, but for the contract's: there the board was not played.
  const cell: Cell = (column) =>
    (cells[columns.indexOf(column)] ?? "").replace(column === "contract" ? "" : /^-$/, "");
  const others = Object.fromEntries(more.map(([name, index]) => [name, cells[index] ?? ""]));
  const hasMore = Object.values(others).some((text) => text !== "");
  const number = cell("board").replace(/^\D+/, "");
  const amounts = readAmounts(cell, columns.includes("seat"));
  const { played, clues, reason } = readPlayed(cell);
  const isBlank = played.contract === "" && amounts.points === "" && amounts.score === "" && amounts.reason === null;
  if (number === "" && !hasMore) {
    if (isBlank || SUM.test(cell("board")) || cells.some((text) => SUM.test(text))) return { kind: "sum" };
    return { kind: "fault", reason: faults.rowWithoutBoard };
  }
  const isTwice = played.contract !== "" && amounts.contract !== "" && played.contract !== amounts.contract;
  const fault = reason ?? amounts.reason ?? (isTwice ? faults.contradiction : null);
  if (fault !== null) return { kind: "fault", reason: fault };
  const board: SaidBoard = {
    line,
    text: textOf(cells),
    table: cell("table") === "" ? table : tableOf(cell("table")),
    board: number,
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

/** A row's cells in which something stands, for messages. */
export function textOf(cells: readonly string[]): string {
  return cells.filter((cell) => cell !== "").join(" ");
}

/** The contract, who plays it and the result: what stands in two cells is the same in both, or nothing is read. */
function readPlayed(cell: Cell) {
  const outcome = outcomeIn(cell);
  const declarer = seatOf(cell("declarer")) ?? cell("declarer").toUpperCase();
  const result = resultIn(cell("result"));
  const unread = { contract: cell("contract"), openStrain: null, declarer, result: result || cell("tricks") };
  const fault = (reason: string | null) => ({ played: unread, clues: outcome.clues, reason });
  const doubling = doublingOf(cell("doubled"));
  if (doubling === null) return fault(faults.doublingUnknown(cell("doubled")));
  // An award or a word in place of the contract, or what its own reader refuses.
  if (outcome.unread !== null || outcome.contract === "" || outcome.points !== "") return fault(null);
  const isBid = /^\d/.test(outcome.contract);
  const inContract = /X*$/.exec(outcome.contract)?.[0] ?? "";
  if (cell("doubled") !== "" && doubling !== inContract && (inContract !== "" || (!isBid && doubling !== "")))
    return fault(faults.doublingTwice(cell("contract"), cell("doubled")));
  const results = [outcome.result, result];
  if (cell("tricks") !== "" && isBid) {
    const won = resultOfTricks(cell("tricks"), Number(outcome.contract.slice(0, 1)));
    if (won === null) return fault(faults.tricksUnknown(cell("tricks"), cell("contract")));
    results.push(won);
  }
  const [known = "", another] = new Set(results.filter((text) => text !== "").map(plainResult));
  if (another !== undefined && isBid) return fault(faults.resultsDiffer(known, another));
  const contract = `${outcome.contract}${isBid && inContract === "" ? doubling : ""}`;
  const played = { contract, openStrain: outcome.openStrain, declarer: outcome.declarer || declarer, result: known };
  return { played, clues: outcome.clues, reason: null };
}

/** What the contract's cell says; of a bid together with the declarer's, who may stand in both. */
function outcomeIn(cell: Cell) {
  const written = tokensOf(cell("contract"));
  const alone = outcomeOf(written);
  const isBid = alone.unread === null && /^\d/.test(alone.contract);
  return isBid && seatOf(cell("declarer")) !== null ? outcomeOf([...written, ...tokensOf(cell("declarer"))]) : alone;
}

/** A result with a sign, "=" for made; a text that is none as it is. */
function plainResult(text: string): string {
  return /^[+-]?0$/.test(text) ? "=" : text.replace(/^(?=\d)/, "+");
}

/** The result of a contract of a level in the column of tricks: a result with its sign, or the tricks that were won. */
function resultOfTricks(text: string, level: number): string | null {
  if (/^(=|[+-]\d+)$/.test(text)) return text;
  const won = /^\d+$/.test(text) ? Number(text) : NaN;
  const result = won - 6 - level;
  // Few tricks are overtricks to some: who is far down writes it with its sign.
  if (Number.isNaN(result) || won > 13 || result < -6) return null;
  return result === 0 ? "=" : result > 0 ? `+${result}` : String(result);
}

/** The points of a row for North-South, "" for none, of which no two cells may differ. */
interface Amounts {
  readonly points: string;
  /** Points whose sign may be the declarer's. */
  readonly score: string;
  /** What stands for points and is none: "Pass", "np", or an adjusted score. */
  readonly contract: string;
  readonly reason: string | null;
}

const NO_AMOUNTS: Amounts = { points: "", score: "", contract: "", reason: null };

/** Columns of points, as they are North-South's: "-" of those of East-West. */
const AMOUNTS = { points: "+", ewPoints: "-", plus: "+", minus: "-", score: "+" } as const;

/** @param isCard whether a column of seats shows whose plus and minus it is; else they are North-South's. */
function readAmounts(cell: Cell, isCard: boolean): Amounts {
  const found: string[] = [];
  let { score, contract } = NO_AMOUNTS;
  const side = isCard ? sideOfSeat(cell("seat")) : "N-S";
  for (const [column, sign] of Object.entries(AMOUNTS) as [keyof typeof AMOUNTS, "+" | "-"][]) {
    const text = cell(column);
    if (text === "") continue;
    const reason = (why: string) => ({ ...NO_AMOUNTS, reason: why });
    if (mayHaveThousands(text)) return reason(messages.thousands(text));
    const meaning = wordFor(text)?.is;
    if (meaning === "pass" || meaning === "notPlayed" || awardIn(text) !== null) {
      contract = meaning === "pass" ? "Pass" : meaning === "notPlayed" ? "np" : text;
      continue;
    }
    const isOwn = column === "plus" || column === "minus";
    const amount = amountIn(text);
    if (column === "score" && (amount === null || Number(amount) % 10 !== 0)) return reason(faults.scoreNoPoints(text));
    if (isOwn && (amount === null || !/^[+-]?\d/.test(text))) return reason(faults.noPoints(text));
    // What is no number is refused by the reader of points.
    if (amount === null) found.push(text);
    if (amount === null) continue;
    if (column === "plus" && /^-0*[1-9]/.test(amount)) return reason(faults.minusUnderPlus(text));
    if (column === "score" && /^[+-]?\d/.test(plainNumber(text))) {
      score = amount;
      continue;
    }
    const own = column === "minus" ? amount.replace(/^-/, "") : amount;
    const isTurned = (sign === "-") !== (isOwn && side === "E-W");
    if (isOwn && side === null) return reason(faults.seatUnknown(cell("seat")));
    found.push(isTurned ? turned(own) : own);
  }
  const [points = "0", another] = new Set(found.filter((text) => !/^[+-]?0+$/.test(text)).map(unsignedPlus));
  if (another !== undefined) return { ...NO_AMOUNTS, reason: faults.bothSides(points, another) };
  return { points: found.length === 0 ? "" : points, score, contract, reason: null };
}

function unsignedPlus(text: string): string {
  return text.replace(/^\+/, "");
}

/** Points in a cell, with a side before or behind them turned to North-South's; null for no points. */
function amountIn(text: string): string | null {
  const plain = plainNumber(text);
  if (/^[+-]?\d{1,5}$/.test(plain)) return plain;
  const { points, contract, unread } = outcomeOf(tokensOf(text));
  return unread === null && contract === "" && points !== "" ? points : null;
}

/** The side of a player by the seat on a card, "E" or "1E"; North-South without a column of seats, null for no seat. */
function sideOfSeat(text: string): "N-S" | "E-W" | null {
  const letter = text.replace(/^(table|tisch|tafel)\s*/i, "").replace(/[\d\s/.-]/g, "");
  const word = wordFor(letter);
  if (/^o$/i.test(letter)) return "E-W";
  if (word?.is === "side") return word.side === "NS" ? "N-S" : "E-W";
  return word?.is !== "seat" ? null : word.seat === "N" || word.seat === "S" ? "N-S" : "E-W";
}

/** "Table 2" and "2" alike. */
function tableOf(cell: string): string {
  const part = readPart(cell);
  return part.is === "table" ? part.table : cell;
}

/** A seat in its cell, by a letter or a word; null where there is none. */
function seatOf(cell: string): string | null {
  const word = wordFor(cell);
  return word?.is === "seat" ? word.seat : /^o$/i.test(cell) ? "O" : null;
}

const DOUBLINGS: readonly (readonly [written: RegExp, doubling: string])[] = [
  [/^(-|0|no|none|nein|nee|non|undoubled)?$/i, ""],
  [/^(1|d|y|yes|ja|oui)$/i, "X"],
  [/^(2|rd)$/i, "XX"],
];

/** How often a contract was doubled, by X's; null where the cell says something else. */
function doublingOf(cell: string): string | null {
  const word = wordFor(cell);
  if (word?.is === "double") return "X".repeat(word.doubling);
  return DOUBLINGS.find(([written]) => written.test(cell))?.[1] ?? null;
}
