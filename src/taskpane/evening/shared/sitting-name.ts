import type { TableRound, SeatedPair } from "../../../sessions/at-tables";
import { pairOf, UNNAMED } from "../../../sessions/players";
import { texts as resultTexts } from "../../../sessions/result/texts";
import { sideOf, type Seat } from "../../../bridge/seat";
import { contestantAt } from "../../../movements/contestant";
import { moverOf, type Mover, type Spot } from "../../../play/at-table";
import { NUMBERED_PAIRS, NUMBERED_PLAYERS } from "../../../sessions/contestants";
import { subroundLabel } from "../../../workbook/labels";
import { texts } from "./texts";

/** A pair's number and name: "4 Gus & Hal"; "Pair 4" without names; "2B Reds, Ann & Bob" in a team. */
export function sittingName({ id, name, team, players }: Omit<SeatedPair, "movers">): string {
  const names = name || players.filter((player) => player !== "").join(" & ");
  if (names === "" && /^\d+$/.test(id)) return NUMBERED_PAIRS.long(contestantAt(Number(id)));
  return [id, [team, names].filter((part) => part !== "").join(", ")].join(" ").trim();
}

/** Name of a pair or player that moves; "Pair 4" or "Player 4" without a name. */
function moverName({ id, name, team, isPlayer }: Mover): string {
  if (name !== "" || team !== "") return sittingName({ id, name, team, players: UNNAMED });
  return (isPlayer ? NUMBERED_PLAYERS : NUMBERED_PAIRS).long(contestantAt(Number(id)));
}

/** Returns the names of a pair's players, "Gus & Hal"; the text of {@link sittingName} if a player has no name. */
export function peopleOf(pair: Omit<SeatedPair, "movers">): string {
  const { name, team, players } = pair;
  const names = name || (players.includes("") ? "" : players.join(" & "));
  return names === "" ? sittingName(pair) : [team, names].filter((part) => part !== "").join(", ");
}

/** Returns a pair's name: the players' names, or without them the pair's number or team. */
export function pairName(pair: SeatedPair): string {
  return pairOf(pair.players) || sittingName(pair);
}

/** The names of a side's pairs, without repeats: "Ann & Bob and Cy & Di", or the name of their team. */
export function sideNames(pairs: readonly SeatedPair[]): string {
  return [...new Set(pairs.map((pair) => pair.team || pairName(pair)))].join(resultTexts.and);
}

/** Returns the name of a pair's player; without one, the number of the player, or the name or number of the pair. */
export function chairName(pair: SeatedPair, index: 0 | 1): string {
  return pair.players[index] || personName(moverOf(pair, index));
}

/** Returns the name of the player in a seat of a table, or the seat's name if the player has none. */
export function playerAt([ns, ew]: TableRound["sitting"], seat: Seat): string {
  const { players } = sideOf(seat) === "N-S" ? ns : ew;
  return players[seat === "N" || seat === "E" ? 0 : 1] || texts.seats[seat];
}

/** Returns the name of a pair or player that moves; without one, the number or team. */
export function personName(mover: Mover): string {
  return mover.name || moverName(mover);
}

/** Names a side or seat: "North-South", or "South" if players move individually. */
export function spotName(spot: Spot): string {
  return { ...texts.sides, ...texts.seats }[spot.position];
}

/** "Round 3", or "Round 3, 1st half". */
export function roundName(place: Pick<TableRound, "round" | "part">): string {
  return texts.round(subroundLabel(place));
}
