import {
  HOME_AND_AWAY,
  LETTERED_TEAMS,
  NUMBERED_PAIRS,
  NUMBERED_PLAYERS,
  NUMBERED_TEAMS,
  type Designation,
} from "./contestants";
import type { KindName } from "./kinds";

/** What tells the contestants of each kind of session apart. */
export const DESIGNATIONS: Readonly<Record<KindName, Designation>> = {
  "four-pairs": NUMBERED_PAIRS,
  "five-pairs": NUMBERED_PAIRS,
  pairs: NUMBERED_PAIRS,
  individual: NUMBERED_PLAYERS,
  "team-match": HOME_AND_AWAY,
  "three-teams": LETTERED_TEAMS,
  "four-teams": NUMBERED_TEAMS,
  "swiss-event": NUMBERED_TEAMS,
  league: NUMBERED_TEAMS,
};
