import type { Contestant } from "../../../../src/movements/contestant";
import type { MatchResult } from "../../../../src/sessions/event/results";

/** A match of a league as files have it: pairs are the home team's and the away team's. */
export interface FixtureView {
  readonly home: Contestant;
  readonly away: Contestant;
  readonly date: string | null;
  readonly imps: readonly [number, number] | null;
  readonly vps: readonly [number | null, number | null];
  readonly unplayed: "home" | "away" | "void" | null;
  readonly provisional?: boolean;
  readonly boards?: number;
  readonly swapped?: "fixture" | "both";
}

/** A result as files have it. */
export function fixtureView(result: MatchResult): FixtureView {
  const { team, opponent, date = null, won = null, vps, opponentVps, unplayed, provisional, boards, swapped } = result;
  if (opponent === null) throw new Error("A league has no byes");
  return {
    ...{ home: team, away: opponent, date, imps: won, vps: [vps, opponentVps] },
    unplayed: unplayed ? ({ conceded: "home", walkover: "away", void: "void" } as const)[unplayed] : null,
    ...(provisional && { provisional }),
    ...(boards !== undefined && { boards }),
    ...(swapped && { swapped }),
  };
}

/** The result that files have like that. */
export function fixtureResult(round: number, view: FixtureView): MatchResult {
  const { home, away, date, imps, vps, unplayed, provisional, boards, swapped } = view;
  return {
    ...{ round, team: home, opponent: away, imps: imps && imps[0] - imps[1], vps: vps[0], opponentVps: vps[1] },
    ...(imps && { won: imps }),
    ...(unplayed && { unplayed: ({ home: "conceded", away: "walkover", void: "void" } as const)[unplayed] }),
    ...(provisional && { provisional }),
    ...(date !== null && { date }),
    ...(boards !== undefined && { boards }),
    ...(swapped && { swapped }),
  };
}
