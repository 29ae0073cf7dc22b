import { signed } from "../../bridge/points";
import { contestantNumber, forContestant, type Contestant } from "../../movements/contestant";
import { labelOf, nameOf, NUMBERED_TEAMS } from "../contestants";
import { columnsOf, remarksOf, type Remarks, type Report } from "../report";
import { resultTexts } from "../result-texts";
import { matchesIn } from "./bracket/bracket";
import { eventRemarks } from "./event-lines";
import { eventPenaltiesLine, printPenalties } from "../teams/event-penalties";
import { isBoardAMatch, isRoundRobin, isShort } from "./forms";
import { handicapLines } from "./handicap-lines";
import { nextRound, rematchesOf, roundsToPlay, type PairedRound, type RoundToPlay } from "./pairing/next-round";
import { uncountedPenalties } from "./uncounted-penalties";
import { handLines, reasonLines } from "./pairing/pairing-remarks";
import { printPoints } from "./points";
import { progressOf, roundCounts } from "./pairing/progress";
import { questionLine } from "./questions";
import { boardsOfRound } from "./schedule/round-boards";
import { isScored, type ScoredMatch } from "./rounds";
import type { ScoredSwissEvent } from "./score-swiss-event";
import { havePlayedUnlike } from "./standings";
import { levelSeedLines, tieLines } from "./tie-lines";

/** An event for people: its standings, and what comes next. */
export function swissReport(event: ScoredSwissEvent): Report {
  const { plan, teams, standings } = event;
  const { penalties = [] } = event.results;
  const scored = teams.some(({ total }) => total !== null);
  const showsPlayed = havePlayedUnlike(teams);
  const matches = event.rounds.flatMap((round) => round.matches);
  const { handicaps } = resultTexts.swiss;
  return {
    progress: progressLine(event),
    columns: columnsOf("team", [
      ...(isBoardAMatch(plan)
        ? (["place", "number", "name", "points", "percentage"] as const)
        : (["place", "number", "name", "vps", "netImps"] as const)),
      ...(showsPlayed ? (["played"] as const) : []),
      ...(plan.carried ? (["carried"] as const) : []),
      ...(penalties.length > 0 ? (["penalties"] as const) : []),
    ]),
    rows: scored
      ? standings.map((team) => {
          const { place, total, netImps, percentage, played } = forContestant(teams, team);
          const points = total === null ? "" : printPoints(total, plan);
          return {
            place,
            number: String(contestantNumber(team)),
            name: nameOf(NUMBERED_TEAMS, plan.teams, team),
            ...(isBoardAMatch(plan)
              ? { points, percentage: percentage === null ? "" : percentage.toFixed(2) }
              : { vps: points, netImps: netImps === null ? "" : signed(netImps) }),
            ...(showsPlayed && { played: String(played) }),
            ...(plan.carried && { carried: printPoints(forContestant(plan.carried, team), plan) }),
            ...(penalties.length > 0 && {
              penalties: printPenalties(penalties.filter((penalty) => penalty.team === team)),
            }),
          };
        })
      : [],
    remarks: [
      ...remarksOf(eventPenaltiesLine(penalties, plan.teams)),
      ...nextRoundRemarks(event),
      ...remarksOf(handicapLines(plan, matches, handicaps.turned), handicaps.heading),
      ...eventRemarks(event),
      ...remarksOf(bracketLines(event)),
      ...remarksOf(tieLines(event), resultTexts.swiss.ties),
      ...remarksOf(
        [
          ...levelSeedLines(event),
          ...event.questions.map((question) => questionLine(plan, question)),
          ...uncountedPenalties(event),
        ],
        resultTexts.swiss.toBeLookedAt
      ),
    ],
  };
}

/** The pairings of a round, for those who play it. */
function pairedRoundRemarks(event: ScoredSwissEvent, next: PairedRound): Remarks[] {
  const { plan, rounds } = event;
  const { round, pairings, threeTeams, bye, alsoOut = [] } = next;
  const again = new Map(rematchesOf(rounds, next).map(({ pairing, metIn }) => [pairing, metIn]));
  const label = (team: Contestant) => labelOf(NUMBERED_TEAMS, plan.teams, team);
  const byHand = handLines(event, next);
  const tables = pairings.map((pairing, i) => {
    const met = again.get(pairing);
    const playing = [label(pairing.team), label(pairing.opponent)];
    return (
      resultTexts.swiss.pairing(i + 1, playing) +
      (met === undefined ? "" : resultTexts.swiss.again(met, byHand.length > 0))
    );
  });
  const atHome = (team: Contestant, i: number) => resultTexts.swiss.atHome(label(team), pairings.length + i + 1);
  const three = threeTeams?.teams.map(atHome) ?? [];
  const lines = [
    ...tables,
    ...(threeTeams?.half === 1 ? [resultTexts.swiss.threeTeams(round, three)] : []),
    ...(threeTeams?.half === 2
      ? [threeTeams.oneRound ? resultTexts.swiss.halfMatches(three) : resultTexts.swiss.secondHalf(three)]
      : []),
    ...[...(bye === null ? [] : [bye]), ...alsoOut].map((team) => resultTexts.swiss.bye(label(team))),
  ];
  const { first, last } = boardsOfRound(plan, round);
  return [
    ...remarksOf(lines, resultTexts.swiss.round(round, first, last)),
    ...remarksOf(reasonLines(event, next), resultTexts.swiss.why.heading(round)),
    ...remarksOf(byHand, resultTexts.swiss.byHand.heading(round)),
  ];
}

/** The matches of a round robin's round that are still to be played, and the team that sits out. */
function toPlayRemarks({ plan }: ScoredSwissEvent, round: RoundToPlay): Remarks[] {
  const label = (team: Contestant) => labelOf(NUMBERED_TEAMS, plan.teams, team);
  const lines = [
    ...round.pairings.map(({ team, opponent }, i) =>
      resultTexts.swiss.pairing(round.tables[i] ?? i + 1, [label(team), label(opponent)])
    ),
    ...round.walkovers.map(({ team, opponent }) => resultTexts.swiss.walkoverToCome(label(team), label(opponent))),
    ...(round.bye === null ? [] : [resultTexts.swiss.sitsOut(label(round.bye))]),
  ];
  const { first, last } = boardsOfRound(plan, round.round);
  return remarksOf(lines, resultTexts.swiss.round(round.round, first, last));
}

/** How far an event has come, or who has won its bracket. */
export function progressLine(event: ScoredSwissEvent): string {
  const { plan, rounds, bracket } = event;
  const isAll = isRoundRobin(plan);
  const hasBegun = (matches: readonly ScoredMatch[]) => (isAll ? matches.some(isScored) : matches.length > 0);
  const latest = [...rounds].reverse().find(({ matches }) => hasBegun(matches));
  if (bracket?.winner != null) return resultTexts.swiss.wonBy(labelOf(NUMBERED_TEAMS, plan.teams, bracket.winner));
  if (!latest && isAll && !isShort(plan))
    return resultTexts.swiss.noneOfAllPlayed(plan.teams.length, plan.double, plan.rounds);
  if (!latest)
    return plan.rounds === 0 && plan.bracket !== null
      ? resultTexts.swiss.knockoutOnly(plan.teams.length, plan.bracket)
      : resultTexts.swiss.nonePlayed(plan.teams.length, plan.rounds);
  const { round } = latest;
  const { ordinary, ofThree, byes } = roundCounts(event, round);
  const { matchesScored, ofThreeScored, byesIn } = resultTexts.swiss;
  return [
    matchesScored(round, plan.rounds, ...ordinary),
    ...(ofThree === "begins" ? [resultTexts.swiss.threeBegin] : ofThree === null ? [] : [ofThreeScored(...ofThree)]),
    ...(byes > 0 ? [byesIn(byes)] : []),
  ].join(", ");
}

function nextRoundRemarks(event: ScoredSwissEvent): Remarks[] {
  if (isRoundRobin(event.plan)) return roundsToPlay(event).flatMap((round) => toPlayRemarks(event, round));
  const next = nextRound(event);
  if (next === null) {
    const { waitsFor } = progressOf(event);
    return waitsFor === null ? [] : remarksOf([waitsFor]);
  }
  return next.kind === "paired" ? pairedRoundRemarks(event, next) : remarksOf([next.reason]);
}

/** The matches of the bracket whose teams are known, and who has won those that are played. */
function bracketLines({ plan, bracket, complete }: ScoredSwissEvent): string[] {
  if (bracket === null) return [];
  if (!complete) return [resultTexts.results.swissEvent.bracketEarly];
  const label = (team: Contestant) => labelOf(NUMBERED_TEAMS, plan.teams, team);
  return matchesIn(bracket).flatMap(({ round, teams: [upper, lower], imps, winner, bye, boards }) => {
    if (bye && upper !== null) return [resultTexts.swiss.bracketBye(round, label(upper))];
    if (upper === null || lower === null) return [];
    const match = resultTexts.swiss.bracketMatch(round, [label(upper), label(lower)]);
    if (winner === null) return [match];
    const fewer = boards ? resultTexts.swiss.boardsPlayed(boards.played, boards.of) : "";
    return [resultTexts.swiss.bracketWon(match, label(winner), Math.abs(imps ?? 0)) + fewer];
  });
}
