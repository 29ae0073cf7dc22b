import type { TieWay } from "../../sessions/swiss-event/forms";
import { isBoardAMatch } from "../../sessions/swiss-event/forms";
import type { SwissEventPlan } from "../../sessions/swiss-event/plan";
import { computed, type Computed } from "../kit/content";
import { firstThat } from "../kit/formula";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import type { SwissSheets } from "./swiss-lists";
import { rankSteps, type TeamStep } from "./working-lists";

/** What places teams that are level. */
export function rankingNote(plan: SwissEventPlan): string {
  const { note, noteOnTies } = texts.swissEvent.ranking;
  return plan.ties.length === 0 ? note : noteOnTies(plan.ties.map((way) => inWords(plan, way)));
}

function inWords(plan: SwissEventPlan, way: TieWay): string {
  return way === "opponents" && isBoardAMatch(plan) ? texts.swissEvent.opponentsPoints : texts.swissEvent.ways[way];
}

/** How a team of the ranking that is level on victory points with the one above it came to stand below it. */
export function tieOf({ event, lists }: SwissSheets, index: number): Computed {
  const { plan } = event;
  const { ranking: list, working } = lists;
  const { parted, level } = texts.swissEvent.ranking;
  if (index === 0) return computed('""');
  const [above, number] = [list.cell("number", index - 1), list.cell("number", index)];
  const parts = (step: TeamStep) => {
    const ranks = working.teams.outside.range(step);
    return `INDEX(${ranks},${number})<>INDEX(${ranks},${above})`;
  };
  const [byVps, ...byTies] = rankSteps(plan);
  const words = plan.ties.map((way) => parted(inWords(plan, way)));
  const isBlank = `INDEX(${working.teams.outside.range(byVps)},${number})=""`;
  const formula = firstThat(
    [
      [isBlank, '""'],
      [parts(byVps), '""'],
      ...byTies.map((step, i) => [parts(step), textLiteral(words[i] ?? "")] as const),
    ],
    textLiteral(level)
  );
  return computed(formula);
}
