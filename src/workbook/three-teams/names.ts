import type { Contestant, TeamPair } from "../../movements/contestant";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import type { ThreeTeamsPlan } from "../../sessions/three-teams/plan";
import {
  joined,
  LINE_BREAK,
  typedText,
  whereAnyTyped,
  withBetween,
  withName,
  type Computed,
  type TextPart,
} from "../kit/content";
import { typedPlayers, typedTeam, type NamedTeams } from "../team-names";
import { texts } from "../texts";

/** The teams by the names that are typed on the Scoresheet. */
export type Named = NamedTeams<ThreeTeamsPlan>;

/** A team's letter and name: "A Reds", or "A". */
export function teamLabel(named: Named, team: Contestant): Computed {
  return withName(LETTERED_TEAMS.short(team), typedTeam(named, team));
}

/** A team's letter and name, with the players of one of its pairs below. */
export function pairLabel(named: Named, pair: TeamPair): Computed {
  return joined(teamLabel(named, pair.team), playersBehind(LINE_BREAK, named, pair));
}

/** A text, a team, and behind a colon the players of one of its pairs: "Table A: A Reds: Moe & Larry". */
export function pairHeading(text: string, named: Named, pair: TeamPair): Computed {
  return joined(text, teamLabel(named, pair.team), playersBehind(texts.threeTeams.beforePlayers, named, pair));
}

/** The names of a pair's players behind a separator; of a pair of which one is known that one. */
function playersBehind(separator: TextPart, named: Named, pair: TeamPair): Computed {
  const players = typedPlayers(named, pair);
  const [first, second] = players;
  const both = withBetween(typedText(first), texts.threeTeams.betweenPlayers, typedText(second));
  return whereAnyTyped(players, joined(separator, both));
}
