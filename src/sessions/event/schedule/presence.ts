import type { Contestant } from "../../../movements/contestant";
import type { Presence, EventResults } from "../results";

/** Returns the first round for which a team is no longer paired; null if it has not withdrawn. */
export function withdrawnIn({ presence = [] }: Pick<EventResults, "presence">, team: Contestant): number | null {
  return roundOf(presence, team, "withdrawn");
}

/** Returns the first round for which a team is paired. */
export function entersIn({ presence = [] }: Pick<EventResults, "presence">, team: Contestant): number {
  return roundOf(presence, team, "enters") ?? 1;
}

/** True if a team is to be paired in a round. */
export function isIn(results: Pick<EventResults, "presence">, team: Contestant, round: number): boolean {
  const withdrawn = withdrawnIn(results, team);
  return round >= entersIn(results, team) && (withdrawn === null || round < withdrawn);
}

function roundOf(presence: readonly Presence[], team: Contestant, kind: Presence["kind"]): number | null {
  return presence.find((entry) => entry.team === team && entry.kind === kind)?.round ?? null;
}
