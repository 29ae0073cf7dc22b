import { eveningPlan, outcomeOf, scoredResults, type Evening } from "../../play/evening";
import { digestOf } from "../../season/digest";
import type { SeasonEvening } from "../../season/our-season";
import { today } from "../../sessions/today";
import { fileName } from "../../workbook/file-name";
import { tablesMissingResults } from "../evening/shared/missing";

/** Scores the evenings of this device for the season; evenings without results are left out. */
export function seasonEvenings(all: readonly Evening[]): SeasonEvening[] {
  return all.flatMap((evening) => {
    const plan = eveningPlan(evening);
    const results = scoredResults(evening);
    if (results.size === 0) return [];
    const { scored } = outcomeOf(results, plan, evening);
    return [
      {
        id: evening.id,
        // The name of the evening's own workbook, so that a season's workbook links to it.
        digest: digestOf({ source: fileName(plan.title, plan.date), scored }),
        day: plan.date || today(new Date(evening.started)),
        isFinished: tablesMissingResults({ plan, results }).length === 0,
      },
    ];
  });
}
