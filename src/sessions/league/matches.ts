import { victoryPoints, type VpScale } from "../../bridge/vp/scale";
import type { Contestant } from "../../movements/contestant";
import type { Fixture } from "../../movements/round-robin";
import type { Both } from "../teams/match";
import { averagePoints, awardOf } from "../walkover";
import type { LeaguePlan } from "./plan";
import type { LeagueResult, Unplayed } from "./results";

/** A match of the fixture list with what it came to. Pairs of things are the home team's and the away team's. */
export interface LeagueMatch extends Fixture {
  readonly round: number;
  /** The day of the fixture list, and the day it is played on: year-month-day, or "". */
  readonly listed: string;
  readonly date: string;
  readonly state: "open" | "played" | "conceded" | "void";
  /** The IMPs that count; null where none do. */
  readonly imps: Both<number> | null;
  /** Null until it is played or conceded. */
  readonly vps: Both<number> | null;
  /** What was typed of it; null for nothing. */
  readonly result: LeagueResult | null;
}

/** Every match of the fixture list, in its order. */
export function leagueMatches(plan: LeaguePlan, results: readonly LeagueResult[]): LeagueMatch[] {
  const { rounds, scale } = plan;
  const known = new Map(results.map((result) => [`${result.home}:${result.away}`, result]));
  const average = (team: Contestant) => averageOf(team, results, scale);
  const award: Award = (team, against) => awardOf(plan.walkover, scale, average(team), average(against)).points;
  return rounds.flatMap(({ round, date, matches }) =>
    matches.map(({ home, away }) => {
      const result = known.get(`${home}:${away}`) ?? null;
      const vps = result && pointsOf(result, scale, award);
      const state = stateOf(result, vps);
      const imps = state === "played" && result ? result.imps : null;
      return { round, home, away, listed: date, date: result?.date ?? date, state, imps, vps, result };
    })
  );
}

/** The points of a team whose opponents have conceded. */
type Award = (team: Contestant, against: Contestant) => number;

/** The victory points that a team has on an average in the matches that it has played; null where there are none. */
function averageOf(team: Contestant, results: readonly LeagueResult[], scale: VpScale): number | null {
  const points = results.flatMap((result) => {
    const { home, away, unplayed } = result;
    const vps = unplayed === null ? pointsOf(result, scale, () => 0) : null;
    if (vps === null) return [];
    return home === team ? [[vps[0], 1] as const] : away === team ? [[vps[1], 1] as const] : [];
  });
  return averagePoints(points);
}

function stateOf(result: LeagueResult | null, vps: Both<number> | null): LeagueMatch["state"] {
  if (result?.unplayed === "void") return "void";
  if (vps === null) return "open";
  return result?.unplayed ? "conceded" : "played";
}

/** Who has which points: those that were typed, or else the scale's, or a walkover's. */
function pointsOf(result: LeagueResult, scale: VpScale, award: Award): Both<number> | null {
  const { imps, vps, unplayed } = result;
  if (unplayed === "void") return null;
  const [home, away] = unplayed ? walkover(result, unplayed, award) : scaled(imps, scale);
  const [first, second] = [vps[0] ?? home, vps[1] ?? away];
  // Points of one side alone are no result.
  return first === null || second === null ? null : [first, second];
}

function walkover({ home, away }: LeagueResult, conceded: Exclude<Unplayed, "void">, award: Award): Both<number> {
  return conceded === "home" ? [0, award(away, home)] : [award(home, away), 0];
}

function scaled(imps: Both<number> | null, scale: VpScale): Both<number | null> {
  if (imps === null) return [null, null];
  const margin = imps[0] - imps[1];
  return [victoryPoints(margin, scale), victoryPoints(-margin, scale)];
}
