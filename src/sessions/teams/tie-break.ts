import { contestants, forContestant, type Contestant } from "../../movements/contestant";

/** The numbers that decide on the order of teams, by team. */
export interface RankingKeys {
  /** Victory points after penalties, without these IMPs; null for a team without a score, which has no place. */
  readonly points: readonly (number | null)[];
  /** IMPs won less IMPs lost in all matches. */
  readonly netImps: readonly number[];
  /** IMPs that a team has won from another in the matches between them: by team, then by opponent. */
  readonly headToHead: readonly (readonly number[])[];
}

/** How a team stands among those level with it on points. */
type TieBreak =
  /** No other team is level. */
  | { readonly kind: "none" }
  /** Two teams are level: decided by what they won from each other. */
  | { readonly kind: "head-to-head"; readonly opponent: Contestant }
  /** Three or four are level: decided by net IMPs. */
  | { readonly kind: "net-imps" }
  /** The tie stays, with these teams. */
  | { readonly kind: "tied"; readonly teams: readonly Contestant[] };

/** A team's place, 1 the best, and how it came to it. */
export interface Ranked {
  /** Teams that stay tied share the better place; null without a score. */
  readonly place: number | null;
  readonly tieBreak: TieBreak;
}

/**
 * Ranks teams by their points, and those that are level by the rule for ties: by none, or as published with the movement
 * of four teams. There two teams that are level are parted by the IMPs won in the matches they played each other, three
 * or four by the greatest net IMPs; one rule is applied to a tie, and what it leaves stays tied.
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

/** The number that breaks a tie: the more, the better. */
function tieMeasure({ netImps, headToHead }: RankingKeys, team: Contestant, tie: readonly Contestant[]): number {
  if (tie.length > 2) return forContestant(netImps, team);
  const won = forContestant(headToHead, team);
  return tie.reduce((sum, opponent) => sum + (opponent === team ? 0 : forContestant(won, opponent)), 0);
}
