import { signed } from "../../bridge/points";
import { forContestant, type Contestant } from "../../movements/contestant";
import { MAX_QUOTIENT } from "../imp-quotient";
import { resultTexts } from "../result-texts";
import { teamLabel } from "./event-plan";
import { isBoardAMatch } from "./forms";
import { printPoints } from "./points";
import type { ScoredSwissEvent } from "./score-event";
import type { TieStep } from "./ties";

const { by, levelAtTheCut, levelSeeds, noneLost, parted, units } = resultTexts.swiss;

/** Returns a line for each two neighbours in the standings that a tie-break separates. */
export function tieLines(event: ScoredSwissEvent): string[] {
  return event.standings.flatMap((team, i) => {
    const next = event.standings[i + 1];
    const line = next === undefined ? null : whyBefore(event, team, next);
    return line === null ? [] : [line];
  });
}

/** Returns why a team is above the next one, which has equal victory points; null if no tie-break separates them. */
export function whyBefore(event: ScoredSwissEvent, team: Contestant, next: Contestant): string | null {
  const { plan, teams } = event;
  const { total, tieSteps } = forContestant(teams, team);
  if (total === null || total !== forContestant(teams, next).total) return null;
  const deciding = tieSteps.findIndex(({ ranks }) => forContestant(ranks, team) !== forContestant(ranks, next));
  const [before, step] = [tieSteps[deciding - 1], tieSteps[deciding]];
  if (!before || !step) return null;
  const labels = [teamLabel(plan, team), teamLabel(plan, next)] as const;
  const unit = unitOf(plan);
  return parted(labels, printPoints(total, plan), unit, howParted(event, before, step, team, next));
}

/** The name of an event's points. */
function unitOf(plan: ScoredSwissEvent["plan"]): string {
  return isBoardAMatch(plan) ? units.points : units.vps;
}

function howParted(
  { plan }: ScoredSwissEvent,
  before: TieStep,
  { way, values }: TieStep,
  team: Contestant,
  next: Contestant
): string {
  const [first, second] = [forContestant(values, team), forContestant(values, next)];
  const vps = (points: number) => printPoints(points, plan);
  const quotient = (value: number) => (value === MAX_QUOTIENT ? noneLost : String(value));
  switch (way) {
    case "net":
      return by.net(signed(first), signed(second));
    case "quotient":
      return by.quotient(quotient(first), quotient(second));
    case "opponents":
      return by.opponents(vps(first), vps(second), unitOf(plan));
    case "wins":
      return by.wins(String(first), String(second));
    case "match":
    case null: {
      const level = before.ranks.filter((rank) => rank === forContestant(before.ranks, team)).length;
      return by.match(vps(first), vps(second), level > 2, unitOf(plan));
    }
  }
}

/** Returns a line for each seed that only the order of entry decides. */
export function levelSeedLines({ plan, levelSeeds: level }: ScoredSwissEvent): string[] {
  const label = (team: Contestant) => teamLabel(plan, team);
  return level.map(({ seed, team, next, cut }) =>
    cut ? levelAtTheCut(label(team), label(next)) : levelSeeds(seed, label(team), label(next))
  );
}
