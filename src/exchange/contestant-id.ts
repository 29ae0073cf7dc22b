import type { Contestant } from "../movements/contestant";
import { KINDS, type Plan } from "../sessions/kinds";

/** A contestant in files of other programs: by its number; of three teams by its letter. */
export function idOf({ kind }: Pick<Plan, "kind">, contestant: Contestant): string {
  return KINDS[kind].designation.id(contestant);
}
