import type { HomePlan } from "../../sessions/home/plan";
import type { Computed } from "../kit/content";
import type { List } from "../kit/list";
import { LINE_BREAK, withName, type TextPart } from "../kit/text";

/** Where the names of the pairs are typed. */
export type NamesList = List<"pair" | "name">;

/** A pair's number with its name below it; the name follows the one typed on the Scoresheet. Pairs count from 0. */
export function pairLabel(plan: HomePlan, names: NamesList, pair: number): Computed {
  return label(plan, names, pair, LINE_BREAK);
}

/** A pair's number and name in one line. */
export function pairName(plan: HomePlan, names: NamesList, pair: number): Computed {
  return label(plan, names, pair, " ");
}

function label({ pairs }: HomePlan, names: NamesList, pair: number, separator: TextPart): Computed {
  const name = { cell: names.outside.cell("name", pair), text: pairs[pair] ?? "" };
  return withName(pair + 1, name, separator);
}
