import { remarksOf, type Remarks } from "../report";
import { resultTexts } from "../result-texts";
import { correctionsOf } from "./pairing/corrections";
import { displacedFixtures } from "./schedule/fixtures";
import { teamLabel } from "./event-plan";
import { isBoardAMatch, isLeague, isRoundRobin } from "./forms";
import { atHome } from "./league-matches";
import { nextRound } from "./pairing/next-round";
import { printPoints } from "./points";
import { mapSides } from "../teams/match";
import { awardOf, WALKOVER_SHARE } from "../walkover";
import { averageOf, type ScoredMatch } from "./rounds";
import { allMatches, type ScoredEvent, type ScoredSwissEvent } from "./score-event";

const words = resultTexts.swiss;

/** Late and withdrawn teams, unplayed matches, and results that may still change, each under its heading. */
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
    const typed = results.matches.find((other) => other.round === round && other.team === team);
    const isGiven = (winner === team ? typed?.vps : typed?.opponentVps) != null;
    const source = isGiven
      ? ""
      : sources[awardOf(plan.walkover, plan.scale, averageOf(winner, all), averageOf(loser, all)).by];
    const printed = (isBam ? words.points : words.vps)(printPoints(vps, plan));
    return [words.walkover(round, teamLabel(event.plan, winner), teamLabel(event.plan, loser), printed, source)];
  });
}

/** The matches of which not all boards were played; in a league those that have a margin. */
export function fewerLines(event: ScoredEvent): string[] {
  const { plan, matches: fixtures } = event;
  return allMatches(event).flatMap(({ round, team, opponent, boards, margin }, index) => {
    if (boards === undefined || opponent === null || (isLeague(plan) && margin === null)) return [];
    const fixture = fixtures[index];
    const teams = fixture ? atHome(fixture) : ([team, opponent] as const);
    return [
      words.fewerMatch(
        round,
        mapSides(teams, (side) => teamLabel(plan, side)),
        boards,
        plan.boards
      ),
    ];
  });
}

/** The results that may still change, and the round that is paired by them. */
function provisionalLines(event: ScoredSwissEvent): string[] {
  const found = event.rounds.flatMap(({ matches }) => matches.filter(isProvisional));
  const lines = found.map(({ round, team, opponent }) =>
    words.provisionalMatch(
      round,
      [team, ...(opponent === null ? [] : [opponent])].map((known) => teamLabel(event.plan, known))
    )
  );
  const next = found.length === 0 || isRoundRobin(event.plan) ? null : nextRound(event);
  return [...lines, ...(next?.kind === "paired" ? [words.restsOnProvisional(next.round)] : [])];
}

function isProvisional({ provisional }: ScoredMatch): boolean {
  return provisional === true;
}
