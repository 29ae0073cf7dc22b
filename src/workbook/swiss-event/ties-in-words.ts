import type { TieWay } from "../../sessions/event/options";
import { isBoardAMatch } from "../../sessions/event/forms";
import type { SwissEventPlan } from "../../sessions/event/plan";
import { computed, type Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import { writeHeadings, writeRow } from "../kit/write-list";
import { texts } from "../texts";
import type { SwissSheets } from "./swiss-lists";

/** Returns the note that explains how tied teams are ranked. */
export function rankingNote(plan: SwissEventPlan): string {
  const { note, noteOnTies } = texts.swissEvent.ranking;
  return plan.ties.length === 0 ? note : noteOnTies(plan.ties.map((way) => inWords(plan, way)));
}

function inWords(plan: SwissEventPlan, way: TieWay): string {
  return way === "opponents" && isBoardAMatch(plan) ? texts.swissEvent.opponentsPoints : texts.swissEvent.ways[way];
}

/**
 * Writes the texts on how a tie on points was broken: one for each tie-break in order, then one for an unbroken tie.
 */
export function putWaysParted(grid: Grid, { event: { plan }, lists }: SwissSheets): void {
  if (plan.ties.length === 0) return;
  const { parted: list } = lists.working;
  const { parted, level } = texts.swissEvent.ranking;
  writeHeadings(grid, list);
  [...plan.ties.map((way) => parted(inWords(plan, way))), level].forEach((words, row) =>
    writeRow(grid, list, row, { parted: words })
  );
}

/** Returns the text on how the tie with the team above in the ranking was broken; blank if the points differ. */
export function tieOf({ lists }: SwissSheets, index: number): Computed {
  const { ranking: list, working } = lists;
  if (index === 0) return computed('""');
  const levels = `INDEX(${working.teams.outside.range("levels")},${list.cell("number", index)})`;
  return computed(`IF(${levels}=0,"",INDEX(${working.parted.outside.range("parted")},${levels}))`);
}
