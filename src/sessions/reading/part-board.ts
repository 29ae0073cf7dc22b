import { parsePlay } from "../../bridge/contract";
import { tryRead } from "../../bridge/input-error";
import { plainNumber } from "../../bridge/plain-number";
import { parseResult } from "../../bridge/result";
import { codeOf, resultWords, type Spelled } from "./spellings";
import { typedBoardOf, type CellText, type TypedBoard } from "./type-board";

/**
 * Splits a board into one entry per cell. In files, messages, the pad's line and workbooks up to format 8, the contract
 * may have the double, the declarer and the result behind it ("4HXN+1"), and be in SA; a redouble may be XX, and a
 * result -10 or 10 down. A contract that contradicts the cells beside it is left as it is, and no cell accepts it.
 * @param seats 2 if only the declarer's side matters, as for a score; 4 if the seat does.
 */
export function partBoard(typed: TypedBoard, seats: 2 | 4 = 2): TypedBoard {
  const cells = { ...typed, result: partResult(typed.result), doubled: partDouble(typed.doubled) };
  const play = tryRead(() => parsePlay(String(typed.contract)));
  if (play === null || play.contract === "Pass") return cells;
  const parted = typedBoardOf({ ...play, points: 0, expected: 0 });
  const isClash =
    isOther("by", typed.by, parted.by, seats) ||
    isOther("doubled", cells.doubled, parted.doubled) ||
    isOther("result", cells.result, parted.result);
  if (isClash) return cells;
  const filled = (key: keyof typeof parted) => (plain(cells[key]) === "" ? parted[key] : cells[key]);
  return {
    ...cells,
    contract: parted.contract,
    by: filled("by"),
    doubled: filled("doubled"),
    result: filled("result"),
  };
}

/** The columns of a line of results for the contract. */
type LineOfBoard = Readonly<Partial<Record<"contract" | "declarer" | "result", string>>>;

/**
 * Returns the cells of a line of results. Points are left out, because they are not always a score. Overtricks may have
 * no sign, and a result may be "made" or "down 2".
 */
export function partLine({ contract = "", declarer = "", result = "" }: LineOfBoard): TypedBoard {
  const tricks = tryRead(() => parseResult(result));
  const typed = { contract, by: declarer, doubled: "", points: "" };
  return partBoard({ ...typed, result: tricks === null ? result : resultWords(tricks) }, 4);
}

/**
 * True if the code of a cell differs from the code of the part that is written behind the contract. A cell without a
 * code contradicts nothing.
 */
function isOther(spelled: Spelled, cell: CellText, behind: CellText, modulo = Infinity): boolean {
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
