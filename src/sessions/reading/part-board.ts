import { plainContract } from "../../bridge/contract";
import { plainNumber } from "../../bridge/plain-number";
import { codeOf, MANY_DOWN_WORDS, type Spelled } from "./spellings";

/** What stands in a cell that is typed into; "" in a blank one. */
export type CellText = string | number;

/** What is typed for a board at a table. */
export interface TypedBoard {
  readonly contract: CellText;
  readonly by: CellText;
  readonly result: CellText;
  /** X for doubled, R for redoubled. */
  readonly doubled: CellText;
  /** N-S points that stand in place of the contract's. */
  readonly points: CellText;
}

const COMBINED = /^([1-7])([CDHSN])(XX|X|R|)([NESW]?)(=|[+-](?:\d|1[0-3])|)$/;

/**
 * A board as messages, the pad's line and workbooks up to format 8 have it, with everything in a cell of its own: there the
 * contract may have the double, the declarer and the result behind it ("4HXN+1"), and be in SA; a redouble may be XX, and a result -10 or
 * 10 down. A contract that contradicts the cells beside it is left as it is, which no cell takes.
 */
export function partBoard(typed: TypedBoard): TypedBoard {
  const cells = { ...typed, result: partResult(typed.result), doubled: partDouble(typed.doubled) };
  const match = COMBINED.exec(plainContract(String(typed.contract)));
  if (!match) return cells;
  const [, level, letter, double = "", seat = "", tricks = ""] = match;
  const contract = `${level}${letter === "N" ? "NT" : letter}`;
  const { doubled, result } = cells;
  const parted = { by: seat, doubled: partDouble(double), result: partResult(tricks) };
  const isClash =
    // Declarer's partner is of the same side, and gives the same score.
    (seat !== "" && isOther("by", typed.by, seat, 2)) ||
    (double !== "" && isOther("doubled", doubled, parted.doubled)) ||
    (tricks !== "" && isOther("result", result, parted.result));
  if (isClash) return cells;
  return {
    ...{ contract, points: typed.points },
    by: plain(typed.by) === "" ? parted.by : typed.by,
    doubled: plain(doubled) === "" ? parted.doubled : doubled,
    result: plain(result) === "" ? parted.result : result,
  };
}

/** Whether two cells have different meanings, by their codes; one that has none contradicts nothing. */
function isOther(spelled: Spelled, here: CellText, there: CellText, modulo = Infinity): boolean {
  const [code, other] = [codeOf(spelled, plain(here)), codeOf(spelled, plain(there))];
  return code !== undefined && (other === undefined || code % modulo !== other % modulo);
}

function plain(typed: CellText): string {
  return plainNumber(String(typed).toUpperCase());
}

function partDouble(typed: CellText): CellText {
  const text = plain(typed).replace(/\*/g, "X");
  return text === "XX" ? "R" : text === "X" ? "X" : typed;
}

function partResult(typed: CellText): CellText {
  const [, many, any = many] = /^-(1[0-3])$|^(\d|1[0-3])DOWN$/.exec(plain(typed)) ?? [];
  if (any === undefined) return typed;
  return Number(any) === 0 ? "=" : (MANY_DOWN_WORDS.get(-Number(any)) ?? `-${any}`);
}
