import type { Contestant } from "../movements/contestant";
import { KINDS, type Plan } from "../sessions/kinds";

/** Returns a contestant's id in files of other programs: its number, or a team's letter if there are three teams. */
export function idOf({ kind }: Pick<Plan, "kind">, contestant: Contestant): string {
  return KINDS[kind].designation.id(contestant);
}
