import { entryKey } from "../evening";
import { isRecord } from "../parsed";
import { splitCells, type BoardCells, type CellTexts } from "./board-cells";

/** Cells of a board's result or of its adjustment, with the pad's result for them, when both were last in sync. */
export interface LineSnapshot {
  readonly cells: CellTexts;
  /** The pad's result as a text that differs for different results, see `resultKey`. */
  readonly said: string;
  /** Texts of a write that may not have finished; some cells may already have them. */
  readonly to?: CellTexts;
  /**
   * Set if the user has typed in these cells since: once complete, the line counts as changed even if its cells are as
   * before.
   */
  readonly isTyped?: true;
}

/** Parts of lines as last seen, by `entryKey` and {@link adjustedKey}. */
export type SheetSnapshot = Readonly<Record<string, LineSnapshot>>;

export function adjustedKey(place: Parameters<typeof entryKey>[0]): string {
  return `adjusted ${entryKey(place)}`;
}

/** True if cells have changed since the snapshot, and not only because of an unfinished write. */
export function isChanged(now: CellTexts, { cells, to, isTyped }: LineSnapshot): boolean {
  return (
    isTyped === true ||
    Object.entries(now).some(([column, text]) => text !== (cells[column] ?? "") && text !== to?.[column])
  );
}

export function emptySnapshot(cells: CellTexts): LineSnapshot {
  return { cells: Object.fromEntries(Object.keys(cells).map((column) => [column, ""])), said: "" };
}

/**
 * Forgets lines that differ from the snapshot when a workbook is opened again, because its file may have been closed
 * without saving. The pad's results are then written where the cells are blank.
 */
export function revalidateSnapshot(seen: SheetSnapshot, lines: readonly BoardCells[]): SheetSnapshot {
  const now = lines.flatMap((line) => {
    const { played, adjusted } = splitCells(line);
    return [[entryKey(line), played] as const, [adjustedKey(line), adjusted] as const];
  });
  return Object.fromEntries(
    now.flatMap(([key, cells]) => {
      if (!seen[key]) return [];
      // If the cells are as in the snapshot, the text that was being typed is gone, so `isTyped` no longer applies.
      const { cells: before, said, to } = seen[key];
      const existing: LineSnapshot = { cells: before, said, ...(to && { to }) };
      return isChanged(cells, existing) ? [] : [[key, existing] as const];
    })
  );
}

/** Reads a stored snapshot; null if it is damaged. */
export function parseSnapshot(stored: unknown): SheetSnapshot | null {
  if (!isRecord(stored)) return null;
  const isTexts = (cells: unknown) => isRecord(cells) && Object.values(cells).every((text) => typeof text === "string");
  const isSound = Object.values(stored).every(
    (part) =>
      isRecord(part) &&
      isTexts(part.cells) &&
      typeof part.said === "string" &&
      (part.to === undefined || isTexts(part.to)) &&
      (part.isTyped === undefined || part.isTyped === true)
  );
  return isSound ? (stored as SheetSnapshot) : null;
}
