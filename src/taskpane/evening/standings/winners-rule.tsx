import { expectedIn } from "../../../play/expected";
import { placesOf } from "../../../sessions/kinds";
import type { TablePlan } from "../../../sessions/table-plan";
import { texts } from "../shared/texts";

/** The sentence that the winners of a round get all its IMPs; nothing for sessions that are scored otherwise. */
export function WinnersRule({ plan }: { readonly plan: TablePlan }) {
  // IMPs against expected scores are won by one side and lost by the other.
  if (!("scoring" in plan) || plan.scoring !== "imps" || expectedIn(plan) !== null) return null;
  const isDivided = placesOf(plan).some(({ part }) => part !== null);
  return <p class="hint">{texts.winnersRule(isDivided ? "half round" : "round")}</p>;
}
