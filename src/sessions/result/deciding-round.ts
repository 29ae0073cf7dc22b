import { isFirst } from "../report";
import type { RoundTotals } from "./round-totals";

/** The round from which on the winner led, alone or with others. */
export interface DecidingRound {
  readonly round: RoundTotals["rounds"][number];
  readonly winner: string;
  /** True if the winner led after the first round already. */
  readonly isFirst: boolean;
  /** Points that the winner gained in the round. */
  readonly gain: number;
  /** All that gained as much in the round, the winner among them. */
  readonly names: readonly string[];
}

/** Returns the round that decided a session; null with several winners, before two rounds, or if a handicap did. */
export function decidingRound({ rounds, lines }: RoundTotals): DecidingRound | null {
  const [winner, ...others] = lines.filter(({ place }) => isFirst(place));
  if (!winner || others.length > 0 || winner.running.length < 2) return null;
  const leads = winner.running.map((total, i) => lines.every(({ running }) => (running[i] ?? total) <= total));
  const index = leads.lastIndexOf(false) + 1;
  const round = rounds[index];
  // The totals of the last round are those of the ranking, unless penalties were given.
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
