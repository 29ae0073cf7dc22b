import { eightPlayers } from "./eight-players";
import { wholeMovement, type FieldMovement } from "./field-movement";
import { KEPT_INDIVIDUALS } from "./kept-individuals";
import { ninePlayers } from "./nine-players";
import { tenPlayers } from "./ten-players";

/** All movements of eight to twenty players who change partners. */
export const INDIVIDUAL_MOVEMENTS: readonly FieldMovement[] = [
  wholeMovement(8, eightPlayers),
  wholeMovement(9, ninePlayers),
  wholeMovement(10, tenPlayers),
  ...KEPT_INDIVIDUALS,
];
