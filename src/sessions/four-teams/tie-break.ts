/** What the order of teams depends on, by team from 0. */
export interface Standing {
  /** Victory points after penalties; null for a team without a score, which has no place. */
  readonly vps: readonly (number | null)[];
  /** IMPs won less IMPs lost in all matches. */
  readonly netImps: readonly number[];
  /** IMPs that a team has won from another in the matches between them: by team, then by opponent. */
  readonly headToHead: readonly (readonly number[])[];
}

/** How a team stands among those level with it on victory points. */
export type TieBreak =
  /** No other team is level. */
  | { readonly kind: "none" }
  /** Two teams are level: decided by what they won from each other. */
  | { readonly kind: "head-to-head"; readonly opponent: number }
  /** Three or four are level: decided by net IMPs. */
  | { readonly kind: "net-imps" }
  /** The tie stays, with these teams. */
  | { readonly kind: "tied"; readonly teams: readonly number[] };

/** A team's place, 1 the best, and how it came to it. */
export interface Ranked {
  /** Teams that stay tied share the better place; null without a score. */
  readonly place: number | null;
  readonly tieBreak: TieBreak;
}

/**
 * Ranks teams by victory points. As published with the movement: two teams that are level are
 * parted by the IMPs won in the matches they played each other, three or four by the greatest net
 * IMPs; one rule is applied to a tie, and what it leaves stays tied.
 */
export function rankTeams(standing: Standing): Ranked[] {
  const { vps } = standing;
  return vps.map((own, team) => {
    if (own === null) return { place: null, tieBreak: { kind: "none" } };
    const level = others(vps, team, (other) => other === own);
    const better = others(vps, team, (other) => other !== null && other > own).length;
    const measure = (one: number) => tieMeasure(standing, level.length + 1, one, [team, ...level]);
    const ahead = level.filter((other) => measure(other) > measure(team));
    const tied = level.filter((other) => measure(other) === measure(team));
    const place = better + ahead.length + 1;
    if (level.length === 0) return { place, tieBreak: { kind: "none" } };
    if (tied.length > 0) return { place, tieBreak: { kind: "tied", teams: tied } };
    if (level.length > 1) return { place, tieBreak: { kind: "net-imps" } };
    return { place, tieBreak: { kind: "head-to-head", opponent: level[0]! } };
  });
}

/** What parts the teams of a tie: the more, the better. */
function tieMeasure({ netImps, headToHead }: Standing, size: number, team: number, tie: readonly number[]): number {
  if (size > 2) return netImps[team]!;
  return tie.reduce((sum, other) => sum + (other === team ? 0 : headToHead[team]![other]!), 0);
}

function others<T>(list: readonly T[], own: number, holds: (other: T) => boolean): number[] {
  return list.flatMap((other, i) => (i !== own && holds(other) ? [i] : []));
}
