import { CHICAGO_PLAYERS, type ChicagoPlayers } from "../../../movements/chicago";
import { namesFor, type SessionChoice } from "../form/session-choice";

/** Returns the count if Chicago allows it, else four: the count may have been chosen for another kind of session. */
export function playersOf(count: number): ChicagoPlayers {
  return CHICAGO_PLAYERS.find((each) => each === count) ?? CHICAGO_PLAYERS[0];
}

/** The players' names; "" for an empty seat. */
export function namesIn({ players, chicagoCount }: SessionChoice): string[] {
  return namesFor(players, chicagoCount);
}
