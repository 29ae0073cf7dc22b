import type { Contestant } from "../../../movements/contestant";
import { teamLabel } from "../event-plan";
import { resultTexts } from "../../result-texts";
import { instructionsFor, type HandRules } from "./by-hand";
import { MIN_FOR_TRIPLE } from "./pair-rounds";
import type { Paired } from "./pair-round";
import type { Field } from "./pairing";
import { entersIn, isIn } from "../schedule/presence";
import type { ScoredSwissEvent } from "../score-event";
import { swapTeams } from "./swap-teams";
import type { Triple } from "./three-teams";

const words = resultTexts.swiss.byHand;

/**
 * Returns why a round cannot be paired as the Director orders: a team is absent, or in a triangle that is not over, or
 * the number of teams left to be paired does not fit.
 * @returns null if the round can be paired.
 */
export function refusalOf(
  { plan, results, standings }: ScoredSwissEvent,
  round: number,
  rules: HandRules,
  underWay: Triple | null
): string | null {
  const label = (team: Contestant) => teamLabel(plan, team);
  const present = standings.filter((team) => isIn(results, team, round));
  const placing = instructionsFor(results.byHand ?? [], round).filter(({ what }) => what !== "forbid");
  for (const { what, teams } of placing) {
    const absent = teams.find((team) => !present.includes(team));
    if (absent !== undefined) {
      const enters = entersIn(results, absent);
      return round < enters
        ? words.notYet(words.ofParts[what], round, label(absent), enters)
        : words.withdrawn(words.ofParts[what], round, label(absent));
    }
    const busy = teams.find((team) => underWay?.includes(team));
    if (busy !== undefined) return words.underWay(words.ofParts[what], round, label(busy));
  }
  const { byes, three, isBye } = rules;
  if (three && underWay) return words.triangleUnderWay(round, underWay.map(label));
  if (three && !three.oneRound && present.length < MIN_FOR_TRIPLE) return words.fewForTwo(round, MIN_FOR_TRIPLE);
  const named = byes.length + (three?.teams ? 3 : 0);
  const free = present.length - (underWay ? 3 : 0);
  if ((free - named) % 2 === 1 && named > 0)
    return words.oneLeft(round, free, [...byes, ...(three?.teams ?? [])].map(label));
  const isLeft = isBye || (three !== null && three.teams === null);
  if (isLeft && (free - named) % 2 === 0) return words.noneLeft(round, free);
  return null;
}

/**
 * Exchanges teams in a round, swap by swap.
 * @param paired the round as the pairing rule gives it.
 * @returns the round with all swaps, or the reason why two teams cannot be exchanged.
 */
export function withSwaps(
  { plan }: Pick<ScoredSwissEvent, "plan">,
  round: number,
  rules: HandRules,
  paired: Paired,
  field: Field
): Paired | string {
  const label = (team: Contestant) => teamLabel(plan, team);
  let swapped = paired;
  for (const [one, two] of rules.swaps) {
    const has = (pairing: Paired["pairings"][number]) =>
      [pairing.team, pairing.opponent].includes(one) && [pairing.team, pairing.opponent].includes(two);
    const isTogether = swapped.threeTeams?.teams.includes(one) && swapped.threeTeams.teams.includes(two);
    if (swapped.pairings.some(has) || isTogether) return words.swapTogether(round, [label(one), label(two)]);
    const lock = rules.locks.find(({ team, opponent }) =>
      [one, two].some((each) => each === team || each === opponent)
    );
    if (lock) return words.swapLocked(round, [label(one), label(two)], [label(lock.team), label(lock.opponent)]);
    swapped = swapTeams(swapped, [one, two], field);
  }
  const barred = swapped.pairings.find(({ team, opponent }) => rules.isBarred(team, opponent));
  if (rules.swaps.length > 0 && barred) return words.swapBarred(round, [label(barred.team), label(barred.opponent)]);
  return swapped;
}
