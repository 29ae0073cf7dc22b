import type { Plan } from "../../src/sessions/kinds";
import type { AnyResults } from "./random-results-of-kind";

/** Results without what makes no difference: the order of boards, and what is left out in place of nothing. */
export function comparable(plan: Plan, results: AnyResults): unknown {
  if ("tables" in results) {
    const cancelled = "cancelled" in results ? results.cancelled : undefined;
    return {
      tables: [...results.tables].sort((a, b) => a.table - b.table || a.board - b.board),
      adjusted: sorted("adjusted" in results ? [...results.adjusted] : []),
      cancelled: sorted([...(cancelled ?? [])]),
      penalties: ("penalties" in results && results.penalties) || [],
      turned: ("turned" in results && results.turned) || [],
      wrongBoards: ("wrongBoards" in results && results.wrongBoards) || [],
      groups: "groups" in results ? sorted([...(results.groups ?? [])]) : [],
      weighted: "weighted" in results ? sorted([...(results.weighted ?? [])]) : [],
    };
  }
  if ("rows" in results) return results;
  if (plan.kind !== "league") return { ...results, presence: results.presence ?? [] };
  const listed = (date?: string) => (plan.fixtures.some((round) => round.date === date) ? undefined : date);
  return {
    penalties: results.penalties ?? [],
    matches: results.matches.map((match) => ({ ...match, date: listed(match.date) })),
  };
}

function sorted<T>(list: readonly T[]): T[] {
  return [...list].sort((a, b) => (String(a) < String(b) ? -1 : 1));
}
