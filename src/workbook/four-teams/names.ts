import type { Contestant, TeamPair } from "../../movements/contestant";
import { NUMBERED_TEAMS, pairName } from "../../sessions/contestants";
import type { FourTeamsPlan } from "../../sessions/four-teams/plan";
import { LINE_BREAK, typedOr, withBetween, withName, type Computed } from "../kit/content";
import { typedPlayers, typedTeam, type NamedTeams } from "../team-names";
import { texts } from "../texts";

/** The teams by the names that are typed on the Recap sheet. */
export type Named = NamedTeams<FourTeamsPlan>;

/** A team's name, or its number: "Reds", "Team 3". */
export function teamLabel(named: Named, team: Contestant): Computed {
  return typedOr(typedTeam(named, team), NUMBERED_TEAMS.long(team));
}

/** A pair with the name of its team where that has one: "1A Reds". */
export function pairLabel(named: Named, pair: TeamPair): Computed {
  return withName(pairName(pair), typedTeam(named, pair.team));
}

/** A pair with its team and, below them, its players. */
export function pairBlock(named: Named, pair: TeamPair): Computed {
  const [first, second] = typedPlayers(named, pair);
  return withName(withName(pairLabel(named, pair), first, LINE_BREAK), second, LINE_BREAK);
}

/** The players of a pair in a line: "Ann – Bob". */
export function playersLabel(named: Named, pair: TeamPair): Computed {
  const [first, second] = typedPlayers(named, pair);
  return withBetween(typedOr(first), texts.fourTeams.betweenPlayers, typedOr(second));
}
