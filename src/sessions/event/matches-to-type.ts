import type { Contestant } from "../../movements/contestant";
import type { PerSide } from "../teams/match";
import type { BracketMatch } from "./bracket/bracket";
import { isDivided } from "./divisions";
import { isRoundRobin } from "./forms";
import { isLate, isMoved } from "./league-matches";
import { THIRD_PLACE, type BracketRound, type MatchResult } from "./results";
import { isOpen, type ScoredMatch } from "./rounds";
import { isSwissEvent, type ScoredEvent, type ScoredLeague, type ScoredSwissEvent } from "./score-event";
import type { Meeting } from "./typed-results";

/** A match whose result can be typed. */
export interface MatchToType extends Meeting {
  readonly table: number;
  /** The match with its points; null in the bracket, which has no points. */
  readonly scored: ScoredMatch | null;
  /** The result as listed; null without one. */
  readonly result: Partial<MatchResult> | null;
}

/** Matches that are played together. */
export interface RoundToType {
  readonly round: number | BracketRound;
  /**
   * In a league "late" for matches that are late or were moved, else the name of the division; "" if there is only one.
   */
  readonly group: "late" | { readonly division: string };
  /** Day of a league's round, year-month-day; "" for none. */
  readonly date: string;
  readonly matches: readonly MatchToType[];
  readonly sittingOut: readonly Contestant[];
}

const UNDIVIDED = { division: "" };

/** Returns all rounds that have matches, the rounds of the bracket last. */
export function roundsWithMatches(event: ScoredEvent): RoundToType[] {
  const rounds = event.rounds.map(({ round, matches }) => ({
    round,
    group: UNDIVIDED,
    date: "",
    matches: matches.flatMap((match, i) => toType(event, match, i + 1)),
    sittingOut: matches.flatMap(({ team, opponent }) => (opponent === null ? [team] : [])),
  }));
  return [...rounds.filter(({ matches }) => matches.length > 0), ...bracketRounds(event)];
}

/**
 * Returns the rounds whose results are due: the round that was paired last, or in a round robin, a league or the
 * bracket the next round.
 */
export function roundsToType(event: ScoredSwissEvent | ScoredLeague): RoundToType[] {
  if (!isSwissEvent(event)) return leagueRounds(event);
  const all = roundsWithMatches(event);
  const swiss = all.filter(({ round }) => typeof round === "number");
  const isToPlay = ({ matches }: RoundToType) =>
    matches.some(({ scored, result }) => (scored ? isOpen(scored) : result === null));
  const found =
    (isRoundRobin(event.plan) || event.complete ? all.find(isToPlay) : undefined) ?? swiss[swiss.length - 1];
  return found ? [found] : [];
}

function toType({ results }: Pick<ScoredEvent, "results">, scored: ScoredMatch, table: number): MatchToType[] {
  const { round, team, opponent } = scored;
  // The listed result has points before penalties; a scored match has them after penalties.
  const isIt = (match: MatchResult) => match.round === round && match.team === team && match.opponent === opponent;
  const result = results.matches.find(isIt) ?? null;
  return opponent === null ? [] : [{ round, table, teams: [team, opponent], scored, result }];
}

/** Returns the rounds of the bracket with matches whose teams are known. */
function bracketRounds({ bracket }: ScoredEvent): RoundToType[] {
  if (!bracket) return [];
  const { rounds, third } = bracket;
  const all: { readonly round: BracketRound; readonly matches: readonly BracketMatch[] }[] = [...rounds];
  if (third) all.push({ round: THIRD_PLACE, matches: [third] });
  return all.flatMap(({ round, matches }): RoundToType[] => {
    const open = matches.flatMap(({ teams, imps, bye }, i): MatchToType[] => {
      const [upper, lower] = teams;
      if (upper === null || lower === null || bye) return [];
      const both: PerSide<Contestant> = [upper, lower];
      return [{ round, table: i + 1, teams: both, scored: null, result: imps === null ? null : { imps } }];
    });
    return open.length === 0 ? [] : [{ round, group: UNDIVIDED, date: "", matches: open, sittingOut: [] }];
  });
}

/** Returns the matches of a league that are late or were moved, and the next round of each division. */
function leagueRounds(league: ScoredLeague): RoundToType[] {
  const { plan, matches } = league;
  const open = matches.filter(({ state }) => state === "open");
  const isOutstanding = (match: (typeof open)[number]) => isMoved(match) || isLate(league, match);
  const listed = (matchesOfRound: typeof open) =>
    matchesOfRound.flatMap(({ scored }, i) => toType(league, scored, i + 1));
  const late = open.filter(isOutstanding);
  const next = plan.divisions.flatMap(({ name, teams }, index): RoundToType[] => {
    const coming = open.filter((match) => !isOutstanding(match) && teams.includes(match.home));
    const fixture = plan.fixtures.find(({ round, division }) => division === index && round === coming[0]?.round);
    if (!fixture) return [];
    const { round, date, sitsOut } = fixture;
    return [
      {
        round,
        date,
        group: { division: isDivided(plan) ? name : "" },
        matches: listed(coming.filter((match) => match.round === round)),
        sittingOut: sitsOut === null ? [] : [sitsOut],
      },
    ];
  });
  const [first] = late;
  return [
    ...(first ? [{ round: first.round, group: "late" as const, date: "", matches: listed(late), sittingOut: [] }] : []),
    ...next,
  ];
}
