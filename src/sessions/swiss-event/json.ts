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
    teams: plan.teams.map((name, i) => ({ team: i + 1, name })),
    matches: rounds.flatMap(({ round, matches }) =>
      matches.map(({ team, opponent, imps, vps, opponentVps }) => ({
        round,
        teams: [team, opponent],
        imps: imps === null ? [null, null] : [imps, imps === 0 ? 0 : -imps],
        vps: [vps, opponentVps],
      }))
    ),
    standings: standings.map((team) => {
      const { place, total, vps, running } = teams[team - 1]!;
      return { place, team, name: plan.teams[team - 1]!, total, vps, running };
    }),
    nextRound: nextRoundJson(event),
    bracket: bracket && {
      teams: plan.bracket,
      seeds: bracket.seeds,
      rounds: bracket.rounds,
      winner: bracket.winner,
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
    pairings: listedMatches(next).map(({ team, opponent }) => [team, opponent]),
    threeTeams,
    bye,
    waitsFor: null,
  };
}
