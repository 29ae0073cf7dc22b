import { contestants, forContestant, type Contestant } from "../../movements/contestant";

/** The numbers that decide the order of teams; each list is in the order of team numbers. */
export interface RankingKeys {
  /** Victory points after penalties, or IMPs without a scale; null for a team without a score, which has no place. */
  readonly points: readonly (number | null)[];
  /** IMPs won less IMPs lost in all matches. */
  readonly netImps: readonly number[];
  /** IMPs that a team has won from another in the matches between them: by team, then by opponent. */
  readonly headToHead: readonly (readonly number[])[];
}

/** The result of a tie on points for one team. */
type TieBreak =
  /** No other team has as many points. */
  | { readonly kind: "none" }
  /** Two teams are tied; the IMPs that they won from each other decide. */
  | { readonly kind: "head-to-head"; readonly opponent: Contestant }
  /** Three or four teams are tied; net IMPs decide. */
  | { readonly kind: "net-imps" }
  /** The tie stays, with these teams. */
  | { readonly kind: "tied"; readonly teams: readonly Contestant[] };

/** A team's place, and how a tie was broken. */
export interface Ranked {
  /** The place, from 1; teams that stay tied share the better place. Null without a score. */
  readonly place: number | null;
  readonly tieBreak: TieBreak;
}

/**
 * Ranks teams by their points. Ties stay, or are broken by the rule published with the movement of four teams: two tied
 * teams are ranked by the IMPs won in the matches between them, three or four by net IMPs. One rule is applied to a
 * tie; teams that are equal by it stay tied.
 */
export function rankTeams(keys: RankingKeys, ties: "none" | "published"): Ranked[] {
  const { points } = keys;
  const teams = contestants(points.length);
  return teams.map((team) => {
    const teamPoints = forContestant(points, team);
    if (teamPoints === null) return { place: null, tieBreak: { kind: "none" } };
    const better = points.filter((others) => others !== null && others > teamPoints).length;
    const tie = teams.filter((other) => forContestant(points, other) === teamPoints);
    const measureOf = (contestant: Contestant) => (ties === "none" ? 0 : tieMeasure(keys, contestant, tie));
    const level = tie.filter((contestant) => contestant !== team);
    const measure = measureOf(team);
    const ahead = level.filter((opponent) => measureOf(opponent) > measure);
    const tied = level.filter((opponent) => measureOf(opponent) === measure);
    const place = better + ahead.length + 1;
    const [opponent] = level;
    if (opponent === undefined) return { place, tieBreak: { kind: "none" } };
    if (tied.length > 0) return { place, tieBreak: { kind: "tied", teams: tied } };
    if (level.length > 1) return { place, tieBreak: { kind: "net-imps" } };
    return { place, tieBreak: { kind: "head-to-head", opponent } };
  });
}

/** Returns the number that breaks a tie; the larger is better. */
function tieMeasure({ netImps, headToHead }: RankingKeys, team: Contestant, tie: readonly Contestant[]): number {
  if (tie.length > 2) return forContestant(netImps, team);
  const won = forContestant(headToHead, team);
  return tie.reduce((sum, opponent) => sum + (opponent === team ? 0 : forContestant(won, opponent)), 0);
}
