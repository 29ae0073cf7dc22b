import { roundToHundredths } from "../../../bridge/points";
import { ranking } from "../../../bridge/ranking";
import { contestantAt, contestants, forContestant, type Contestant } from "../../../movements/contestant";
import { impQuotient } from "../../imp-quotient";
import { runningSums, totalOf } from "../../standings";
import { leagueMatches, type LeagueMatch } from "./matches";
import { sumOfPenalties, type EventPenalty } from "../../teams/event-penalties";
import { divisionOf, type Division } from "./divisions";
import type { LeaguePlan } from "./plan";
import type { LeagueResults } from "./results";
import { headToHead, type HeadToHead } from "./ties";

/** A team with what its matches have given it. */
interface LeagueTeam {
  readonly team: Contestant;
  /** Matches played and conceded, and how they ended: by victory points. */
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly impsFor: number;
  readonly impsAgainst: number;
  /** Victory points by round; null where nothing is scored. */
  readonly vps: readonly (number | null)[];
  /** The sum up to each round; null where the round has none. */
  readonly running: readonly (number | null)[];
  /** Victory points that are taken from its total, those of rounds in which it has a result, and why; "" where nothing is said. */
  readonly deducted: number;
  readonly reason: string;
  /** After what is taken from it; null before its first result. */
  readonly total: number | null;
}

/** Where a team stands in its division: among those who go up or down, or level with some of them and with others. */
export type Zone = "up" | "down" | "tied";

/** A team with its place in the table. */
export interface PlacedTeam extends LeagueTeam {
  /** Of its division, from 0. */
  readonly division: number;
  /** Null between the lines, and before its first result. */
  readonly zone: Zone | null;
  readonly headToHead: HeadToHead;
  /** IMPs won for each IMP lost: see `impQuotient`. */
  readonly quotient: number;
  /** "1", "2=" … "" before its first result. */
  readonly place: string;
}

/** A league's season with everything that its results give. */
export interface ScoredLeague {
  readonly kind: LeaguePlan["kind"];
  readonly plan: LeaguePlan;
  /** The fixture list, match by match. */
  readonly matches: readonly LeagueMatch[];
  readonly teams: readonly PlacedTeam[];
  readonly penalties: readonly EventPenalty[];
  /** Division by division, the leader first; who share a place by number. */
  readonly standings: readonly Contestant[];
}

/** Scores a season, or as much of it as has been played. */
export function scoreLeague(plan: LeaguePlan, results: LeagueResults): ScoredLeague {
  const matches = leagueMatches(plan, results);
  const { penalties = [] } = results;
  const teams = contestants(plan.teams.length).map((team) => teamOf(team, plan, matches, penalties));
  const divisions = plan.divisions.map((division, index) => placeTeams(plan, division, index, teams, matches));
  return {
    kind: plan.kind,
    plan,
    matches,
    teams: divisions.flatMap(({ placed }) => placed),
    penalties,
    standings: divisions.flatMap(({ order }) => order),
  };
}

/** The teams of a division with their places, and their order. */
function placeTeams(
  plan: LeaguePlan,
  { teams: members, up, down }: Division,
  division: number,
  all: readonly LeagueTeam[],
  matches: readonly LeagueMatch[]
): { readonly placed: PlacedTeam[]; readonly order: Contestant[] } {
  const totals = all.map(({ team, total }) => (members.includes(team) ? total : null));
  const between = headToHead(totals, matches);
  const scored = members.map((team) => {
    const found = forContestant(all, team);
    const quotient = impQuotient(found.impsFor, found.impsAgainst);
    return { ...found, headToHead: forContestant(between, team), quotient };
  });
  const { places, order } = ranking(
    scored.map(({ total, headToHead: { between: first, again }, quotient }) => {
      if (total === null) return null;
      return { total, tieBreaks: plan.ties === "quotient" ? [quotient] : [first, again] };
    })
  );
  const zone = (place: string) => zoneOf(place, places, { up, stay: members.length - down });
  return {
    placed: scored.map((team, index) => {
      const place = places[index] ?? "";
      return { ...team, division, place, zone: place === "" ? null : zone(place) };
    }),
    order: order.map((index) => members[index] ?? contestantAt(1)),
  };
}

/** Of a place, which teams may share: whether all who do are above or below a line. */
function zoneOf(
  place: string,
  places: readonly string[],
  { up, stay }: { readonly up: number; readonly stay: number }
) {
  const first = Number.parseInt(place, 10);
  const last = first + places.filter((other) => other === place).length - 1;
  if (last <= up) return "up";
  if (first > stay) return "down";
  return first <= up || last > stay ? "tied" : null;
}

function teamOf(
  team: Contestant,
  plan: LeaguePlan,
  matches: readonly LeagueMatch[],
  penalties: readonly EventPenalty[]
): LeagueTeam {
  const division = divisionOf(plan.divisions, team);
  const rounds = plan.rounds.filter((round) => round.division === division);
  const sides = matches.flatMap(({ round, home, away, imps, vps }) => {
    if (vps === null) return [];
    if (home === team) return [{ round, imps, won: vps[0], lost: vps[1] }];
    return away === team ? [{ round, imps: imps && ([imps[1], imps[0]] as const), won: vps[1], lost: vps[0] }] : [];
  });
  const count = (isMeant: (side: (typeof sides)[number]) => boolean) => sides.filter(isMeant).length;
  const imps = (side: 0 | 1) => sides.reduce((sum, match) => sum + (match.imps?.[side] ?? 0), 0);
  const vps = rounds.map(({ round }) => totalOf(sides.filter((side) => side.round === round).map(({ won }) => won)));
  const taken = penalties.filter((penalty) => {
    const isPlayed = penalty.round === null || sides.some(({ round }) => round === penalty.round);
    return penalty.team === team && penalty.unit !== "imps" && isPlayed;
  });
  const deducted = sumOfPenalties(taken);
  const won = totalOf(vps);
  return {
    team,
    played: sides.length,
    won: count((side) => side.won > side.lost),
    drawn: count((side) => side.won === side.lost),
    lost: count((side) => side.won < side.lost),
    impsFor: imps(0),
    impsAgainst: imps(1),
    vps,
    running: runningSums(vps),
    deducted,
    reason: taken.flatMap(({ reason }) => (reason === "" ? [] : [reason])).join("; "),
    total: won === null ? null : roundToHundredths(won - deducted),
  };
}

/** Whether a match is still to be played. */
export function isOpen({ state }: Pick<LeagueMatch, "state">): boolean {
  return state === "open";
}

/** Whether a match is played on another day than the fixture list's. */
export function isMoved({ date, listed }: Pick<LeagueMatch, "date" | "listed">): boolean {
  return listed !== "" && date !== listed;
}

/** Whether a match is still to be played on its day although others of its round have been played. */
export function isLate({ plan, matches }: Pick<ScoredLeague, "plan" | "matches">, match: LeagueMatch): boolean {
  const division = divisionOf(plan.divisions, match.home);
  const isOfRound = ({ round, home }: LeagueMatch) =>
    round === match.round && divisionOf(plan.divisions, home) === division;
  return isOpen(match) && !isMoved(match) && matches.some((other) => other.state === "played" && isOfRound(other));
}
