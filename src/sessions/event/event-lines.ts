import { remarksOf, type Remarks } from "../report";
import { resultTexts } from "../result-texts";
import { correctionsOf } from "./pairing/corrections";
import { displacedFixtures } from "./schedule/fixtures";
import { teamLabel } from "./event-plan";
import { isBoardAMatch, isLeague, isRoundRobin } from "./forms";
import { atHome } from "./league-matches";
import { nextRound } from "./pairing/next-round";
import { printPoints } from "./points";
import { awardOf, WALKOVER_SHARE } from "../walkover";
import { averageOf, type ScoredMatch } from "./rounds";
import { allMatches, isSwissEvent, type ScoredEvent, type ScoredLeague, type ScoredSwissEvent } from "./score-event";

const words = resultTexts.swiss;

/**
 * Returns remarks under headings: late and withdrawn teams, matches not played or with fewer boards, provisional
 * results, corrections, and displaced fixtures.
 */
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

/**
 * Returns a line for each fixture of a round robin that is in no round any more, so that it does not vanish unnoticed.
 */
function displacedLines(event: ScoredSwissEvent): string[] {
  return displacedFixtures(event.plan, event.results.matches).map(({ round, team, opponent }) =>
    words.displacedFixture(round, [
      teamLabel(event.plan, team),
      ...(opponent === null ? [] : [teamLabel(event.plan, opponent)]),
    ])
  );
}

function correctionLines(event: ScoredSwissEvent): string[] {
  return correctionsOf(event).map(({ round, team, opponent, before, after }) =>
    words.correction(round, [teamLabel(event.plan, team), teamLabel(event.plan, opponent)], before, after)
  );
}

function presenceLines(event: ScoredSwissEvent): string[] {
  const [entered, withdrew] = isRoundRobin(event.plan)
    ? [words.enteredLate, words.withdrewFromAll]
    : [words.entered, words.withdrew];
  return (event.results.presence ?? []).map(({ team, kind, round }) =>
    (kind === "enters" ? entered : withdrew)(teamLabel(event.plan, team), round)
  );
}

/** Returns a line for each match that was not played, with its points and the rule that gives them. */
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
    const typed = results.matches.find((other) => other.round === round && other.team === team);
    const isGiven = (winner === team ? typed?.vps : typed?.opponentVps) != null;
    const source = isGiven
      ? ""
      : sources[awardOf(plan.walkover, plan.scale, averageOf(winner, all), averageOf(loser, all)).by];
    const printed = (isBam ? words.points : words.vps)(printPoints(vps, plan));
    return [words.walkover(round, teamLabel(event.plan, winner), teamLabel(event.plan, loser), printed, source)];
  });
}

/** Returns a line for each match with fewer boards than planned; in a league only for matches with a margin. */
export function fewerLines(event: ScoredEvent): string[] {
  const { plan } = event;
  return allMatches(event).flatMap((match, index) => {
    const { round, opponent, boards, margin } = match;
    if (boards === undefined || opponent === null || (isLeague(plan) && margin === null)) return [];
    return [words.fewerMatch(round, teamLabels(event, match, index), boards, plan.boards)];
  });
}

/**
 * Returns a line for each provisional result, and a line that names the round whose pairings depend on these results.
 */
export function provisionalLines(event: ScoredSwissEvent | ScoredLeague): string[] {
  const lines = allMatches(event).flatMap((match, index) =>
    match.provisional ? [words.provisionalMatch(match.round, teamLabels(event, match, index))] : []
  );
  const isPaired = lines.length > 0 && isSwissEvent(event) && !isRoundRobin(event.plan);
  const next = isPaired ? nextRound(event) : null;
  return [...lines, ...(next?.kind === "paired" ? [words.restsOnProvisional(next.round)] : [])];
}

/**
 * Returns the names of a match's teams, in a league the team that plays at home first.
 * @param index index of the match among all matches.
 */
function teamLabels({ plan, matches }: ScoredEvent, { team, opponent }: ScoredMatch, index: number): string[] {
  const fixture = matches[index];
  const teams = fixture ? atHome(fixture) : [team, ...(opponent === null ? [] : [opponent])];
  return teams.map((team) => teamLabel(plan, team));
}
