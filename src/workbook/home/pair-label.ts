import type { Pair } from "../../movements/subround";
import type { HomePlan } from "../../sessions/home/plan";
import type { Computed } from "../kit/content";
import { cellAddress, onSheet } from "../reference";
import type { ScoresheetLayout } from "./scoresheet-layout";

/** A pair's number with its name below it; the name follows the one typed on the Scoresheet. */
export function pairLabel(plan: HomePlan, layout: ScoresheetLayout, pair: Pair): Computed {
  return label(plan, layout, pair, "CHAR(10)", "\n");
}

/** A pair's number and name in one line. */
export function pairName(plan: HomePlan, layout: ScoresheetLayout, pair: Pair): Computed {
  return label(plan, layout, pair, '" "', " ");
}

function label(
  plan: HomePlan,
  layout: ScoresheetLayout,
  pair: Pair,
  separatorFormula: string,
  separator: string
): Computed {
  const name = plan.pairs[pair - 1]!;
  const cell = onSheet(layout.sheet, cellAddress(layout.nameRow(pair), layout.nameColumn));
  return {
    formula: `${pair}&IF(${cell}="","",${separatorFormula}&${cell})`,
    value: name === "" ? String(pair) : `${pair}${separator}${name}`,
  };
}
