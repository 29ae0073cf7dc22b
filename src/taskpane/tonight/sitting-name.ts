import type { TableRound, SeatedPair } from "../../sessions/at-tables";
import { UNNAMED } from "../../sessions/players";
import { contestantAt } from "../../movements/contestant";
import type { Mover, Spot } from "../../play/at-table";
import { NUMBERED_PAIRS, NUMBERED_PLAYERS } from "../../sessions/contestants";
import { subroundLabel } from "../../workbook/labels";
import { texts } from "./texts";

/** A pair with its number and its name: "4 Gus & Hal", "Pair 4" without one; of a team "2B Reds, Ann & Bob". */
export function sittingName({ id, name, team, players }: Omit<SeatedPair, "movers">): string {
  const who = name || players.filter((player) => player !== "").join(" & ");
  if (who === "" && /^\d+$/.test(id)) return NUMBERED_PAIRS.long(contestantAt(Number(id)));
  return [id, [team, who].filter((part) => part !== "").join(", ")].join(" ").trim();
}

/** The same of who goes on to another round; "Pair 4" or "Player 4" for one without a name. */
export function moverName({ id, name, team, isPlayer }: Mover): string {
  if (name !== "" || team !== "") return sittingName({ id, name, team, players: UNNAMED });
  return (isPlayer ? NUMBERED_PLAYERS : NUMBERED_PAIRS).long(contestantAt(Number(id)));
}

/** "North-South"; "South" where each player has a seat. */
export function spotName({ at }: Spot): string {
  return { ...texts.sides, ...texts.seats }[at];
}

/** "Round 3", or "Round 3, 1st half". */
export function roundName(place: Pick<TableRound, "round" | "part">): string {
  return texts.round(subroundLabel(place));
}
