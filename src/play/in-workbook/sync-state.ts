import { entryKey, type Entry } from "../evening";
import type { TablePlan } from "../../sessions/table-plan";
import { isSameResult, type BoardResult } from "../board-result";
import type { BoardCells, CellTexts } from "./board-cells";
import { isChanged, unseen, type LineSnapshot } from "./snapshot";

export type Place = Pick<Entry, "table" | "board">;

/** Cells of a line that are to be written together. */
export interface Write {
  /** Which part of which line they are, by its key in what is seen. */
  readonly key: string;
  readonly place: Place;
  readonly from: CellTexts;
  readonly to: CellTexts;
  /** What is seen once it is done. */
  readonly done: LineSnapshot;
  /** What is seen if nothing of it stands in the cells after all. */
  readonly before: LineSnapshot;
}

/** A comparison of pad and workbook under way: what stands in the pad by now, what is seen, what is to be written. */
export interface SyncState {
  readonly plan: TablePlan;
  readonly lines: ReadonlyMap<string, BoardCells>;
  readonly pad: Map<string, BoardResult>;
  readonly seen: Map<string, LineSnapshot>;
  /** What somebody has typed that the pad says already, by `entryKey`: it is theirs as well. */
  readonly confirmed: Set<string>;
  readonly writes: Write[];
}

/** A part of a line, with what the pad says of it. */
interface Part {
  readonly key: string;
  readonly place: Place;
  readonly now: CellTexts;
  readonly said: string;
  readonly before: LineSnapshot;
  readonly isPadChanged: boolean;
  readonly isSheetChanged: boolean;
}

export function compareLine({ seen }: SyncState, part: Pick<Part, "key" | "place" | "now" | "said">): Part {
  const before = seen.get(part.key) ?? unseen(part.now);
  // What was on its way and did not arrive whole is still to be written.
  const isPadChanged = part.said !== before.said || before.to !== undefined;
  return { ...part, before, isPadChanged, isSheetChanged: isChanged(part.now, before) };
}

/** The cells are as the pad has it. */
export function markInSync({ seen }: SyncState, { key, now }: Part, said: string): void {
  seen.set(key, { cells: now, said });
}

/** Has what the pad says written into the cells. */
export function queueWrite(course: SyncState, part: Part, to: CellTexts): void {
  const { key, place, now: from, said, before } = part;
  if (Object.entries(from).every(([column, text]) => text === to[column])) return markInSync(course, part, said);
  course.seen.set(key, { cells: from, said: before.said, to });
  course.writes.push({ key, place, from, to, done: { cells: to, said }, before: { cells: from, said: before.said } });
}

/** What the pad says of a board from now on, as somebody has typed it; null for nothing. */
export function setPadResult({ pad, confirmed }: SyncState, place: Place, said: BoardResult | null): void {
  const key = entryKey(place);
  if (said === null) pad.delete(key);
  else if (isSameResult(said, pad.get(key) ?? null)) confirmed.add(key);
  else pad.set(key, said);
}
