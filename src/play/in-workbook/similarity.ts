import { entryKey } from "../evening";
import { averagesOf, isSameResult, withoutHcp, type BoardResult } from "../board-result";
import { splitCells, readPlayed, type BoardCells } from "./board-cells";

/** How the results of a workbook compare with those of a pad, by how many there are of each. */
interface Likeness {
  readonly alike: number;
  readonly different: number;
  /** The workbook has none there. */
  readonly onlyOnPad: number;
}

export function likeness(stands: ReadonlyMap<string, BoardResult>, lines: readonly BoardCells[]): Likeness {
  let [alike, different, onlyOnPad] = [0, 0, 0];
  for (const line of lines) {
    const said = stands.get(entryKey(line));
    if (said === undefined || averagesOf(said)) continue;
    const read = readPlayed(line.board, splitCells(line).played, line.takesCombined);
    if (read.kind === "blank") onlyOnPad++;
    else if (read.kind === "said" && isSameResult(withoutHcp(read.said), withoutHcp(said))) alike++;
    else different++;
  }
  return { alike, different, onlyOnPad };
}

/** Whether pad and workbook may be of one evening: what they differ in is less than what they have in common. */
export function mayBeSameEvening({ alike, different }: Likeness): boolean {
  return different <= alike;
}

/** Whether they are so without anybody being asked: a workbook without results may be for another evening. */
export function isSameEvening(found: Likeness): boolean {
  return mayBeSameEvening(found) && (found.onlyOnPad === 0 || found.alike > 0);
}
