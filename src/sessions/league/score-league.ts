import { hundredths } from "../../bridge/points";
import { ranking } from "../../bridge/ranking";
import { contestantAt, contestants, entryOf, type Contestant } from "../../movements/contestant";
import { impQuotient } from "../imp-quotient";
import { runningSums, totalOf } from "../standings";
import { leagueMatches, type LeagueMatch } from "./matches";
import type { LeaguePlan } from "./plan";
import type { Deduction, LeagueResults } from "./results";
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
  /** Victory points that are taken from its total, and why; "" where nothing is said. */
  readonly deducted: number;
  readonly reason: string;
  /** After what is taken from it; null before its first result. */
  readonly total: number | null;
}

/** A team with its place in the table. */
export interface PlacedTeam extends LeagueTeam {
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
  /** The leader first; who share a place by number. */
  readonly standings: readonly Contestant[];
}

/** Scores a season, or as much of it as has been played. */
export function scoreLeague(plan: LeaguePlan, results: LeagueResults): ScoredLeague {
  const matches = leagueMatches(plan, results.matches);
  const teams = contestants(plan.teams.length).map((team) => teamOf(team, plan, matches, results.deductions ?? []));
  const totals = teams.map(({ total }) => total);
  const between = headToHead(totals, matches);
  const placed = teams.map((scored) => ({
    ...scored,
    headToHead: entryOf(between, scored.team),
    quotient: impQuotient(scored.impsFor, scored.impsAgainst),
  }));
  const { places, order } = ranking(
    placed.map(({ total, headToHead: { between: first, again }, quotient }) => {
      if (total === null) return null;
      return { total, tieBreaks: plan.ties === "quotient" ? [quotient] : [first, again] };
    })
  );
  return {
    kind: plan.kind,
    plan,
    matches,
    teams: placed.map((scored) => ({ ...scored, place: entryOf(places, scored.team) })),
    standings: order.map((index) => contestantAt(index + 1)),
  };
}

function teamOf(
  team: Contestant,
  { rounds }: LeaguePlan,
  matches: readonly LeagueMatch[],
  deductions: readonly Deduction[]
): LeagueTeam {
  const sides = matches.flatMap(({ round, home, away, imps, vps }) => {
    if (vps === null) return [];
    if (home === team) return [{ round, imps, won: vps[0], lost: vps[1] }];
    return away === team ? [{ round, imps: imps && ([imps[1], imps[0]] as const), won: vps[1], lost: vps[0] }] : [];
  });
  const count = (isMeant: (side: (typeof sides)[number]) => boolean) => sides.filter(isMeant).length;
  const imps = (side: 0 | 1) => sides.reduce((sum, match) => sum + (match.imps?.[side] ?? 0), 0);
  const vps = rounds.map(({ round }) => totalOf(sides.filter((side) => side.round === round).map(({ won }) => won)));
  const taken = deductions.filter((deduction) => deduction.team === team);
  const deducted = hundredths(taken.reduce((sum, { points }) => sum + points, 0));
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
    total: won === null ? null : hundredths(won - deducted),
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
export function isLate({ matches }: Pick<ScoredLeague, "matches">, match: LeagueMatch): boolean {
  return (
    isOpen(match) && !isMoved(match) && matches.some(({ round, state }) => round === match.round && state === "played")
  );
}
