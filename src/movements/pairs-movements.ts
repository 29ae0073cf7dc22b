import { eightPairs } from "./eight-pairs";
import { wholeMovement, type FieldMovement } from "./field-movement";
import { HOWELLS } from "./howells";
import { MITCHELLS } from "./mitchell";
import { sevenPairs } from "./seven-pairs";
import { sixPairs } from "./six-pairs";
import { TURNING_HOWELLS } from "./turning-howells";

/** All movements of six to seventeen pairs that are ranked together, or in two rankings by direction. */
export const PAIRS_MOVEMENTS: readonly FieldMovement[] = [
  wholeMovement(6, sixPairs),
  wholeMovement(7, sevenPairs),
  wholeMovement(8, eightPairs),
  ...HOWELLS,
  ...TURNING_HOWELLS,
  ...MITCHELLS,
];
