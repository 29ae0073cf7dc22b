import type { Contestant } from "../../movements/contestant";
import { nameOf } from "../contestants";
import { KINDS, sessionOf, type Scored } from "../kinds";
import type { ScoredSession } from "../scored-session";
import { texts } from "./texts";

/** A session's result in the words of its players. */
export interface SessionResult extends Pick<ScoredSession, "progress" | "isOver" | "unit" | "sentences"> {
  /** The ranking, the leader first; empty before anything is scored. */
  readonly rows: readonly ResultRow[];
}

/** A row of the ranking, as printed; place and points are "" if there are none. */
export interface ResultRow {
  readonly place: string;
  readonly name: string;
  readonly points: string;
  /** Heading of the ranking, if there are several: "North-South"; else "". */
  readonly ranking: string;
}

/** Returns the result of a session of any kind. */
export function resultOf(scored: Scored): SessionResult {
  const { standings, isBegun, progress, isOver, unit, sentences } = sessionOf(scored);
  const rows = standings.map(({ place, name, shown, direction, division = "" }) => {
    return { place, name, points: shown, ranking: direction === null ? division : texts.directions[direction] };
  });
  return { progress, isOver, unit, rows: isBegun ? rows : [], sentences };
}

/** Returns a contestant's name, or "Pair 3" if it has none. */
function nameIn({ kind, plan }: Pick<Scored, "kind" | "plan">, contestant: Contestant): string {
  return nameOf(KINDS[kind].designation, namesOf(plan), contestant);
}

function namesOf(plan: Scored["plan"]): readonly string[] {
  if ("pairs" in plan) return plan.pairs;
  return "teams" in plan ? plan.teams : plan.names;
}

/** Returns the names of a team, or of the two pairs of a team: "Ann & Bob and Cy & Di". */
export function namesIn(scored: Pick<Scored, "kind" | "plan">, contestants: readonly Contestant[]): string {
  return contestants.map((contestant) => nameIn(scored, contestant)).join(texts.and);
}
