import { SEATS } from "../../bridge/seat";
import { comparable, sameName } from "../../sessions/names";
import { texts } from "../texts";
import { playOf, refuse } from "./match-nodes";
import { labelOf, roomOf } from "./match-tables";
import type { Parity } from "./parity";
import { hasNames, type Play } from "./plays";

/** Joins the two plays of each board. @returns for each play the index of the other play; null for none. */
export function boardsOf(plays: readonly Play[], parities: Parity): readonly (number | null)[] {
  const byBoard = new Map<string, number[]>();
  plays.forEach(({ board }, i) => byBoard.set(board, [...(byBoard.get(board) ?? []), i]));
  const others = plays.map((): number | null => null);
  for (const [board, [one = 0, other, more]] of byBoard) {
    const [first, second] = [plays[one], other === undefined ? undefined : plays[other]];
    if (!first || !second || other === undefined) continue;
    if (more !== undefined) refuse(plays[more]?.line ?? 1, texts.pbn.threeTables(board));
    const [room, otherRoom] = [roomOf(first), roomOf(second)];
    if (room !== null && room === otherRoom)
      refuse(second.line, texts.pbn.roomTwice(board, second.room || second.table));
    if (isSameTable(first, second)) refuse(second.line, texts.pbn.tableTwice(board, second.table));
    parities.join(playOf(one), playOf(other), false);
    [others[one], others[other]] = [other, one];
  }
  return others;
}

/** True if two plays of a board are consistent with one table. */
function isSameTable(first: Play, second: Play): boolean {
  const areNamed = hasNames(first) && hasNames(second);
  const sitAlike = SEATS.every((seat) => comparable(first.players[seat]) === comparable(second.players[seat]));
  const otherTeams = first.homeTeam !== "" && second.homeTeam !== "" && !sameName(first.homeTeam, second.homeTeam);
  const otherPairs = first.pairs[0] !== "" && second.pairs[0] !== "" && first.pairs[0] !== second.pairs[0];
  if (first.table === "" || labelOf(first) !== labelOf(second) || roomOf(first) !== roomOf(second)) return false;
  return !otherTeams && !otherPairs && (!areNamed || sitAlike);
}
