import { roundToHundredths } from "../../bridge/points";
import { contestantAt, contestants, forContestant, type Contestant } from "../../movements/contestant";
import { impQuotient } from "../imp-quotient";
import type { TieWay } from "./options";
import { isFirstMeeting, isOpen, type ScoredRound, type ScoredMatch } from "./rounds";

/** IMPs that a team has won and lost; taken from margins if only these are known. */
interface NetImps {
  readonly won: number;
  readonly lost: number;
}

/**
 * Returns the IMPs that a team has won and lost in all its matches with a margin. If a match has no list of IMPs won,
 * they are taken from its margin, which is after penalties.
 */
export function impsOf(rounds: readonly ScoredRound[], team: Contestant): NetImps {
  const sides = matchesOf(rounds).flatMap(({ team: first, opponent, margin, won }) => {
    if (margin === null) return [];
    const [ours, other] = won ?? [Math.max(margin, 0), Math.max(-margin, 0)];
    return first === team ? [[ours, other] as const] : opponent === team ? [[other, ours] as const] : [];
  });
  const sumOf = (side: 0 | 1) => sides.reduce((sum, imps) => sum + imps[side], 0);
  return { won: sumOf(0), lost: sumOf(1) };
}

/** Returns the victory points of a team's opponents, counted for each meeting; a bye adds none. */
function opponentsVps(rounds: readonly ScoredRound[], totals: readonly (number | null)[], team: Contestant): number {
  const met = matchesOf(rounds).flatMap(({ team: first, opponent }) =>
    first === team ? (opponent === null ? [] : [opponent]) : opponent === team ? [first] : []
  );
  return roundToHundredths(met.reduce((sum, opponent) => sum + (forContestant(totals, opponent) ?? 0), 0));
}

/**
 * Returns the first team's share of a win, by victory points: 1, ½ or 0; null for a bye, before the result, and if
 * neither team was present.
 */
export function matchWon({ vps, opponentVps, unplayed }: ScoredMatch): number | null {
  if (vps === null || opponentVps === null || unplayed === "void") return null;
  if (unplayed) return unplayed === "walkover" ? 1 : 0;
  return (1 + Math.sign(vps - opponentVps)) / 2;
}

/** Returns the number of matches that a team has won, by their points; a tied match counts as a half. */
function matchesWon(rounds: readonly ScoredRound[], team: Contestant): number {
  return matchesOf(rounds).reduce((sum, match) => {
    const first = matchWon(match);
    if (first === null) return sum;
    return sum + (match.team === team ? first : match.opponent === team ? 1 - first : 0);
  }, 0);
}

/**
 * Returns the victory points that a team has won against the teams tied with it. The points are 0, so that the tie
 * stays, unless all tied teams have met each other, twice in a double round robin.
 */
function vpsAmong(
  rounds: readonly ScoredRound[],
  level: readonly Contestant[],
  team: Contestant,
  meetings: 1 | 2
): number {
  const among = matchesOf(rounds).filter(
    ({ team: first, opponent }) => opponent !== null && level.includes(first) && level.includes(opponent)
  );
  const met = meetings === 2 ? among.length / 2 : among.filter((match) => isFirstMeeting(rounds, match)).length;
  if (level.length < 2 || met < (level.length * (level.length - 1)) / 2) return 0;
  const points = among.map(
    ({ team: first, opponent, vps, opponentVps }) =>
      (first === team ? vps : opponent === team ? opponentVps : null) ?? 0
  );
  return roundToHundredths(points.reduce((sum, vps) => sum + vps, 0));
}

/** The ranking of teams after one tie-break. */
export interface TieStep {
  /** The tie-break; null for victory points, which come first. */
  readonly way: TieWay | null;
  /** The value of each team; a larger one is better. */
  readonly values: readonly number[];
  /** The rank of each team: the number of better teams plus one; tied teams share it. Null without a total. */
  readonly ranks: readonly (number | null)[];
}

/**
 * Ranks teams by their totals, then tied teams by one tie-break after the other; each applies to teams that are still
 * tied.
 * @param totals null for a team without a result.
 * @param isRanked true if a team that has a result is in the ranking.
 * @param meetings how often each two teams meet.
 */
export function rankTeams(
  ways: readonly TieWay[],
  totals: readonly (number | null)[],
  rounds: readonly ScoredRound[],
  isRanked: (team: Contestant) => boolean = () => true,
  meetings: 1 | 2 = 1
): TieStep[] {
  const teams = contestants(totals.length);
  const points = totals.map((total) => total ?? 0);
  const ranked = teams.filter((team) => forContestant(totals, team) !== null && isRanked(team));
  /** All teams share rank 1 at first; each tie-break separates some of them. */
  let ranks: readonly (number | null)[] = teams.map((team) => (ranked.includes(team) ? 1 : null));
  const steps: TieStep[] = [];
  for (const way of [null, ...ways]) {
    const before = ranks;
    const levelWith = (team: Contestant) =>
      ranked.filter((rival) => forContestant(before, rival) === forContestant(before, team));
    const values =
      way === null ? points : teams.map((team) => valueOf(way, team, levelWith(team), totals, rounds, meetings));
    const betterThan = (team: Contestant) =>
      levelWith(team).filter((rival) => forContestant(values, rival) > forContestant(values, team)).length;
    ranks = before.map((rank, i) => (rank === null ? null : rank + betterThan(contestantAt(i + 1))));
    steps.push({ way, values, ranks });
  }
  return steps;
}

/**
 * Returns the places of teams after a tie-break, "1", "2=" …, "" without a rank; and the teams in the order of these
 * places, equal teams in the order of their numbers.
 */
export function placesBy(
  { ranks }: TieStep,
  teams: readonly Contestant[]
): { readonly places: readonly string[]; readonly order: Contestant[] } {
  const last = ranks.length + 1;
  const rank = (team: Contestant) => forContestant(ranks, team);
  return {
    places: ranks.map((place) =>
      place === null ? "" : `${place}${ranks.filter((other) => other === place).length > 1 ? "=" : ""}`
    ),
    order: [...teams].sort((a, b) => (rank(a) ?? last) - (rank(b) ?? last)),
  };
}

function valueOf(
  way: TieWay,
  team: Contestant,
  level: readonly Contestant[],
  totals: readonly (number | null)[],
  rounds: readonly ScoredRound[],
  meetings: 1 | 2
): number {
  switch (way) {
    case "match":
      return vpsAmong(rounds, level, team, meetings);
    case "net": {
      const { won, lost } = impsOf(rounds, team);
      return won - lost;
    }
    case "quotient": {
      const { won, lost } = impsOf(rounds, team);
      return impQuotient(won, lost);
    }
    case "opponents":
      return opponentsVps(rounds, totals, team);
    case "wins":
      return matchesWon(rounds, team);
  }
}

/** Returns all matches and byes, except matches that are still to be played. */
function matchesOf(rounds: readonly ScoredRound[]): ScoredMatch[] {
  return rounds.flatMap(({ matches }) => matches.filter((match) => !isOpen(match)));
}
