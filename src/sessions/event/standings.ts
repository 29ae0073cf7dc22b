import { itemAt } from "../../bridge/item-at";
import { roundToHundredths, nearest } from "../../bridge/points";
import { contestants, forContestant, type Contestant } from "../../movements/contestant";
import { runningSums, totalOf } from "../standings";
import { impQuotient } from "../imp-quotient";
import { sumOfPenalties, type EventPenalty } from "../teams/event-penalties";
import { divisionOf, type Division } from "./divisions";
import { isBoardAMatch, isLeague } from "./forms";
import { LEAGUE_TIES } from "./options";
import { matchesOf, penaltiesOfTotal } from "./penalties";
import type { AnyEventPlan } from "./plan";
import { withdrawnIn } from "./schedule/presence";
import type { EventResults } from "./results";
import { isOpen, type ScoredRound, type ScoredMatch } from "./rounds";
import { impsOf, placesBy, rankTeams, type TieStep } from "./ties";

/** A team with its scores and its place. */
export interface ScoredTeam {
  readonly team: Contestant;
  /** Victory points by round; null for rounds without a score. */
  readonly vps: readonly (number | null)[];
  /** The sum up to each round, including points from an earlier stage; null for rounds without a score. */
  readonly running: readonly (number | null)[];
  /** Penalties on the total, without penalties in matches. */
  readonly penalties: readonly EventPenalty[];
  /**
   * The total after penalties, including carried points; null before the first result, unless the event has carried
   * points.
   */
  readonly total: number | null;
  /** Index of the team's division. */
  readonly division: number;
  /**
   * Opponents by round; null for a bye. A round in which a triangle ends has two opponents; first comes the opponent
   * from the match that names this team first.
   */
  readonly opponents: readonly (readonly (Contestant | null)[])[];
  /** Number of matches with a result, without byes and, except in a league, without matches that were not played. */
  readonly played: number;
  /** Numbers of matches won, tied and lost, by victory points. */
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** IMPs won and IMPs lost; taken from margins if only these are known. */
  readonly impsFor: number;
  readonly impsAgainst: number;
  /** IMPs won less IMPs lost; null before the first result, and at board-a-match. */
  readonly netImps: number | null;
  /** IMPs won for each IMP lost: see `impQuotient`. */
  readonly quotient: number;
  /** At board-a-match: points in per cent of the boards of its matches, to two decimals; else null. */
  readonly percentage: number | null;
  /** "1", "2=" …: "=" marks a tie that stays; "" without a result, and for a team that has withdrawn. */
  readonly place: string;
  /** The zone of the team's place; null if it goes neither up nor down, and before its first result. */
  readonly zone: Zone | null;
  /**
   * True if teams tied on this total still have a match to play against each other; their matches then break no tie.
   */
  readonly waits: boolean;
  /** The ranks of the teams in the division by victory points, and after each tie-break. */
  readonly tieSteps: readonly TieStep[];
}

/**
 * "up" or "down": the team is promoted or relegated; "tied": it is tied with a team on the other side of the line for
 * promotion or relegation.
 */
export type Zone = "up" | "down" | "tied";

/** Ranks the teams of an event, division by division. */
export function rankedTeams(
  plan: AnyEventPlan,
  rounds: readonly ScoredRound[],
  results: Pick<EventResults, "presence" | "penalties">
): { readonly teams: readonly ScoredTeam[]; readonly standings: readonly Contestant[] } {
  const sums = contestants(plan.teams.length).map((team) => sumsOf(team, plan, rounds, results.penalties));
  const divisions = plan.divisions.map((division) => rankDivision(division, sums, plan, rounds, results));
  return {
    teams: divisions.flatMap(({ teams }) => teams),
    standings: divisions.flatMap(({ order }) => order),
  };
}

type TeamSums = Omit<ScoredTeam, "place" | "zone" | "waits" | "tieSteps">;

function rankDivision(
  { teams: members, up, down }: Division,
  sums: readonly TeamSums[],
  plan: AnyEventPlan,
  rounds: readonly ScoredRound[],
  results: Pick<EventResults, "presence">
): { readonly teams: readonly ScoredTeam[]; readonly order: readonly Contestant[] } {
  const totals = sums.map(({ team, total }) => (members.includes(team) ? total : null));
  const ways = plan.kind === "league" ? LEAGUE_TIES[plan.ties] : plan.ties;
  const isRanked = (team: Contestant) => withdrawnIn(results, team) === null;
  const tieSteps = rankTeams(ways, totals, rounds, isRanked, plan.double ? 2 : 1);
  const { places, order } = placesBy(itemAt(tieSteps, tieSteps.length - 1), members);
  const inDivision = members.map((team) => forContestant(places, team));
  const lines = { up, stay: members.length - down };
  const waiting = rounds.flatMap(({ matches }) =>
    matches.filter(isOpen).flatMap(({ team, opponent }) => {
      const total = forContestant(totals, team);
      return opponent !== null && total !== null && total === forContestant(totals, opponent) ? [total] : [];
    })
  );
  const teams = members.map((team): ScoredTeam => {
    const found = forContestant(sums, team);
    const place = forContestant(places, team);
    return {
      ...found,
      place,
      zone: place === "" ? null : zoneOf(place, inDivision, lines),
      waits: found.total !== null && waiting.includes(found.total),
      tieSteps,
    };
  });
  return { teams, order };
}

/**
 * Returns the zone of a place, which several teams may share: "tied" if the line for promotion or relegation separates
 * these teams, null if all stay.
 */
function zoneOf(
  place: string,
  places: readonly string[],
  { up, stay }: { readonly up: number; readonly stay: number }
): Zone | null {
  const first = Number.parseInt(place, 10);
  const last = first + places.filter((other) => other === place).length - 1;
  if (last <= up) return "up";
  if (first > stay) return "down";
  return first <= up || last > stay ? "tied" : null;
}

/** Adds up the matches of a team, in the rounds of its division. */
function sumsOf(
  team: Contestant,
  plan: AnyEventPlan,
  all: readonly ScoredRound[],
  penalties: readonly EventPenalty[] = []
): TeamSums {
  const division = divisionOf(plan.divisions, team);
  const rounds =
    plan.kind === "league" ? all.slice(0, plan.fixtures.filter((round) => round.division === division).length) : all;
  const sides = rounds.map(({ matches }) => matchesOf(matches, team).map((match) => sideIn(match, team)));
  const vps = sides.map((ofRound) => totalOf(ofRound.map(({ own }) => own)));
  const carried = plan.carried && forContestant(plan.carried, team);
  const won = totalOf([carried, ...vps]);
  const ofTotal = penaltiesOfTotal(penalties, team, vps, plan);
  const total = won === null ? null : roundToHundredths(won - sumOfPenalties(ofTotal));
  const scored = sides.flat().filter(({ own, opponent }) => own !== null && opponent !== null);
  const ends = scored.map(({ own, theirs }) => Math.sign((own ?? 0) - (theirs ?? 0)));
  const count = (sign: number) => ends.filter((end) => end === sign).length;
  const imps = impsOf(rounds, team);
  const isBam = isBoardAMatch(plan);
  return {
    team,
    division,
    vps,
    total,
    penalties: ofTotal,
    running: runningSums([carried, ...vps]).slice(1),
    opponents: sides.map((ofRound) =>
      [true, false].flatMap((first) =>
        ofRound.filter(({ isFirst }) => isFirst === first).map(({ opponent }) => opponent)
      )
    ),
    played: isLeague(plan) ? scored.length : scored.filter(({ unplayed }) => !unplayed).length,
    won: count(1),
    drawn: count(0),
    lost: count(-1),
    impsFor: imps.won,
    impsAgainst: imps.lost,
    netImps: total === null || isBam ? null : imps.won - imps.lost,
    quotient: impQuotient(imps.won, imps.lost),
    percentage:
      isBam && total !== null && scored.length > 0
        ? nearest(Math.round(10_000 * total) / (plan.boards * scored.length)) / 100
        : null,
  };
}

/** Returns a match as a team sees it: the opponent, and the points of both. */
function sideIn({ team: first, opponent, vps, opponentVps, unplayed }: ScoredMatch, team: Contestant) {
  return first === team
    ? { isFirst: true, opponent, own: vps, theirs: opponentVps, unplayed }
    : { isFirst: false, opponent: first, own: opponentVps, theirs: vps, unplayed };
}

/** True if some teams have played more matches than others. */
export function havePlayedUnlike(teams: readonly Pick<ScoredTeam, "played">[]): boolean {
  return teams.some(({ played }) => played !== teams[0]?.played);
}
