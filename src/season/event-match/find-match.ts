import { InputError } from "../../bridge/input-error";
import { contestants, type Contestant } from "../../movements/contestant";
import { labelOf, nameOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import type { BracketRound } from "../../sessions/swiss-event/results";
import { isScored, type SwissMatch } from "../../sessions/swiss-event/rounds";
import type { ScoredSwissEvent } from "../../sessions/swiss-event/score-swiss-event";
import { readTeam } from "../../sessions/teams/read-team";
import { mapSides, type PerSide } from "../../sessions/teams/match";
import type { RoomSheet } from "../../sessions/teams/room-sheet";
import { keyOf } from "../names";
import { texts } from "../texts";

const words = texts.eventMatch;

/** A match of the event that sheets are of: those who sit North-South at Table 1 first. */
export interface Found {
  readonly round: number | BracketRound;
  readonly home: Contestant;
  readonly away: Contestant;
  /** Of a Swiss round; null of the bracket. */
  readonly match: SwissMatch | null;
  /** The margin in the bracket that is known, of the home team. */
  readonly known: number | null;
}

/** The teams that a sheet is of, as far as somebody says; or why that cannot be told. */
export function teamsOf(
  event: ScoredSwissEvent,
  { source, plan }: RoomSheet,
  typed: readonly Contestant[]
): Contestant[] | string {
  const names = plan?.teams.filter((name) => keyOf(name) !== "") ?? [];
  if (names.length < 2) return typed.length > 0 ? [...typed] : words.unnamed(source);
  const { teams } = event.plan;
  const all = contestants(teams.length);
  const teamNamed = (name: string) =>
    all.find((team) => keyOf(nameOf(NUMBERED_TEAMS, teams, team)) === keyOf(name)) ?? null;
  const read: Contestant[] = [];
  for (const name of names) {
    const team = teamNamed(name);
    if (team === null) {
      try {
        read.push(readTeam(name, teams, (unknown) => words.stranger(unknown)));
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        return words.notEntered(source, error.message);
      }
    } else read.push(team);
  }
  const other = typed.find((team) => !read.includes(team));
  return other === undefined
    ? read
    : words.notEntered(source, words.otherTeams(names, labelOf(NUMBERED_TEAMS, teams, other)));
}

/** The match of a team, or of two: the last one that has no result; else the last one. */
export function findMatch(event: ScoredSwissEvent, [home, away]: readonly Contestant[]): Found | string {
  const { rounds, bracket, plan } = event;
  if (home === undefined || home === away) return words.itself;
  const label = (team: Contestant) => labelOf(NUMBERED_TEAMS, plan.teams, team);
  const isOf = (first: Contestant | null, second: Contestant | null) =>
    first !== null &&
    second !== null &&
    ((first === home && (away === undefined || second === away)) ||
      (second === home && (away === undefined || first === away)));
  const swiss = rounds.flatMap(({ round, matches }) =>
    matches.flatMap((match): Found[] => {
      const { team, opponent } = match;
      if (opponent === null || !isOf(team, opponent)) return [];
      return [{ round, home, away: team === home ? opponent : team, match, known: null }];
    })
  );
  const knockout = (bracket?.rounds ?? []).flatMap(({ round, matches }) =>
    matches.flatMap(({ teams: [upper, lower], imps }): Found[] => {
      if (upper === null || lower === null || !isOf(upper, lower)) return [];
      const known = imps === null ? null : upper === home ? imps : 0 - imps;
      return [{ round, home, away: upper === home ? lower : upper, match: null, known }];
    })
  );
  const all = [...swiss, ...knockout];
  const isOpen = ({ match, known }: Found) => (match ? !isScored(match) : known === null);
  // Rounds of a round robin that are still to come are listed, too: the first open one is played first.
  const open = all.filter(isOpen);
  const of = open.length > 0 ? open.filter(({ round }) => round === open[0]?.round) : all.slice(-1);
  const [found, other] = of;
  if (!found) return words.noMatch(label(home), away === undefined ? null : label(away));
  if (other)
    return words.twoMatches(
      label(home),
      of.map((each) => label(each.away))
    );
  return found;
}

export function namesOf({ plan: { teams } }: ScoredSwissEvent, { home, away }: Found): PerSide<string> {
  return mapSides([home, away] as const, (team) => nameOf(NUMBERED_TEAMS, teams, team));
}

export function titleOf({ plan: { teams } }: ScoredSwissEvent, { round, home, away }: Found): string {
  return words.title(round, labelOf(NUMBERED_TEAMS, teams, home), labelOf(NUMBERED_TEAMS, teams, away));
}
