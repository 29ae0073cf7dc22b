import { contestantNumber, contestants, entryOf, type Contestant } from "../../movements/contestant";
import { messages } from "./messages";
import { listedMatches, nextRound } from "./next-round";
import type { ScoredSwissEvent } from "./score-swiss-event";

/** An event for programs: plain data, teams by number, null for what is not known. */
export function swissJson(event: ScoredSwissEvent): object {
  const { plan, rounds, teams, standings, bracket, complete } = event;
  const { title, date, boards, scale, odd } = plan;
  return {
    session: plan.kind,
    title,
    date,
    rounds: plan.rounds,
    boardsPerMatch: boards,
    scale: scale.name,
    odd,
    teams: contestants(plan.teams.length).map((team) => ({
      team: contestantNumber(team),
      name: entryOf(plan.teams, team),
    })),
    matches: rounds.flatMap(({ round, matches }) =>
      matches.map(({ team, opponent, imps, vps, opponentVps }) => ({
        round,
        teams: [team, opponent].map(numberOf),
        imps: imps === null ? [null, null] : [imps, imps === 0 ? 0 : -imps],
        vps: [vps, opponentVps],
      }))
    ),
    standings: standings.map((team) => {
      const { place, total, vps, running } = entryOf(teams, team);
      return { place, team: contestantNumber(team), name: entryOf(plan.teams, team), total, vps, running };
    }),
    nextRound: nextRoundJson(event),
    bracket: bracket && {
      teams: plan.bracket,
      seeds: bracket.seeds && bracket.seeds.map(contestantNumber),
      rounds: bracket.rounds.map(({ round, matches }) => ({
        round,
        matches: matches.map((match) => ({
          ...match,
          teams: match.teams.map(numberOf),
          winner: numberOf(match.winner),
        })),
      })),
      winner: numberOf(bracket.winner),
      waitsFor: complete ? null : messages.bracketEarly,
    },
  };
}

function nextRoundJson(event: ScoredSwissEvent): object | null {
  const next = nextRound(event);
  if (next === null) return null;
  if (next.kind !== "paired") return { round: next.round, pairings: null, waitsFor: next.reason };
  const { round, threeTeams, bye } = next;
  return {
    round,
    pairings: listedMatches(next).map(({ team, opponent }) => [team, opponent].map(numberOf)),
    threeTeams: threeTeams && { ...threeTeams, teams: threeTeams.teams.map(contestantNumber) },
    bye: numberOf(bye),
    waitsFor: null,
  };
}

function numberOf(team: Contestant | null): number | null {
  return team === null ? null : contestantNumber(team);
}
