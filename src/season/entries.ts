import { contestantNumber, contestants, contestantsIn, entryOf, type Contestant } from "../movements/contestant";
import type { FieldScoring } from "../sessions/field/plan";
import type { ScoredField } from "../sessions/field/score-field";
import type { ScoredFourTeams } from "../sessions/four-teams/score-four-teams";
import type { ScoredHome } from "../sessions/home/score-home";
import type { KindName, Scored } from "../sessions/kinds";
import { isBoardAMatch } from "../sessions/swiss-event/forms";
import { isScored } from "../sessions/swiss-event/rounds";
import type { ScoredSwissEvent } from "../sessions/swiss-event/score-swiss-event";
import type { MatchPlan } from "../sessions/team-match/plan";
import type { ScoredTeamMatch } from "../sessions/team-match/score-match";
import type { ScoredThreeTeams } from "../sessions/three-teams/score-three-teams";
import type { Entry, EveningScore, Measure } from "./evening";

/** What a session of each kind gives a season; null for one that is a season itself. */
const SCORES: { readonly [K in KindName]: (scored: Scored<K>) => EveningScore | null } = {
  "four-pairs": pairsScore,
  "five-pairs": pairsScore,
  pairs: fieldScore,
  individual: fieldScore,
  "team-match": matchScore,
  "three-teams": threeTeamsScore,
  "four-teams": fourTeamsScore,
  "swiss-event": swissScore,
  league: () => null,
};

/** What a session gives a season; null for a league, which is a season itself. */
export function eveningScore(scored: Scored): EveningScore | null {
  return scoreOf(scored.kind, scored);
}

// The kind is named apart: so the compiler knows that its function takes this session.
function scoreOf<K extends KindName>(kind: K, scored: Scored<K>): EveningScore | null {
  return SCORES[kind](scored);
}

const MEASURES: Readonly<Record<FieldScoring, Measure>> = {
  matchpoints: "percent",
  "cross-imps": "crossImps",
  imps: "imps",
  vps: "vps",
};

function pairsScore({ plan, totals, scoredBoards }: ScoredHome): EveningScore {
  const ranks = ranksOf(totals);
  return {
    form: "pairs",
    measure: MEASURES[plan.scoring],
    title: plan.title,
    date: plan.date,
    who: "pair",
    entries: contestants(plan.pairs.length).map((pair) => ({
      name: entryOf(plan.pairs, pair),
      number: contestantNumber(pair),
      seated: [],
      points: entryOf(totals, pair),
      rank: entryOf(ranks, pair),
    })),
    scored: scoredBoards,
    expected: plan.boards,
  };
}

/** A field: with its handicaps, if there are any. */
function fieldScore({ plan, totals, rounds, scoredBoards }: ScoredField): EveningScore {
  const ranks = ranksOf(totals);
  const partners = (player: Contestant) =>
    rounds.flatMap(({ plan: { tables } }) =>
      tables
        .flatMap(({ ns, ew }) => [contestantsIn(ns), contestantsIn(ew)])
        .filter((seated) => seated.includes(player))
        .flatMap((seated) => seated.filter((other) => other !== player))
    );
  return {
    form: plan.kind === "pairs" ? "field" : "individual",
    measure: MEASURES[plan.scoring],
    title: plan.title,
    date: plan.date,
    who: plan.kind === "pairs" ? "pair" : "player",
    entries: contestants(plan.names.length).map((contestant) => {
      const name = entryOf(plan.names, contestant);
      return {
        name,
        number: contestantNumber(contestant),
        seated: partners(contestant).map((partner) => [name, entryOf(plan.names, partner)] as const),
        points: entryOf(totals, contestant),
        rank: entryOf(ranks, contestant),
      };
    }),
    scored: scoredBoards,
    expected: plan.boards,
  };
}

/** A match: with its handicap, if it has one. */
function matchScore(scored: ScoredTeamMatch): EveningScore {
  const { plan, match, handicap } = scored;
  const { vps, margins, winner } = handicap ?? scored;
  const isBam = plan.form === "bam";
  const points = isBam ? match.won : (vps ?? margins);
  return {
    form: "match",
    measure: isBam ? "boards" : plan.scale ? "vps" : "imps",
    title: plan.title,
    date: plan.date,
    who: "team",
    entries: ([0, 1] as const).map((side) => ({
      name: plan.teams[side],
      number: side + 1,
      seated: seatedIn(plan, side),
      points: match.scoredBoards === 0 ? null : points[side],
      rank: winner === null ? null : winner === side || winner === "tied" ? 1 : 2,
    })),
    scored: match.scoredBoards + match.cancelledBoards,
    expected: scored.expectedBoards,
  };
}

/** All who sat opposite each other for a team in any session. */
function seatedIn({ players, lineUps, sessions }: MatchPlan, side: 0 | 1): Entry["seated"] {
  const usual = players.slice(4 * side, 4 * side + 4);
  return sessions.flatMap((_, session) => pairsOf(usual.map((player, i) => lineUps[session]?.[side]?.[i] || player)));
}

function threeTeamsScore({ plan, teams, matches, scoredBoards, cancelledBoards }: ScoredThreeTeams): EveningScore {
  const totals = teams.map(({ total }) => total);
  return {
    form: "three-teams",
    measure: "vps",
    title: plan.title,
    date: plan.date,
    who: "team",
    entries: teamsOf(plan, totals, ranksOf(totals)),
    scored: scoredBoards + cancelledBoards,
    expected: matches.reduce((sum, { boards }) => sum + boards.length, 0),
  };
}

function fourTeamsScore({ plan, teams, matches, scoredBoards, cancelledBoards }: ScoredFourTeams): EveningScore {
  return {
    form: "four-teams",
    measure: "vps",
    title: plan.title,
    date: plan.date,
    who: "team",
    entries: teamsOf(
      plan,
      teams.map(({ total }) => total),
      teams.map(({ ranked }) => ranked.place)
    ),
    scored: scoredBoards + cancelledBoards,
    expected: matches.reduce((sum, { boards }) => sum + boards.length, 0),
  };
}

function swissScore({ plan, teams, rounds, tieSteps, complete }: ScoredSwissEvent): EveningScore {
  const ranks = tieSteps[tieSteps.length - 1]?.ranks ?? [];
  const matches = rounds.flatMap((round) => round.matches).filter(({ opponent }) => opponent !== null);
  const results = matches.filter(isScored).length;
  return {
    form: "swiss-event",
    measure: isBoardAMatch(plan) ? "boards" : "vps",
    title: plan.title,
    date: plan.date,
    who: "team",
    entries: teams.map(({ team, total }) => ({
      name: entryOf(plan.teams, team),
      number: contestantNumber(team),
      seated: [],
      points: total,
      rank: ranks[team] ?? null,
    })),
    scored: results,
    // Of three teams that play each other there are more matches than pairs of teams.
    expected: complete ? results : Math.max(matches.length, Math.floor(plan.teams.length / 2) * plan.rounds),
  };
}

/** Teams whose players are listed four by four. */
function teamsOf(
  { teams, players }: { readonly teams: readonly string[]; readonly players: readonly string[] },
  totals: readonly (number | null)[],
  ranks: readonly (number | null)[]
): Entry[] {
  return contestants(teams.length).map((team: Contestant) => ({
    name: entryOf(teams, team),
    number: contestantNumber(team),
    seated: pairsOf(players.slice(4 * team, 4 * team + 4)),
    points: entryOf(totals, team),
    rank: entryOf(ranks, team),
  }));
}

/** Four players as two pairs; a pair of which neither has a name is none. */
function pairsOf([a = "", b = "", c = "", d = ""]: readonly string[]): (readonly [string, string])[] {
  const pairs = [[a, b] as const, [c, d] as const];
  return pairs.filter(([first, second]) => first !== "" || second !== "");
}

/** Ranks by totals, more being better; those who share a place have the better one. */
function ranksOf(totals: readonly (number | null)[]): (number | null)[] {
  return totals.map((total) => {
    if (total === null) return null;
    return 1 + totals.filter((other) => other !== null && other > total).length;
  });
}
