import { roundToHundredths } from "../../../bridge/points";
import type { Contestant } from "../../../movements/contestant";
import { teamLabel } from "../event-plan";
import { resultTexts } from "../../result-texts";
import { rulesOf, instructionsFor } from "./by-hand";
import { isBoardAMatch } from "../forms";
import { MIN_FOR_TRIPLE } from "./pair-rounds";
import { unpairedIn, type PairedRound } from "./next-round";
import { pairRound, type Paired } from "./pair-round";
import type { Field } from "./pairing";
import { printPoints } from "../points";
import { metBefore } from "../rounds";
import type { ScoredSwissEvent } from "../score-event";
import { matchesOfThree } from "./three-teams";

const words = resultTexts.swiss;

/** The Director's instructions for a paired round, and their cost. */
interface PairedByHand {
  /** The instructions as sentences. */
  readonly said: readonly string[];
  /** Additional cost compared with the pairing rule alone; null if the rule alone finds no pairing. */
  readonly cost: PairingCost | null;
}

/** Cost of a pairing: the number of rematches, and the sum of the differences in points between opponents. */
interface PairingCost {
  readonly rematches: number;
  readonly difference: number;
}

/** Returns the Director's instructions for a paired round, and their cost; null if there are none. */
export function pairedByHand(event: ScoredSwissEvent, next: PairedRound): PairedByHand | null {
  const byHand = instructionsFor(event.results.byHand ?? [], next.round);
  if (byHand.length === 0) return null;
  const label = (team: Contestant) => teamLabel(event.plan, team);
  const unpaired = unpairedIn(event, next.round);
  const without = pairRound(unpaired);
  const said = byHand.map(({ what, teams }) => words.byHand.instructions[what](teams.map(label)));
  if (!without) return { said, cost: null };
  const [before, now] = [costOf(unpaired.field, without), costOf(unpaired.field, next)];
  const difference = roundToHundredths(now.difference - before.difference);
  return { said, cost: { rematches: now.rematches - before.rematches, difference } };
}

/** Returns lines with the Director's instructions for a paired round, and their cost. */
export function handLines(event: ScoredSwissEvent, next: PairedRound): string[] {
  const found = pairedByHand(event, next);
  if (!found?.cost) return [...(found?.said ?? [])];
  const { said, cost } = found;
  const difference = printPoints(Math.abs(cost.difference), event.plan);
  const line = words.byHand.cost(cost.rematches, difference, Math.sign(cost.difference), isBoardAMatch(event.plan));
  return [...said, line];
}

function costOf({ haveMet, points }: Field, { pairings, threeTeams }: Paired): PairingCost {
  // A triangle that goes on was chosen in the round before.
  const chosen = threeTeams && (threeTeams.half === 1 || threeTeams.oneRound) ? matchesOfThree(threeTeams.teams) : [];
  const all = [...pairings, ...chosen];
  return {
    rematches: all.filter(({ team, opponent }) => haveMet(team, opponent)).length,
    difference: all.reduce((sum, { team, opponent }) => sum + Math.abs(points(team) - points(opponent)), 0),
  };
}

/** Returns lines on why the pairing rule gives a team a bye, or three teams a triangle. */
export function reasonLines(event: ScoredSwissEvent, { round, threeTeams, bye, alsoOut }: PairedRound): string[] {
  const { plan, results, rounds } = event;
  const { field, hadBye, beenInThree, underWay } = unpairedIn(event, round);
  const rules = rulesOf(results.byHand ?? [], round);
  const label = (team: Contestant) => teamLabel(plan, team);
  const placed = new Set([
    ...rules.locks.flatMap(({ team, opponent }) => [team, opponent]),
    ...[...rules.byes, ...(rules.three?.teams ?? []), ...(underWay ?? []), ...rules.swaps.flat()],
  ]);
  const free = field.teams.filter((team) => !placed.has(team));
  const byRule = [...(bye === null ? [] : [bye]), ...(alsoOut ?? [])].filter((team) => !placed.has(team));
  const byes = byRule.map((team) => {
    const below = free.slice(free.indexOf(team) + 1);
    const had = below.filter((lower) => hadBye.has(lower));
    if (hadBye.has(team)) return words.reasons.secondBye(label(team));
    return words.reasons.bye(label(team), had.map(label), below.length > had.length);
  });
  const isTripleOfRule = threeTeams && !underWay && !threeTeams.teams.some((team) => placed.has(team));
  if (byRule.length > 0 && plan.odd === "three-teams" && !rules.isBye && !underWay && rules.three === null)
    byes.push(
      field.teams.length < MIN_FOR_TRIPLE && round < plan.rounds
        ? words.reasons.fewForTriangle(MIN_FOR_TRIPLE)
        : words.reasons.noTriangle
    );
  if (!isTripleOfRule) return byes;
  const lowest = free.slice(-3);
  if (lowest.every((team) => threeTeams.teams.includes(team)))
    return [...byes, words.reasons.triangle(threeTeams.teams.map(label))];
  const [a, b, c] = lowest;
  const met =
    a === undefined || b === undefined || c === undefined
      ? []
      : matchesOfThree([a, b, c]).filter(
          ({ team, opponent }) => field.haveMet(team, opponent) || rules.isBarred(team, opponent)
        );
  const again = lowest.filter((team) => beenInThree.has(team));
  const [pair] = met;
  const reason = pair
    ? words.reasons.lowestHaveMet([label(pair.team), label(pair.opponent)], metBefore(rounds, { round, ...pair }))
    : again.length > 0
      ? words.reasons.lowestPlayedThree(again.map(label))
      : words.reasons.lowestCannot(lowest.map(label));
  return [...byes, words.reasons.otherTriangle(threeTeams.teams.map(label), reason)];
}

/** Returns the remarks on a paired round: its reasons, and the cost of pairing by hand. */
export function pairingNotes(event: ScoredSwissEvent, next: PairedRound): string[] {
  return [...reasonLines(event, next), ...handLines(event, next)];
}
