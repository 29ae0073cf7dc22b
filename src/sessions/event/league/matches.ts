import { forContestant, type Contestant } from "../../../movements/contestant";
import type { Fixture } from "../../../movements/round-robin";
import { sumOfPenalties } from "../../teams/event-penalties";
import { pointsOver } from "../../teams/fewer-boards";
import { handicapFor, isTurnedBy } from "../../teams/handicaps";
import { mapSides, type PerSide } from "../../teams/match";
import { averagePoints, awardOf } from "../../walkover";
import type { LeaguePlan } from "./plan";
import type { LeagueResult, LeagueResults, Unplayed } from "./results";

/** A match of the fixture list with what it came to. Pairs of things are the home team's and the away team's. */
export interface LeagueMatch extends Fixture {
  readonly round: number;
  /** The day of the fixture list, and the day it is played on: year-month-day, or "". */
  readonly listed: string;
  readonly date: string;
  readonly state: "open" | "played" | "conceded" | "void";
  /** The IMPs that were won and count; null where none do. */
  readonly imps: PerSide<number> | null;
  /** Null until it is played or conceded. */
  readonly vps: PerSide<number> | null;
  /** The home team's margin that its victory points go by, after penalties in IMPs and with handicaps; null where they go by none. */
  readonly margin: number | null;
  /** Whether it is played at the home of its away team. */
  readonly swapped: boolean;
  /** What was typed of it; null for nothing. */
  readonly result: LeagueResult | null;
}

/** Every match of the fixture list, in its order. */
export function leagueMatches(
  plan: LeaguePlan,
  { matches: results, penalties = [] }: Pick<LeagueResults, "matches" | "penalties">
): LeagueMatch[] {
  const { rounds, scale } = plan;
  const known = new Map(results.map((result) => [`${result.home}:${result.away}`, result]));
  const roundsOf = new Map(
    rounds.flatMap(({ round, matches }) => matches.map(({ home, away }) => [`${home}:${away}`, round] as const))
  );
  const takenIn = ({ home, away, imps, vps, unplayed }: LeagueResult) => {
    // Typed points stand, whatever the margin is.
    if (imps === null || unplayed !== null || !vps.includes(null)) return NONE_TAKEN;
    const round = roundsOf.get(`${home}:${away}`);
    return mapSides([home, away], (team) =>
      sumOfPenalties(penalties.filter((each) => each.unit === "imps" && each.team === team && each.round === round))
    );
  };
  const marginOf = (result: LeagueResult) => {
    const { imps } = result;
    const [home, away] = takenIn(result);
    return imps && imps[0] - home - (imps[1] - away) + givenIn(result, plan);
  };
  const byMargin = (result: LeagueResult): PerSide<number | null> => {
    const margin = marginOf(result);
    if (margin === null) return [null, null];
    return mapSides([margin, -margin], (imps) => pointsOver(imps, result.boards, plan));
  };
  const award: Award = (team, against) => awardOf(plan.walkover, scale, averageOf(team), averageOf(against)).points;
  return rounds.flatMap(({ round, date, matches }) =>
    matches.map(({ home, away }) => {
      const result = known.get(`${home}:${away}`) ?? null;
      const vps = result && pointsOf(result, byMargin(result), award);
      const state = stateOf(result, vps);
      const imps = state === "played" && result ? result.imps : null;
      const margin = imps && result ? marginOf(result) : null;
      const back = known.get(`${away}:${home}`);
      const swapped = result?.swapped !== undefined || back?.swapped === "both";
      const day = { listed: date, date: result?.date ?? date };
      return { round, home, away, ...day, state, imps, vps, margin, swapped, result };
    })
  );

  /** The victory points that a team has on an average in the matches that it has played; null where there are none. */
  function averageOf(team: Contestant): number | null {
    const points = results.flatMap((result) => {
      const { home, away, unplayed } = result;
      const vps = unplayed === null ? pointsOf(result, byMargin(result), () => 0) : null;
      if (vps === null) return [];
      return home === team ? [[vps[0], 1] as const] : away === team ? [[vps[1], 1] as const] : [];
    });
    return averagePoints(points);
  }
}

/** What the handicaps of its two teams add to the home team's margin, pro rata of the boards played. */
export function givenIn(
  { home, away, boards }: Pick<LeagueResult, "home" | "away" | "boards">,
  { handicaps, boards: all }: Pick<LeaguePlan, "handicaps" | "boards">
): number {
  if (handicaps === null) return 0;
  const of = (team: Contestant) => handicapFor(forContestant(handicaps, team), boards ?? all, all);
  return of(home) - of(away);
}

/** Whether the handicaps have turned a match: see {@link isTurnedBy}. */
export function isTurned({ margin, result }: LeagueMatch, plan: Pick<LeaguePlan, "handicaps" | "boards">): boolean {
  if (margin === null || result === null || !result.vps.includes(null)) return false;
  return isTurnedBy(givenIn(result, plan), margin);
}

const NONE_TAKEN: PerSide<number> = [0, 0];

/** The two teams of a match, the one at whose home it is played first. */
export function atHome({ home, away, swapped }: Pick<LeagueMatch, "home" | "away" | "swapped">): PerSide<Contestant> {
  return swapped ? [away, home] : [home, away];
}

/** The points of a team whose opponents have conceded. */
type Award = (team: Contestant, against: Contestant) => number;

function stateOf(result: LeagueResult | null, vps: PerSide<number> | null): LeagueMatch["state"] {
  if (result?.unplayed === "void") return "void";
  if (vps === null) return "open";
  return result?.unplayed ? "conceded" : "played";
}

/** Who has which points: those that were typed, or else the scale's, or a walkover's. */
function pointsOf(result: LeagueResult, byMargin: PerSide<number | null>, award: Award): PerSide<number> | null {
  const { vps, unplayed } = result;
  if (unplayed === "void") return null;
  const [home, away] = unplayed ? walkover(result, unplayed, award) : byMargin;
  const [first, second] = [vps[0] ?? home, vps[1] ?? away];
  // Points of one side alone are no result.
  return first === null || second === null ? null : [first, second];
}

function walkover({ home, away }: LeagueResult, conceded: Exclude<Unplayed, "void">, award: Award): PerSide<number> {
  return conceded === "home" ? [0, award(away, home)] : [award(home, away), 0];
}
