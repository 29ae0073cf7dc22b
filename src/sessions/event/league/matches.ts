import type { Contestant } from "../../../movements/contestant";
import type { Fixture } from "../../../movements/round-robin";
import type { PerSide } from "../../teams/match";
import type { EventResults, MatchResult } from "../results";
import { isOpen, scoredRounds, type ScoredMatch, type ScoredRound } from "../rounds";
import { withFixtures } from "../schedule/fixtures";
import type { LeaguePlan } from "./plan";

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
  /** True if it is played at the home of its away team. */
  readonly swapped: boolean;
  /** As a match of any event. */
  readonly scored: ScoredMatch;
  /** Its typed result; null without one. */
  readonly result: MatchResult | null;
}

/** Every match of the fixture list, in its order, and the same by rounds. */
export function leagueMatches(
  plan: LeaguePlan,
  results: Pick<EventResults, "matches" | "penalties">
): { readonly matches: readonly LeagueMatch[]; readonly rounds: readonly ScoredRound[] } {
  const key = (home: Contestant, away: Contestant | null) => `${home}:${away}`;
  const typed = new Map(results.matches.map((result) => [key(result.team, result.opponent), result]));
  const rounds = scoredRounds(plan, withFixtures(plan, results.matches), results);
  const scored = new Map(
    rounds.flatMap(({ matches }) => matches.map((match) => [key(match.team, match.opponent), match] as const))
  );
  const matches = plan.fixtures.flatMap(({ round, date: listed, matches: ofRound }) =>
    ofRound.flatMap(({ home, away }): LeagueMatch[] => {
      const match = scored.get(key(home, away));
      if (!match) return [];
      const { vps, opponentVps, margin, won = null, date = listed, swapped } = match;
      return [
        {
          ...{ round, home, away, listed, date, state: stateOf(match), scored: match },
          imps: margin === null ? null : won,
          vps: vps === null || opponentVps === null ? null : [vps, opponentVps],
          swapped: swapped !== undefined || typed.get(key(away, home))?.swapped === "both",
          result: typed.get(key(home, away)) ?? null,
        },
      ];
    })
  );
  return { rounds, matches };
}

function stateOf(match: ScoredMatch): LeagueMatch["state"] {
  if (isOpen(match)) return "open";
  if (match.unplayed === "void") return "void";
  return match.unplayed ? "conceded" : "played";
}

/** The two teams of a match, the one at whose home it is played first. */
export function atHome({ home, away, swapped }: Pick<LeagueMatch, "home" | "away" | "swapped">): PerSide<Contestant> {
  return swapped ? [away, home] : [home, away];
}
