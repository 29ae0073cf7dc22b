import type { Contestant } from "../../movements/contestant";
import { remarksOf, type Remarks } from "../report";
import { resultTexts } from "../result-texts";
import { matchesIn } from "./bracket/bracket";
import { teamLabel } from "./event-plan";
import { isRoundRobin } from "./forms";
import { nextRound, rematchesOf, roundsToPlay, type PairedRound, type RoundToPlay } from "./pairing/next-round";
import { handLines, reasonLines } from "./pairing/pairing-remarks";
import { progressOf } from "./pairing/progress";
import { boardsOfRound } from "./schedule/round-boards";
import type { ScoredSwissEvent } from "./score-event";

const words = resultTexts.swiss;

/** Returns the pairings or matches of the next round, or the reason why it waits. */
export function nextRoundRemarks(event: ScoredSwissEvent): Remarks[] {
  if (isRoundRobin(event.plan)) return roundsToPlay(event).flatMap((round) => toPlayRemarks(event, round));
  const next = nextRound(event);
  if (next === null) {
    const { waitsFor } = progressOf(event);
    return waitsFor === null ? [] : remarksOf([waitsFor]);
  }
  return next.kind === "paired" ? pairedRoundRemarks(event, next) : remarksOf([next.reason]);
}

/** Returns the pairings of a round for its players, with the reasons for them. */
function pairedRoundRemarks(event: ScoredSwissEvent, next: PairedRound): Remarks[] {
  const { plan, rounds } = event;
  const { round, pairings, threeTeams, bye, alsoOut = [] } = next;
  const again = new Map(rematchesOf(rounds, next).map(({ pairing, metIn }) => [pairing, metIn]));
  const label = (team: Contestant) => teamLabel(plan, team);
  const byHand = handLines(event, next);
  const tables = pairings.map((pairing, i) => {
    const met = again.get(pairing);
    const playing = [label(pairing.team), label(pairing.opponent)];
    return words.pairing(i + 1, playing) + (met === undefined ? "" : words.again(met, byHand.length > 0));
  });
  const atHome = (team: Contestant, i: number) => words.atHome(label(team), pairings.length + i + 1);
  const three = threeTeams?.teams.map(atHome) ?? [];
  const lines = [
    ...tables,
    ...(threeTeams?.half === 1 ? [words.threeTeams(round, three)] : []),
    ...(threeTeams?.half === 2 ? [threeTeams.oneRound ? words.halfMatches(three) : words.secondHalf(three)] : []),
    ...[...(bye === null ? [] : [bye]), ...alsoOut].map((team) => words.bye(label(team))),
  ];
  const { first, last } = boardsOfRound(plan, round);
  return [
    ...remarksOf(lines, words.round(round, first, last)),
    ...remarksOf(reasonLines(event, next), words.reasons.heading(round)),
    ...remarksOf(byHand, words.byHand.heading(round)),
  ];
}

/** Returns the matches of a round robin's round that are still to be played, and the team that sits out. */
function toPlayRemarks({ plan }: ScoredSwissEvent, round: RoundToPlay): Remarks[] {
  const label = (team: Contestant) => teamLabel(plan, team);
  const lines = [
    ...round.pairings.map(({ team, opponent }, i) =>
      words.pairing(round.tables[i] ?? i + 1, [label(team), label(opponent)])
    ),
    ...round.walkovers.map(({ team, opponent }) => words.walkoverToCome(label(team), label(opponent))),
    ...(round.bye === null ? [] : [words.sitsOut(label(round.bye))]),
  ];
  const { first, last } = boardsOfRound(plan, round.round);
  return remarksOf(lines, words.round(round.round, first, last));
}

/** Returns the matches of the bracket whose teams are known, with the winners of those that are played. */
export function bracketLines({ plan, bracket, complete }: ScoredSwissEvent): string[] {
  if (bracket === null) return [];
  if (!complete) return [resultTexts.results.swissEvent.bracketEarly];
  const label = (team: Contestant) => teamLabel(plan, team);
  return matchesIn(bracket).flatMap(({ round, teams: [upper, lower], imps, winner, bye, boards }) => {
    if (bye && upper !== null) return [words.bracketBye(round, label(upper))];
    if (upper === null || lower === null) return [];
    const match = words.bracketMatch(round, [label(upper), label(lower)]);
    if (winner === null) return [match];
    const fewer = boards ? words.boardsPlayed(boards.played, boards.of) : "";
    return [words.bracketWon(match, label(winner), Math.abs(imps ?? 0)) + fewer];
  });
}
