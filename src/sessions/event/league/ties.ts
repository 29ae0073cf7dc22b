import { roundToHundredths } from "../../../bridge/points";
import { contestants, forContestant, type Contestant } from "../../../movements/contestant";
import type { LeagueMatch } from "./matches";

/** What the matches between teams that are level on victory points have given one of them. */
export interface HeadToHead {
  /** Whether one of these matches is still to be played: then they decide nothing, and give nobody anything. */
  readonly waits: boolean;
  /** Victory points in these matches. */
  readonly between: number;
  /** Of those who are level in these too, victory points in the matches between them alone. */
  readonly again: number;
}

/**
 * Victory points in the matches between teams that are level.
 * @param totals victory points of each team; null for one without any, which is level with nobody.
 */
export function headToHead(totals: readonly (number | null)[], matches: readonly LeagueMatch[]): HeadToHead[] {
  const total = (team: Contestant) => forContestant(totals, team);
  const areLevel = ({ home, away }: LeagueMatch) => total(home) !== null && total(home) === total(away);
  const among = matches.filter(areLevel);
  const waiting = new Set(among.flatMap(({ state, home }) => (state === "open" ? [total(home)] : [])));
  const decided = among.filter(({ home }) => !waiting.has(total(home)));
  const teams = contestants(totals.length);
  const between = teams.map((team) => pointsOf(team, decided));
  const stillLevel = decided.filter(({ home, away }) => forContestant(between, home) === forContestant(between, away));
  return teams.map((team) => ({
    waits: waiting.has(total(team)),
    between: forContestant(between, team),
    again: pointsOf(team, stillLevel),
  }));
}

function pointsOf(team: Contestant, matches: readonly LeagueMatch[]): number {
  const points = matches.map(({ home, away, vps }) => {
    if (vps === null) return 0;
    return home === team ? vps[0] : away === team ? vps[1] : 0;
  });
  return roundToHundredths(points.reduce((sum, won) => sum + won, 0));
}
