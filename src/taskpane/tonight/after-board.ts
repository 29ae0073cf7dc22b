import { impsOf } from "../../bridge/imp";
import { boardScoring } from "../../sessions/at-tables";
import { otherTable, tableName } from "../../play/at-table";
import { placeKey } from "../../play/evening";
import { pointsOf, type Said } from "../../play/said";
import type { Bookmark } from "./kept-evenings";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";
import { pointsSign } from "./words";

/** What the other table that plays a board has said of it; null for nothing yet. */
export function otherResult({ plan, stands }: OpenEvening, table: number, board: number): Said | null {
  const other = otherTable(plan, { table, board });
  return other === null ? null : (stands.get(placeKey({ table: other, board })) ?? null);
}

/** The board's IMPs where the other table has played it: only now, since nobody may know before. */
export function comparison(
  { plan }: OpenEvening,
  { table, board }: Bookmark,
  said: Said,
  other: Said | null
): string[] {
  const [own, theirs] = [pointsOf(said, board), other && pointsOf(other, board)];
  const there = otherTable(plan, { table, board });
  if (own === null || theirs === null || there === null || boardScoring(plan) !== "imps") return [];
  const imps = impsOf(own - theirs);
  const to = texts.impsTo(Math.abs(imps), imps >= 0 ? "N-S" : "E-W");
  return [texts.compared(tableName(plan, there), pointsSign(theirs), to)];
}
