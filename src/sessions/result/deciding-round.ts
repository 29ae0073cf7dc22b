import { isFirst } from "../report";
import type { RoundTotals } from "./round-totals";

/** The round from which the winner led to the end, alone or with others. */
export interface DecidingRound {
  readonly round: RoundTotals["rounds"][number];
  readonly winner: string;
  /** True if the winner led from the first round on. */
  readonly isFirst: boolean;
  /** Points that the winner gained in the round. */
  readonly gain: number;
  /** Names of all contestants that gained `gain` points in the round, the winner included. */
  readonly names: readonly string[];
}

/**
 * Returns the round that decided a session; null if several contestants won, if fewer than two rounds are scored, or if
 * another contestant has a higher total after the last round.
 */
export function decidingRound({ rounds, lines }: RoundTotals): DecidingRound | null {
  const [winner, ...others] = lines.filter(({ place }) => isFirst(place));
  if (!winner || others.length > 0 || winner.running.length < 2) return null;
  const leads = winner.running.map((total, i) => lines.every(({ running }) => (running[i] ?? total) <= total));
  const index = leads.lastIndexOf(false) + 1;
  const round = rounds[index];
  // Another contestant's running total is higher after the last round.
  if (!round || index === leads.length) return null;
  const gain = winner.won[index] ?? 0;
  return {
    round,
    winner: winner.name,
    isFirst: index === 0,
    gain,
    names: lines.filter(({ won }) => won[index] === gain).map(({ name }) => name),
  };
}
