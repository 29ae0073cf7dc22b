import { InputError } from "../../bridge/input-error";
import { eightPairs } from "../../movements/eight-pairs";
import { eightPlayers } from "../../movements/eight-players";
import { boardsARound, LAST_SHORT, wholeMovement, type FieldMovement } from "../../movements/field-movement";
import { INDIVIDUAL_MOVEMENTS } from "../../movements/individual-movements";
import { ninePlayers } from "../../movements/nine-players";
import { PAIRS_MOVEMENTS } from "../../movements/pairs-movements";
import { sevenPairs } from "../../movements/seven-pairs";
import { sixPairs } from "../../movements/six-pairs";
import { tenPlayers } from "../../movements/ten-players";
import { twelvePlayers } from "../../movements/twelve-players";
import type { SessionOptions } from "../session-options";
import { SQUADS } from "../teams/team-match/squads";
import { planFieldFrom, type FieldKind, type GameCatalogue } from "./field-kind";
import { sizeOfOwn, sizesOf, type FieldSize } from "./games";
import { ownMovement } from "./own/own-movement";
import { ownTexts } from "./own/texts";
import { sizeTexts } from "./size-texts";
import type { FieldPlan } from "./plan";

/** Largest number of boards in the movements of {@link whole}; saved files may have movements of this length. */
const MAX_BOARDS = 36;

/**
 * Returns the default movement for a number of contestants: all play all boards, and a round's boards are at all
 * tables.
 */
function whole(count: number, lines: FieldMovement["lines"]): FieldMovement {
  const movement = wholeMovement(count, lines);
  return { ...movement, perRound: boardsARound(movement.rounds, movement.tables, MAX_BOARDS) };
}

const WHOLE: GameCatalogue["whole"] = {
  pairs: [whole(6, sixPairs), whole(7, sevenPairs), whole(8, eightPairs)],
  individual: [whole(8, eightPlayers), whole(9, ninePlayers), whole(10, tenPlayers), whole(12, twelvePlayers)],
};

/** Every game that can be planned. The pane loads it later, because its movements are large. */
export const ALL_GAMES: GameCatalogue = {
  whole: WHOLE,
  sizes: {
    pairs: sizesOf(WHOLE.pairs, PAIRS_MOVEMENTS).map((size) =>
      size.count > LAST_SHORT ? { ...size, limit: sizeTexts.tooLarge } : size
    ),
    individual: sizesOf(WHOLE.individual, INDIVIDUAL_MOVEMENTS),
  },
  ownSize,
  squads: SQUADS,
};

/**
 * Returns the only size of a club's own movement, which is its number of contestants with one game; null if the text is
 * no movement of a club.
 * @throws InputError if the movement cannot be played, or is not for this kind of field.
 */
export function ownSize(kind: FieldKind, movement: string | undefined): FieldSize | null {
  const named = movement === undefined ? null : ownMovement(movement);
  if (named && named.what !== kind.noun) throw new InputError(ownTexts.refused.ofOthers(named.what), "movement");
  return named && sizeOfOwn(named);
}

/**
 * Checks the options of a session and lays it out.
 * @throws InputError if an option is wrong, with a message that names what exists.
 */
export function planField(kind: FieldKind, options: SessionOptions): FieldPlan {
  return planFieldFrom(ALL_GAMES, kind, options);
}
