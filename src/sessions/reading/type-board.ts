import { CANCELLED_AS_WRITTEN, printContract, WRITTEN_NOT_PLAYED } from "../../bridge/contract";
import type { TableResult } from "../results";
import { resultWords } from "./spellings";

/** The entry in a cell; "" if the cell is blank. */
export type CellText = string | number;

/** The cells of a board at a table. */
export interface TypedBoard {
  readonly contract: CellText;
  readonly by: CellText;
  readonly result: CellText;
  /** X for doubled, R for redoubled. */
  readonly doubled: CellText;
  /** N-S points that replace the contract's. */
  readonly points: CellText;
}

/** The reason why a board has no result at a table, if known. */
export interface WithoutResult {
  readonly isCancelled?: boolean;
  readonly isNotPlayed?: boolean;
}

/** Returns the cells of a table's result; points only if they differ from the contract's. */
export function typedBoardOf(
  result: Omit<TableResult, "table" | "board"> | null,
  { isCancelled, isNotPlayed }: WithoutResult = {}
): TypedBoard {
  const entry = isCancelled ? CANCELLED_AS_WRITTEN : isNotPlayed ? WRITTEN_NOT_PLAYED : "";
  if (result === null) return { contract: entry, by: "", result: "", doubled: "", points: "" };
  const { contract, declarer, result: tricks, points, expected } = result;
  const bid = contract === null || contract === "Pass" ? null : contract;
  return {
    contract: contract === null ? "" : printContract(bid ? { ...bid, doubling: 0 } : contract),
    by: declarer ?? "",
    result: tricks === null ? "" : resultWords(tricks),
    doubled: bid === null ? "" : (["", "X", "R"] as const)[bid.doubling],
    points: points === expected ? "" : points,
  };
}
