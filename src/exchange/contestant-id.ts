import { contestantNumber, type Contestant } from "../movements/contestant";
import { LETTERED_TEAMS } from "../sessions/contestants";
import type { Plan } from "../sessions/kinds";

/** A contestant in files of other programs: by its number; of three teams by its letter. */
export function idOf({ kind }: Pick<Plan, "kind">, contestant: Contestant): string {
  return kind === "three-teams" ? LETTERED_TEAMS.short(contestant) : String(contestantNumber(contestant));
}
