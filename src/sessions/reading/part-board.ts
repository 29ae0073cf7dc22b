import { parsePlay } from "../../bridge/contract";
import { tryRead } from "../../bridge/input-error";
import { plainNumber } from "../../bridge/plain-number";
import { parseResult } from "../../bridge/result";
import { codeOf, resultWords, type Spelled } from "./spellings";

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

const DOUBLED = ["", "X", "R"] as const;

/**
 * A board as files, messages, the pad's line and workbooks up to format 8 have it, with everything in a cell of its own:
 * there the contract may have the double, the declarer and the result behind it ("4HXN+1"), and be in SA; a redouble may be
 * XX, and a result -10 or 10 down. A contract that contradicts the cells beside it is left as it is, which no cell takes.
 * @param seats 2 where declarer's partner contradicts nobody: a score is that of a side.
 */
export function partBoard(typed: TypedBoard, seats: 2 | 4 = 2): TypedBoard {
  const cells = { ...typed, result: partResult(typed.result), doubled: partDouble(typed.doubled) };
  const { contract = null, declarer = null, result = null } = tryRead(() => parsePlay(String(typed.contract))) ?? {};
  if (contract === null || contract === "Pass") return cells;
  const parted = {
    by: declarer ?? "",
    doubled: DOUBLED[contract.doubling],
    result: result === null ? "" : resultWords(result),
  };
  const isClash =
    isOther("by", typed.by, parted.by, seats) ||
    isOther("doubled", cells.doubled, parted.doubled) ||
    isOther("result", cells.result, parted.result);
  if (isClash) return cells;
  return {
    ...{ contract: `${contract.level}${contract.strain}`, points: typed.points },
    by: plain(typed.by) === "" ? parted.by : typed.by,
    doubled: plain(cells.doubled) === "" ? parted.doubled : cells.doubled,
    result: plain(cells.result) === "" ? parted.result : cells.result,
  };
}

/** What a line of results says of a contract. */
type LineOfBoard = Readonly<Partial<Record<"contract" | "declarer" | "result", string>>>;

/**
 * The cells of a line of results but for its points, which count in files for more than a score: overtricks may be without
 * their sign, and a result made or down 2.
 */
export function partLine({ contract = "", declarer = "", result = "" }: LineOfBoard): TypedBoard {
  const tricks = tryRead(() => parseResult(result));
  const typed = { contract, by: declarer, doubled: "", points: "" };
  return partBoard({ ...typed, result: tricks === null ? result : resultWords(tricks) }, 4);
}

/** Whether a cell has another meaning than what stands behind the contract, by their codes; one that has none contradicts nothing. */
function isOther(spelled: Spelled, cell: CellText, behind: string, modulo = Infinity): boolean {
  const [code, other] = [codeOf(spelled, plain(cell)), codeOf(spelled, behind)];
  return behind !== "" && code !== undefined && (other === undefined || code % modulo !== other % modulo);
}

function plain(typed: CellText): string {
  return plainNumber(String(typed).toUpperCase());
}

function partDouble(typed: CellText): CellText {
  const text = plain(typed).replace(/\*/g, "X");
  return text === "XX" ? "R" : text === "X" ? "X" : typed;
}

function partResult(typed: CellText): CellText {
  return /^-1[0-3]$|^\d+DOWN$/.test(plain(typed)) ? (tryRead(() => resultWords(parseResult(typed))) ?? typed) : typed;
}
