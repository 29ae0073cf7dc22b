import type { TeamPair } from "../../movements/contestant";
import type { Movement } from "../../movements/movement";
import { matchesOf } from "../../movements/team-matches";
import type { RoundMatch } from "./match";

/** The matches of a movement. */
export function plannedMatches(movement: Movement<TeamPair>): RoundMatch[] {
  return matchesOf(movement).map(({ round, teams, tables: [first, second], boards }) => ({
    round,
    teams,
    tables: [first.table, second.table],
    boards,
  }));
}
