import { InputError } from "../../bridge/input-error";
import { contestants, type Contestant } from "../../movements/contestant";
import { labelOf, nameOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import type { BracketRound } from "../../sessions/event/results";
import { isScored, type ScoredMatch } from "../../sessions/event/rounds";
import type { ScoredSwissEvent } from "../../sessions/event/score-event";
import { readTeam } from "../../sessions/teams/read-team";
import { mapSides, type PerSide } from "../../sessions/teams/match";
import type { RoomSheet } from "../../sessions/teams/room-sheet";
import { keyOf } from "../names";
import { texts } from "../texts";

const words = texts.eventMatch;

/** The event's match that a sheet belongs to; `home` sits N-S at Table 1. */
export interface FoundMatch {
  readonly round: number | BracketRound;
  readonly home: Contestant;
  readonly away: Contestant;
  /** Null for a match of the bracket. */
  readonly match: ScoredMatch | null;
  /** Margin of `home` in the bracket, in IMPs; null before it is entered, and for Swiss matches. */
  readonly existingMargin: number | null;
}

/**
 * Returns the teams named on a sheet or typed by the user; or a message if teams are missing or the names contradict
 * each other.
 */
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

/**
 * Finds the match of one or two teams: their first match without a result or, if all have results, their last match.
 * @returns a message if there is no such match, or several.
 */
export function findMatch(event: ScoredSwissEvent, [home, away]: readonly Contestant[]): FoundMatch | string {
  const { rounds, bracket, plan } = event;
  if (home === undefined || home === away) return words.itself;
  const label = (team: Contestant) => labelOf(NUMBERED_TEAMS, plan.teams, team);
  const isBetween = (first: Contestant | null, second: Contestant | null) =>
    first !== null &&
    second !== null &&
    ((first === home && (away === undefined || second === away)) ||
      (second === home && (away === undefined || first === away)));
  const swiss = rounds.flatMap(({ round, matches }) =>
    matches.flatMap((match): FoundMatch[] => {
      const { team, opponent } = match;
      if (opponent === null || !isBetween(team, opponent)) return [];
      return [{ round, home, away: team === home ? opponent : team, match, existingMargin: null }];
    })
  );
  const knockout = (bracket?.rounds ?? []).flatMap(({ round, matches }) =>
    matches.flatMap(({ teams: [upper, lower], imps }): FoundMatch[] => {
      if (upper === null || lower === null || !isBetween(upper, lower)) return [];
      const existingMargin = imps === null ? null : upper === home ? imps : 0 - imps;
      return [{ round, home, away: upper === home ? lower : upper, match: null, existingMargin }];
    })
  );
  const all = [...swiss, ...knockout];
  const isOpen = ({ match, existingMargin }: FoundMatch) => (match ? !isScored(match) : existingMargin === null);
  // A round robin lists its later rounds, too; its first open match is the one being played.
  const open = all.filter(isOpen);
  const candidates = open.length > 0 ? open.filter(({ round }) => round === open[0]?.round) : all.slice(-1);
  const [found, other] = candidates;
  if (!found) return words.noMatch(label(home), away === undefined ? null : label(away));
  if (other)
    return words.twoMatches(
      label(home),
      candidates.map((each) => label(each.away))
    );
  return found;
}

export function namesOf({ plan: { teams } }: ScoredSwissEvent, { home, away }: FoundMatch): PerSide<string> {
  return mapSides([home, away] as const, (team) => nameOf(NUMBERED_TEAMS, teams, team));
}

export function titleOf({ plan: { teams } }: ScoredSwissEvent, { round, home, away }: FoundMatch): string {
  return words.title(round, labelOf(NUMBERED_TEAMS, teams, home), labelOf(NUMBERED_TEAMS, teams, away));
}
