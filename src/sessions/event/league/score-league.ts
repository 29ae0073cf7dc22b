import { itemAt } from "../../../bridge/item-at";
import { contestants, forContestant, type Contestant } from "../../../movements/contestant";
import { impQuotient } from "../../imp-quotient";
import type { EventPenalty } from "../../teams/event-penalties";
import type { TieWay } from "../forms";
import type { EventResults } from "../results";
import { isOpen, type ScoredRound } from "../rounds";
import { teamScore, type TeamScore } from "../standings";
import { impsOf, placesBy, rankTeams, type TieStep } from "../ties";
import { divisionOf } from "./divisions";
import { leagueMatches, type LeagueMatch } from "./matches";
import type { LeaguePlan, TieBreak } from "./plan";

/** A team with what its matches have given it. */
interface LeagueTeam extends TeamScore {
  /** Matches played and conceded, and how they ended: by victory points. */
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly impsFor: number;
  readonly impsAgainst: number;
}

/** A team's part of its division: those who go up or down, or those who are level across such a line. */
export type Zone = "up" | "down" | "tied";

/** A team with its place in the table. */
export interface PlacedTeam extends LeagueTeam {
  /** Of its division, from 0. */
  readonly division: number;
  /** Null between the lines, and before its first result. */
  readonly zone: Zone | null;
  /** True if a match with those who are level with it is still to be played: then these decide nothing. */
  readonly waits: boolean;
  /** The ranks of its division by victory points, and after each way of parting those who are level. */
  readonly tieSteps: readonly TieStep[];
  /** IMPs won for each IMP lost: see `impQuotient`. */
  readonly quotient: number;
  /** "1", "2=" … "" before its first result. */
  readonly place: string;
}

/** A league's season with everything that its results give. */
export interface ScoredLeague {
  readonly kind: LeaguePlan["kind"];
  readonly plan: LeaguePlan;
  /** The fixture list, match by match, and by rounds. */
  readonly matches: readonly LeagueMatch[];
  readonly rounds: readonly ScoredRound[];
  readonly teams: readonly PlacedTeam[];
  readonly penalties: readonly EventPenalty[];
  /** Division by division, the leader first; who share a place by number. */
  readonly standings: readonly Contestant[];
}

/** Scores a season, or as much of it as has been played. */
export function scoreLeague(plan: LeaguePlan, results: Pick<EventResults, "matches" | "penalties">): ScoredLeague {
  const { matches, rounds } = leagueMatches(plan, results);
  const { penalties = [] } = results;
  const teams = contestants(plan.teams.length).map((team) => teamOf(team, plan, rounds, penalties));
  const divisions = plan.divisions.map((_, index) => placeTeams(plan, index, teams, rounds));
  return {
    kind: plan.kind,
    plan,
    matches,
    rounds,
    teams: divisions.flatMap(({ placed }) => placed),
    penalties,
    standings: divisions.flatMap(({ order }) => order),
  };
}

/** The ways to part teams that are level; those who are level in the matches between them go by the matches between these. */
const WAYS: Readonly<Record<TieBreak, readonly TieWay[]>> = {
  "head-to-head": ["match", "match"],
  quotient: ["quotient"],
};

/** The teams of a division with their places, and their order. */
function placeTeams(
  { divisions, double, ties }: LeaguePlan,
  division: number,
  all: readonly LeagueTeam[],
  rounds: readonly ScoredRound[]
): { readonly placed: PlacedTeam[]; readonly order: Contestant[] } {
  const { teams: members, up, down } = itemAt(divisions, division);
  const totals = all.map(({ team, total }) => (members.includes(team) ? total : null));
  const tieSteps = rankTeams(WAYS[ties], totals, rounds, () => true, double ? 2 : 1);
  const { places, order } = placesBy(itemAt(tieSteps, tieSteps.length - 1), members);
  const inDivision = members.map((team) => forContestant(places, team));
  const total = (team: Contestant) => forContestant(totals, team);
  const open = rounds.flatMap(({ matches }) => matches.filter(isOpen));
  const waiting = open.flatMap(({ team, opponent }) =>
    opponent !== null && total(team) !== null && total(team) === total(opponent) ? [total(team)] : []
  );
  return {
    placed: members.map((team, index) => {
      const found = forContestant(all, team);
      const place = itemAt(inDivision, index);
      return {
        ...found,
        division,
        place,
        zone: place === "" ? null : zoneOf(place, inDivision, { up, stay: members.length - down }),
        waits: waiting.includes(found.total),
        tieSteps,
        quotient: impQuotient(found.impsFor, found.impsAgainst),
      };
    }),
    order,
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
  { divisions, fixtures, form }: LeaguePlan,
  rounds: readonly ScoredRound[],
  penalties: readonly EventPenalty[]
): LeagueTeam {
  const division = divisionOf(divisions, team);
  const own = rounds.slice(0, fixtures.filter((round) => round.division === division).length);
  const ends = own.flatMap(({ matches }) =>
    matches.flatMap((match) => {
      if (match.vps === null || match.opponentVps === null) return [];
      const ahead = Math.sign(match.vps - match.opponentVps);
      return match.team === team ? [ahead] : match.opponent === team ? [0 - ahead] : [];
    })
  );
  const count = (sign: number) => ends.filter((end) => end === sign).length;
  const imps = impsOf(own, team);
  return {
    ...teamScore(team, own, { form }, penalties),
    played: ends.length,
    won: count(1),
    drawn: count(0),
    lost: count(-1),
    impsFor: imps.won,
    impsAgainst: imps.lost,
  };
}

/** True if a match is played on another day than the fixture list's. */
export function isMoved({ date, listed }: Pick<LeagueMatch, "date" | "listed">): boolean {
  return listed !== "" && date !== listed;
}

/** True if a match is still to be played on its day although others of its round have been played. */
export function isLate({ plan, matches }: Pick<ScoredLeague, "plan" | "matches">, match: LeagueMatch): boolean {
  const division = divisionOf(plan.divisions, match.home);
  const isOfRound = ({ round, home }: LeagueMatch) =>
    round === match.round && divisionOf(plan.divisions, home) === division;
  return (
    match.state === "open" && !isMoved(match) && matches.some((other) => other.state === "played" && isOfRound(other))
  );
}
