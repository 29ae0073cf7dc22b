import { entryKey, type BoardPlace } from "../evening";
import type { TablePlan } from "../../sessions/table-plan";
import { isSameResult, type BoardResult } from "../board-result";
import type { BoardCells, CellTexts } from "./board-cells";
import { isChanged, emptySnapshot, type LineSnapshot } from "./snapshot";

/** Cells of a line that are written together. */
export interface Write {
  /** Key of the part of the line in the snapshot. */
  readonly key: string;
  readonly place: BoardPlace;
  readonly from: CellTexts;
  readonly to: CellTexts;
  /** Snapshot after the write. */
  readonly done: LineSnapshot;
  /** Snapshot if none of the texts were written. */
  readonly before: LineSnapshot;
}

/** State while pad and workbook are compared, which changes `pad`, `seen`, `confirmed` and `writes`. */
export interface SyncState {
  readonly plan: TablePlan;
  readonly lines: ReadonlyMap<string, BoardCells>;
  readonly pad: Map<string, BoardResult>;
  readonly seen: Map<string, LineSnapshot>;
  /** Results typed in the sheet that the pad already has, by `entryKey`: Undo on the pad must not remove them. */
  readonly confirmed: Set<string>;
  readonly writes: Write[];
}

interface LineComparison {
  readonly key: string;
  readonly place: BoardPlace;
  readonly now: CellTexts;
  readonly padKey: string;
  readonly before: LineSnapshot;
  readonly isPadChanged: boolean;
  readonly isSheetChanged: boolean;
}

export function compareLine(
  { seen }: SyncState,
  part: Pick<LineComparison, "key" | "place" | "now" | "padKey">
): LineComparison {
  const before = seen.get(part.key) ?? emptySnapshot(part.now);
  // A write that did not finish has to be repeated.
  const isPadChanged = part.padKey !== before.said || before.to !== undefined;
  return { ...part, before, isPadChanged, isSheetChanged: isChanged(part.now, before) };
}

export function markInSync({ seen }: SyncState, { key, now }: LineComparison, padKey: string): void {
  seen.set(key, { cells: now, said: padKey });
}

export function queueWrite(state: SyncState, part: LineComparison, to: CellTexts): void {
  const { key, place, now: from, padKey, before } = part;
  if (Object.entries(from).every(([column, text]) => text === to[column])) return markInSync(state, part, padKey);
  state.seen.set(key, { cells: from, said: before.said, to });
  state.writes.push({
    key,
    place,
    from,
    to,
    done: { cells: to, said: padKey },
    before: { cells: from, said: before.said },
  });
}

/** Takes over a result that was typed in the sheet; null deletes the pad's result. */
export function setPadResult({ pad, confirmed }: SyncState, place: BoardPlace, result: BoardResult | null): void {
  const key = entryKey(place);
  if (result === null) pad.delete(key);
  else if (isSameResult(result, pad.get(key) ?? null)) confirmed.add(key);
  else pad.set(key, result);
}
