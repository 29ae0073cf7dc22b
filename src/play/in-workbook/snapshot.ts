import { entryKey } from "../evening";
import { isRecord } from "../parsed";
import { splitCells, type BoardCells, type CellTexts } from "./board-cells";

/** What a part of a line held, and what the pad said, when both were last brought together. */
export interface LineSnapshot {
  readonly cells: CellTexts;
  /** A text that tells what the pad said from all else. */
  readonly said: string;
  /** What was on its way into the cells: of a write that broke off some of them may hold it. */
  readonly to?: CellTexts;
  /** Somebody has been typing there since: whatever stands when they have finished is theirs, be it what it was. */
  readonly isTyped?: true;
}

/** What was last seen of a workbook, by `entryKey` and {@link adjustedKey}; of the rest nothing yet. */
export type SheetSnapshot = Readonly<Record<string, LineSnapshot>>;

/** Names what the Director gives in place of a board. */
export function adjustedKey(place: Parameters<typeof entryKey>[0]): string {
  return `adjusted ${entryKey(place)}`;
}

/** Whether somebody else has changed cells since they were seen. */
export function isChanged(now: CellTexts, { cells, to, isTyped }: LineSnapshot): boolean {
  return (
    isTyped === true ||
    Object.entries(now).some(([column, text]) => text !== (cells[column] ?? "") && text !== to?.[column])
  );
}

/** The cells before anything was seen of them. */
export function unseen(cells: CellTexts): LineSnapshot {
  return { cells: Object.fromEntries(Object.keys(cells).map((column) => [column, ""])), said: "" };
}

/**
 * What is still known of a workbook that is opened again: a file may have been closed without being saved, so what is
 * not as it was seen counts as not seen; what stands in the pad is then written where the cells are blank.
 */
export function revalidateSnapshot(seen: SheetSnapshot, lines: readonly BoardCells[]): SheetSnapshot {
  const now = lines.flatMap((line) => {
    const { played, adjusted } = splitCells(line);
    return [[entryKey(line), played] as const, [adjustedKey(line), adjusted] as const];
  });
  return Object.fromEntries(
    now.flatMap(([key, cells]) => {
      if (!seen[key]) return [];
      // What was being typed is there no more where the cells are as they were before.
      const { cells: held, said, to } = seen[key];
      const known: LineSnapshot = { cells: held, said, ...(to && { to }) };
      return isChanged(cells, known) ? [] : [[key, known] as const];
    })
  );
}

/** What was kept as seen of a workbook; nothing where it is damaged. */
export function seenIn(kept: unknown): SheetSnapshot | null {
  if (!isRecord(kept)) return null;
  const isTexts = (cells: unknown) => isRecord(cells) && Object.values(cells).every((text) => typeof text === "string");
  const isSound = Object.values(kept).every(
    (part) =>
      isRecord(part) &&
      isTexts(part.cells) &&
      typeof part.said === "string" &&
      (part.to === undefined || isTexts(part.to)) &&
      (part.isTyped === undefined || part.isTyped === true)
  );
  return isSound ? (kept as SheetSnapshot) : null;
}
