import { makeAnew } from "./make-anew";
import type { SavedSession } from "./read-saved";
import type { SavedRemark } from "./saved-remark";
import { typedIn } from "./typed-cells";

/**
 * What a session's file has that a workbook made of the session would lack, so that the file is not replaced by that
 * unasked: what is typed and does not count or is no part of the session, sheets of somebody's own, other sessions.
 * @param anew the Swiss round that is paired anew, whose pairings need not count; null for none.
 */
export function onlyInFile(session: SavedSession, anew: number | null = null): SavedRemark[] {
  const { remarks, besides } = session;
  const replaced = anew === null ? null : sheetOfPairings(session, anew);
  return [
    ...remarks.filter(({ isMended, place }) => isMended !== true && !(replaced && place.startsWith(`${replaced}!`))),
    ...makeAnew(session, {}).leftOut,
    ...besides,
  ];
}

/** The sheet of a round, as the file names it, where nothing but pairings is typed on it; else null. */
function sheetOfPairings({ made, sheets }: SavedSession, round: number): string | null {
  const lines = made.entries.lines.filter(({ kind, said }) => kind === "swiss" && said.round === String(round));
  const isPairing = (field: string) => field === "team" || field === "opponent";
  const isMore = lines.some(({ sheet, row, typed }) =>
    Object.entries(typed).some(([field, column]) => !isPairing(field) && typedIn(sheets, { sheet, row, column }) !== "")
  );
  const [first] = lines;
  return isMore || !first ? null : (sheets.get(first.sheet)?.name ?? null);
}
