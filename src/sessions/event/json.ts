import { contestantNumber, contestants, forContestant, type Contestant } from "../../movements/contestant";
import type { LeagueJson, NextRoundJson, SwissEventJson } from "../json";
import { sumOfPenalties, type EventPenalty } from "../teams/event-penalties";
import { mapSides, type PerSide } from "../teams/match";
import { resultTexts } from "../result-texts";
import type { BracketMatch } from "./bracket/bracket";
import { divisionOf, isDivided } from "./divisions";
import { isDivisionOver } from "./league-lines";
import { atHome, isMoved, type LeagueMatch } from "./league-matches";
import { isBoardAMatch, isRoundRobin } from "./forms";
import { isTurned } from "./handicap-lines";
import { correctionsOf } from "./pairing/corrections";
import { listedMatches, nextRound, rematchesOf } from "./pairing/next-round";
import type { Pairing } from "./pairing/pairing";
import { pairedByHand, reasonLines } from "./pairing/pairing-remarks";
import { uncountedPenalty } from "./uncounted-penalties";
import { entersIn, withdrawnIn } from "./schedule/presence";
import { boardsOfRound } from "./schedule/round-boards";
import type { ScoredMatch } from "./rounds";
import type { ScoredEvent, ScoredLeague, ScoredSwissEvent } from "./score-event";
import type { SwissEventPlan } from "./plan";
import { whyBefore } from "./tie-lines";
import { tieSentence } from "./tie-sentences";
import { matchWon } from "./ties";
import { warningLines } from "./warning-lines";

/** Returns an event as `--json` prints it: teams by number, null for unknown values. */
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
      ...teamJson(event, team),
      enters: entersIn(results, team),
      withdrawn: withdrawnIn(results, team),
      handicap: plan.handicaps && forContestant(plan.handicaps, team),
    })),
    matches: rounds.flatMap(({ round, matches }) => matches.map((match) => ({ round, ...matchJson(plan, match) }))),
    standings: standings.map((team, i) => {
      const { place, total, netImps, percentage, played, vps, running } = forContestant(teams, team);
      const above = standings[i - 1];
      return {
        place,
        ...teamJson(event, team),
        played,
        carried: plan.carried && forContestant(plan.carried, team),
        total,
        netImps,
        percentage,
        penalties: penalties.filter((penalty) => penalty.team === team).map(penaltyJson),
        why: (above === undefined ? null : whyBefore(event, above, team)) ?? "",
        vps,
        running,
      };
    }),
    warnings: warningLines(event),
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

function matchJson(plan: SwissEventPlan, match: ScoredMatch): Omit<SwissEventJson["matches"][number], "round"> {
  const { team, opponent, vps, opponentVps } = match;
  const imps = marginsOf(match.imps);
  return {
    teams: [contestantNumber(team), numberOf(opponent)],
    imps: imps ?? [null, null],
    impsWon: imps && mapSides(imps, (margin) => Math.max(margin, 0)),
    margins: marginsOf(match.margin),
    vps: [vps, opponentVps],
    winner: winnerOf(match),
    turnedByHandicap: isTurned(match, plan),
    halfLength: match.half,
    boards: opponent === null || match.unplayed ? null : (match.boards ?? (match.half ? null : plan.boards)),
    unplayed: match.unplayed ?? null,
    provisional: match.provisional === true,
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

function teamJson({ plan }: ScoredEvent, team: Contestant) {
  return { team: contestantNumber(team), name: forContestant(plan.teams, team) };
}

function penaltyJson({ round, amount, unit, reason }: EventPenalty): Omit<EventPenalty, "team"> {
  return { round, amount, unit, reason };
}

/** Margin of each team; null before the result is known, and for a bye. */
function marginsOf(margin: number | null): PerSide<number> | null {
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

/** Returns a league season as `--json` prints it: teams by number, null for unknown values. */
export function leagueJson(league: ScoredLeague): LeagueJson {
  const { plan, matches, teams, standings, results } = league;
  const { penalties = [] } = results;
  const { title, date, double, boards, scale, ties, walkover } = plan;
  const divided = isDivided(plan);
  const ofDivision = (index: number) => (divided ? { division: index + 1 } : {});
  const hasLines = plan.divisions.some(({ up, down }) => up + down > 0);
  return {
    session: plan.kind,
    title,
    date,
    double,
    boardsPerMatch: boards,
    scale: scale.name,
    ties,
    walkover,
    ...((divided || hasLines) && {
      divisions: plan.divisions.map(({ name, teams: members, up, down }, index) => ({
        division: index + 1,
        name,
        teams: members.map(contestantNumber),
        promoted: up,
        relegated: down,
        isOver: isDivisionOver(league, { teams: members }),
      })),
    }),
    teams: contestants(plan.teams.length).map((team) => ({
      ...teamJson(league, team),
      ...(plan.handicaps && { handicap: forContestant(plan.handicaps, team) }),
    })),
    rounds: plan.fixtures.map(({ round, date: day, sitsOut, division }) => ({
      ...ofDivision(division),
      round,
      date: day,
      sitsOut: numberOf(sitsOut),
    })),
    matches: matches.map((match) => ({
      ...ofDivision(divisionOf(plan.divisions, match.home)),
      ...fixtureJson(match),
      ...((plan.handicaps ?? match.scored.boards) && { boards: match.scored.boards ?? boards }),
      ...(plan.handicaps && { turnedByHandicap: isTurned(match.scored, plan) }),
    })),
    standings: standings.map((team) => {
      const { place, played, won, drawn, lost, impsFor, impsAgainst, ...scored } = forContestant(teams, team);
      const { quotient, penalties: ofTotal, total, vps, running, division, zone } = scored;
      return {
        ...ofDivision(division),
        place,
        ...teamJson(league, team),
        played,
        won,
        drawn,
        lost,
        impsFor,
        impsAgainst,
        quotient: impsAgainst === 0 ? null : quotient,
        deducted: sumOfPenalties(ofTotal),
        deductedFor: ofTotal.flatMap(({ reason }) => (reason === "" ? [] : [reason])).join("; "),
        total,
        vps,
        running,
        ...(hasLines && { zone }),
        ...(penalties.length > 0 && {
          penalties: penalties
            .filter((penalty) => penalty.team === team)
            .map((penalty) => ({ ...penaltyJson(penalty), counts: uncountedPenalty(penalty, league) === null })),
        }),
        why: tieSentence(league, team),
      };
    }),
  };
}

function fixtureJson(match: LeagueMatch): LeagueJson["matches"][number] {
  const { round, listed, date, state, scored, swapped } = match;
  const teams = mapSides(atHome(match), contestantNumber);
  const turned = <T>(both: PerSide<T> | null) => (both && swapped ? ([both[1], both[0]] as const) : both);
  const [imps, vps] = [turned(match.imps), turned(match.vps)];
  const ahead = vps && Math.sign(vps[0] - vps[1]);
  const conceded =
    state === "conceded" ? contestantNumber(scored.unplayed === "conceded" ? match.home : match.away) : null;
  return {
    round,
    teams,
    date,
    movedFrom: isMoved(match) ? listed : null,
    state,
    imps,
    margins: turned(marginsOf(scored.margin)),
    vps,
    winner: ahead === null ? null : ahead === 0 ? "tied" : teams[ahead > 0 ? 0 : 1],
    concededBy: conceded,
    ...(scored.provisional && { provisional: true }),
    ...(swapped && { swapped }),
  };
}
