import type { Contestant } from "../../../movements/contestant";
import type { Paired } from "./pair-round";
import { inOrder, type Field } from "./pairing";
import type { Triple } from "./three-teams";

/** Returns a round in which two teams have exchanged places: each meets the other's opponent, or has its bye. */
export function swapTeams(paired: Paired, [one, two]: readonly [Contestant, Contestant], field: Field): Paired {
  const other = (team: Contestant) => (team === one ? two : team === two ? one : team);
  const swapped = paired.pairings.map(({ team, opponent }) => ({ team: other(team), opponent: other(opponent) }));
  const { threeTeams, bye, alsoOut } = paired;
  return {
    pairings: inOrder(field, swapped),
    threeTeams: threeTeams && { ...threeTeams, teams: tripleOf(threeTeams.teams.map(other), threeTeams.teams) },
    bye: bye === null ? null : other(bye),
    ...(alsoOut ? { alsoOut: alsoOut.map(other) } : {}),
  };
}

function tripleOf([a, b, c]: readonly Contestant[], before: Triple): Triple {
  return [a ?? before[0], b ?? before[1], c ?? before[2]];
}
