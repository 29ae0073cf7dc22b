import { rebuildSession } from "./rebuild-session";
import type { CellToWrite } from "./next-round";
import type { SavedSession } from "./read-saved";
import type { SavedRemark } from "./saved-remark";
import { typedText } from "./typed-cells";

/** How a change of a session is written into its file. */
export interface WayIntoFile {
  /** Content that the update would remove; ask the user before removing it. */
  readonly lost: readonly SavedRemark[];
  /** Content that is preserved only because single cells are written, such as the names of the user's own sheets. */
  readonly cells: readonly CellToWrite[] | null;
  /** Content that only a cell-wise update preserves, such as the names of the user's own sheets. */
  readonly kept: readonly string[];
}

/**
 * Decides how to update a session's file. The workbook is rebuilt, unless that would lose other sheets or sessions and
 * nothing else: then only the changed cells are written.
 * @param cells returns the changed cells, if needed; null if they cannot be written.
 * @param rePaired the Swiss round that is paired again, whose pairings need not be kept; null for none.
 */
export function wayIntoFile(
  session: SavedSession,
  cells: () => readonly CellToWrite[] | null,
  rePaired: number | null = null
): WayIntoFile {
  const { besides } = session;
  const lost = onlyInFile(session, rePaired);
  const isSound = [...session.sheets.values()].every(({ problem }) => problem === null);
  const written = isSound && lost.length > 0 && lost.length === besides.length ? cells() : null;
  return written
    ? { lost: [], cells: written, kept: besides.map(({ place }) => place) }
    : { lost, cells: null, kept: [] };
}

/**
 * Content of a session's file that a rebuilt workbook would lack: entries that do not count or are no part of the
 * session, the user's own sheets, other sessions.
 */
function onlyInFile(session: SavedSession, rePaired: number | null): SavedRemark[] {
  const { remarks, besides } = session;
  const replaced = rePaired === null ? null : sheetOfPairings(session, rePaired);
  return [
    ...remarks.filter(({ isMended, place }) => isMended !== true && !(replaced && place.startsWith(`${replaced}!`))),
    ...rebuildSession(session, {}).leftOut,
    ...besides,
  ];
}

/** Returns the name that a round's sheet has in the file, if only pairings are typed on the sheet; else null. */
function sheetOfPairings({ made, sheets }: SavedSession, round: number): string | null {
  const lines = made.entries.lines.filter(({ kind, said }) => kind === "swiss" && said.round === String(round));
  const isPairing = (field: string) => field === "team" || field === "opponent";
  const isMore = lines.some(({ sheet, row, typed }) =>
    Object.entries(typed).some(
      ([field, column]) => !isPairing(field) && typedText(sheets, { sheet, row, column }) !== ""
    )
  );
  const [first] = lines;
  return isMore || !first ? null : (sheets.get(first.sheet)?.name ?? null);
}
