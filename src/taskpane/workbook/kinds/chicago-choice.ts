import { CHICAGO_PLAYERS, type ChicagoPlayers } from "../../../movements/chicago";
import { namesFor, type SessionChoice } from "../form/session-choice";

/**
 * Returns the number of players if Chicago allows it, else four, since the number may be that of another kind of
 * session.
 */
export function playersOf(count: number): ChicagoPlayers {
  return CHICAGO_PLAYERS.find((each) => each === count) ?? CHICAGO_PLAYERS[0];
}

/** The players' names; "" for an empty seat. */
export function namesIn({ players, chicagoCount }: SessionChoice): string[] {
  return namesFor(players, chicagoCount);
}
