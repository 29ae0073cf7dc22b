import { entryKey } from "../evening";
import { averagesOf, isSameResult, withoutHcp, type BoardResult } from "../board-result";
import { splitCells, readPlayed, type BoardCells } from "./board-cells";

/** Numbers of boards with equal and different results in a workbook and on a pad, and with a result only on the pad. */
interface Similarity {
  readonly same: number;
  readonly different: number;
  readonly onlyOnPad: number;
}

export function similarity(padResults: ReadonlyMap<string, BoardResult>, lines: readonly BoardCells[]): Similarity {
  let [same, different, onlyOnPad] = [0, 0, 0];
  for (const line of lines) {
    const padResult = padResults.get(entryKey(line));
    if (padResult === undefined || averagesOf(padResult)) continue;
    const read = readPlayed(line, splitCells(line).played);
    if (read.kind === "blank") onlyOnPad++;
    else if (read.kind === "said" && isSameResult(withoutHcp(read.result), withoutHcp(padResult))) same++;
    else different++;
  }
  return { same, different, onlyOnPad };
}

/** True unless more boards differ than are equal. */
export function mayBeSameEvening({ same, different }: Similarity): boolean {
  return different <= same;
}

/** True if no confirmation is needed. A workbook without results may be for another evening. */
export function isSameEvening(counts: Similarity): boolean {
  return mayBeSameEvening(counts) && (counts.onlyOnPad === 0 || counts.same > 0);
}
