import type { Contestant } from "../../movements/contestant";
import { labelOf, NUMBERED_TEAMS } from "../contestants";
import { remarksOf, type Remarks } from "../report";
import { resultTexts } from "../result-texts";
import { correctionsOf } from "./pairing/corrections";
import { displacedFixtures } from "./schedule/fixtures";
import { isBoardAMatch, isRoundRobin } from "./forms";
import { nextRound } from "./pairing/next-round";
import { printPoints } from "./points";
import { awardOf, WALKOVER_SHARE } from "../walkover";
import { averageOf, type ScoredMatch } from "./rounds";
import type { ScoredSwissEvent } from "./score-swiss-event";

const words = resultTexts.swiss;

/** Late and withdrawn teams, matches that were not played, and results that may still change: each under its heading. */
export function eventRemarks(event: ScoredSwissEvent): Remarks[] {
  return [
    ...remarksOf(presenceLines(event), words.present),
    ...remarksOf(walkoverLines(event), words.notPlayed),
    ...remarksOf(fewerLines(event), words.fewerBoards),
    ...remarksOf(provisionalLines(event), words.provisional),
    ...remarksOf(correctionLines(event), words.corrections),
    ...remarksOf(displacedLines(event), words.displaced),
  ];
}

/** Fixtures of a round robin that are in no round any more, so that none is dropped in silence. */
function displacedLines(event: ScoredSwissEvent): string[] {
  return displacedFixtures(event.plan, event.results.matches).map(({ round, team, opponent }) =>
    words.displacedFixture(round, [label(event, team), ...(opponent === null ? [] : [label(event, opponent)])])
  );
}

function correctionLines(event: ScoredSwissEvent): string[] {
  return correctionsOf(event).map(({ round, team, opponent, before, after }) =>
    words.correction(round, [label(event, team), label(event, opponent)], before, after)
  );
}

function presenceLines(event: ScoredSwissEvent): string[] {
  const [entered, withdrew] = isRoundRobin(event.plan)
    ? [words.enteredLate, words.withdrewFromAll]
    : [words.entered, words.withdrew];
  return (event.results.presence ?? []).map(({ team, kind, round }) =>
    (kind === "enters" ? entered : withdrew)(label(event, team), round)
  );
}

/** The matches that were not played, and what they give by which rule. */
function walkoverLines(event: ScoredSwissEvent): string[] {
  const { plan, rounds, results } = event;
  const all = rounds.flatMap(({ matches }) => matches);
  const isBam = isBoardAMatch(plan);
  const sources = {
    share: (isBam ? words.walkoverOfBoards : words.walkoverShare)(100 * WALKOVER_SHARE),
    average: words.walkoverAverage,
    complement: words.walkoverComplement,
  };
  return all.flatMap((match) => {
    const { round, team, opponent, unplayed } = match;
    if (!unplayed || unplayed === "void" || opponent === null) return [];
    const [winner, loser] = unplayed === "walkover" ? [team, opponent] : [opponent, team];
    const vps = (winner === team ? match.vps : match.opponentVps) ?? 0;
    const given = results.matches.find((known) => known.round === round && known.team === team);
    const isGiven = (winner === team ? given?.vps : given?.opponentVps) != null;
    const how = isGiven
      ? ""
      : sources[awardOf(plan.walkover, plan.scale, averageOf(winner, all), averageOf(loser, all)).by];
    const printed = (isBam ? words.points : words.vps)(printPoints(vps, plan));
    return [words.walkover(round, label(event, winner), label(event, loser), printed, how)];
  });
}

/** The matches of which not all boards were played. */
function fewerLines(event: ScoredSwissEvent): string[] {
  return event.rounds.flatMap(({ round, matches }) =>
    matches.flatMap(({ team, opponent, boards }) =>
      boards === undefined || opponent === null
        ? []
        : [words.fewerMatch(round, [label(event, team), label(event, opponent)], boards, event.plan.boards)]
    )
  );
}

/** The results that may still change, and the round that is paired by them. */
function provisionalLines(event: ScoredSwissEvent): string[] {
  const found = event.rounds.flatMap(({ matches }) => matches.filter(isProvisional));
  const lines = found.map(({ round, team, opponent }) =>
    words.provisionalMatch(
      round,
      [team, ...(opponent === null ? [] : [opponent])].map((known) => label(event, known))
    )
  );
  const next = found.length === 0 || isRoundRobin(event.plan) ? null : nextRound(event);
  return [...lines, ...(next?.kind === "paired" ? [words.restsOnProvisional(next.round)] : [])];
}

function isProvisional({ provisional }: ScoredMatch): boolean {
  return provisional === true;
}

function label({ plan }: ScoredSwissEvent, team: Contestant): string {
  return labelOf(NUMBERED_TEAMS, plan.teams, team);
}
