import type { Pair } from "../../movements/subround";
import type { HomePlan } from "../../sessions/plan";
import type { Computed } from "../grid";
import { cellAddress, onSheet } from "../reference";
import type { ScoresheetLayout } from "./layout";

/** A pair's number with its name below it, which follows the name on the Scoresheet. */
export function pairLabel(plan: HomePlan, layout: ScoresheetLayout, pair: Pair): Computed {
  const name = plan.pairs[pair - 1]!;
  const cell = onSheet(layout.sheet, cellAddress(layout.nameRow(pair), layout.nameColumn));
  return {
    formula: `${pair}&IF(${cell}="","",CHAR(10)&${cell})`,
    value: name === "" ? String(pair) : `${pair}\n${name}`,
  };
}
