import { contestantNumber, contestants, forContestant, type Contestant } from "../../movements/contestant";
import type { NextRoundJson, SwissEventJson } from "../json";
import type { EventPenalty } from "../teams/event-penalties";
import { mapSides, type PerSide } from "../teams/match";
import { resultTexts } from "../result-texts";
import type { BracketMatch } from "./bracket/bracket";
import { isBoardAMatch, isRoundRobin } from "./forms";
import { isTurned } from "./handicap-lines";
import { questionLine } from "./questions";
import { correctionsOf } from "./pairing/corrections";
import { listedMatches, nextRound, rematchesOf } from "./pairing/next-round";
import type { Pairing } from "./pairing/pairing";
import { pairedByHand, reasonLines } from "./pairing/pairing-remarks";
import { uncountedPenalties } from "./uncounted-penalties";
import { entersIn, withdrawnIn } from "./schedule/presence";
import { boardsOfRound } from "./schedule/round-boards";
import type { ScoredMatch } from "./rounds";
import type { ScoredSwissEvent } from "./score-swiss-event";
import { levelSeedLines, whyBefore } from "./tie-lines";
import { matchWon } from "./ties";

/** An event for programs: plain data, teams by number, null for what is not known. */
export function swissJson(event: ScoredSwissEvent): SwissEventJson {
  const { plan, results, rounds, teams, standings, bracket, complete } = event;
  const { penalties = [] } = results;
  const { title, date, boards, scale, odd } = plan;
  return {
    session: plan.kind,
    title,
    date,
    form: plan.form,
    double: plan.double,
    rounds: plan.rounds,
    boardsPerMatch: boards,
    roundBoards: plan.firstBoards.map((_, i) => ({ round: i + 1, ...boardsOfRound(plan, i + 1) })),
    scale: isBoardAMatch(plan) ? null : scale.name,
    odd,
    walkover: plan.walkover,
    ties: plan.ties,
    teams: contestants(plan.teams.length).map((team) => ({
      team: contestantNumber(team),
      name: forContestant(plan.teams, team),
      enters: entersIn(results, team),
      withdrawn: withdrawnIn(results, team),
      handicap: plan.handicaps && forContestant(plan.handicaps, team),
    })),
    matches: rounds.flatMap(({ round, matches }) =>
      matches.map((match) => {
        const { team, opponent, vps, opponentVps } = match;
        const imps = marginsOf(match.imps);
        return {
          round,
          teams: [contestantNumber(team), numberOf(opponent)] as const,
          imps: imps ?? ([null, null] as const),
          impsWon: imps && mapSides(imps, (margin) => Math.max(margin, 0)),
          margins: marginsOf(match.margin),
          vps: [vps, opponentVps] as const,
          winner: winnerOf(match),
          turnedByHandicap: isTurned(match, plan),
          halfLength: match.half,
          boards: opponent === null || match.unplayed ? null : (match.boards ?? (match.half ? null : boards)),
          unplayed: match.unplayed ?? null,
          provisional: match.provisional === true,
        };
      })
    ),
    standings: standings.map((team, i) => {
      const { place, total, netImps, percentage, played, vps, running } = forContestant(teams, team);
      const above = standings[i - 1];
      const why = (above === undefined ? null : whyBefore(event, above, team)) ?? "";
      return {
        place,
        team: contestantNumber(team),
        name: forContestant(plan.teams, team),
        played,
        carried: plan.carried && forContestant(plan.carried, team),
        total,
        netImps,
        percentage,
        penalties: penalties.filter((penalty) => penalty.team === team).map(penaltyJson),
        why,
        vps,
        running,
      };
    }),
    warnings: [
      ...levelSeedLines(event),
      ...event.questions.map((question) => questionLine(plan, question)),
      ...uncountedPenalties(event),
    ],
    corrections: correctionsOf(event).map(({ round, team, opponent, before, after }) => ({
      round,
      teams: [contestantNumber(team), contestantNumber(opponent)] as const,
      before,
      after,
    })),
    nextRound: nextRoundJson(event),
    bracket: bracket && {
      teams: plan.bracket,
      seeds: bracket.seeds && bracket.seeds.map(contestantNumber),
      rounds: bracket.rounds.map(({ round, matches }) => ({
        round,
        matches: matches.map(bracketMatch),
      })),
      winner: numberOf(bracket.winner),
      third: bracket.third && bracketMatch(bracket.third),
      waitsFor: complete ? null : resultTexts.results.swissEvent.bracketEarly,
    },
  };
}

function bracketMatch(match: BracketMatch) {
  return { ...match, teams: mapSides(match.teams, numberOf), winner: numberOf(match.winner) };
}

function nextRoundJson(event: ScoredSwissEvent): NextRoundJson | null {
  const next = nextRound(event);
  if (next === null) return null;
  if (next.kind !== "paired") return { round: next.round, pairings: null, waitsFor: next.reason };
  const { round, threeTeams, bye } = next;
  const rematches = (isRoundRobin(event.plan) ? [] : rematchesOf(event.rounds, next)).map(({ pairing }) =>
    ofPairing(pairing)
  );
  return {
    round,
    pairings: listedMatches(next).map(({ team, opponent }) => [contestantNumber(team), numberOf(opponent)] as const),
    threeTeams: threeTeams && { ...threeTeams, teams: threeTeams.teams.map(contestantNumber) },
    bye: numberOf(bye),
    rematches,
    reasons: isRoundRobin(event.plan) ? [] : reasonLines(event, next),
    byHand: isRoundRobin(event.plan) ? null : pairedByHand(event, next),
    waitsFor: null,
  };
}

function ofPairing({ team, opponent }: Pairing): readonly [number, number] {
  return [contestantNumber(team), contestantNumber(opponent)];
}

/** A penalty without its team. */
export function penaltyJson({ round, amount, unit, reason }: EventPenalty): Omit<EventPenalty, "team"> {
  return { round, amount, unit, reason };
}

/** Each team's margin; null while it is not known, and for a bye. */
export function marginsOf(margin: number | null): PerSide<number> | null {
  return margin === null ? null : [margin, margin === 0 ? 0 : -margin];
}

function winnerOf(match: ScoredMatch): number | "tied" | null {
  const { team, opponent } = match;
  const won = matchWon(match);
  if (won === null) return null;
  return won === 0.5 ? "tied" : numberOf(won > 0.5 ? team : opponent);
}

function numberOf(team: Contestant | null): number | null {
  return team === null ? null : contestantNumber(team);
}
