import type { Fault } from "../../sessions/reading/result-lines";
import { comparable } from "../../sessions/names";
import { placesOf, type TablePlan } from "../boards-at-tables";
import { pairOf } from "../players";
import { texts } from "../texts";
import type { Play } from "./plays";

/**
 * Whether a file's players sit as the session's movement has them: a pair that is two on different boards is a sign
 * of another movement, or of another kind of session. In a match of two teams players change as they like.
 * @returns a warning of the first such pair; nothing where all is well, or nobody is named.
 */
export function seatWarnings(plays: readonly Play[], tables: readonly string[], plan: TablePlan): Fault[] {
  if (plan.kind === "team-match") return [];
  const places = placesOf(plan);
  const first = new Map<string, { readonly name: string; readonly key: string; readonly board: string }>();
  for (const [i, { line, board, players }] of plays.entries()) {
    const place = places.find(({ tableName, boards }) => tableName === tables[i] && boards.includes(Number(board)));
    if (!place) continue;
    for (const [side, both] of [
      [players.N, players.S],
      [players.E, players.W],
    ].entries()) {
      const { id } = place.sitting[side === 0 ? 0 : 1];
      const name = pairOf(both);
      const key = both.map(comparable).sort().join("/");
      const before = first.get(id);
      if (name === "" || before?.key === key) continue;
      if (before) return [{ line, field: "", message: texts.pbn.otherPair(id, before, { name, board }) }];
      first.set(id, { name, key, board });
    }
  }
  return [];
}
