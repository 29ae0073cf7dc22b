import type { Contestant } from "../../movements/contestant";
import { nameOf } from "../contestants";
import { KINDS, sessionOf, type Scored } from "../kinds";
import type { ScoredSession } from "../scored-session";
import { texts } from "./texts";

/** What a session has come to, in the words of those who played it. */
export interface SessionResult extends Pick<ScoredSession, "progress" | "isOver" | "unit" | "said"> {
  /** The ranking, the leader first; empty before anything is scored. */
  readonly rows: readonly ResultRow[];
}

/** A pair or a team in the ranking, printed; a place and points that it has not are "". */
export interface ResultRow {
  readonly place: string;
  readonly name: string;
  readonly points: string;
  /** What heads its ranking, where there is more than one: "North-South"; else "". */
  readonly ranking: string;
}

/** What a session of any kind has come to. */
export function resultOf(scored: Scored): SessionResult {
  const { standings, isBegun, progress, isOver, unit, said } = sessionOf(scored);
  const rows = standings.map(({ place, name, shown, direction, division = "" }) => {
    return { place, name, points: shown, ranking: direction === null ? division : texts.directions[direction] };
  });
  return { progress, isOver, unit, rows: isBegun ? rows : [], said };
}

/** What a pair or a team goes by where it stands alone: its name, or "Pair 3". */
function nameIn({ kind, plan }: Pick<Scored, "kind" | "plan">, contestant: Contestant): string {
  return nameOf(KINDS[kind].designation, namesOf(plan), contestant);
}

function namesOf(plan: Scored["plan"]): readonly string[] {
  if ("pairs" in plan) return plan.pairs;
  return "teams" in plan ? plan.teams : plan.names;
}

/** Pairs that make a team, or a team: "Ann & Bob and Cy & Di". */
export function namesIn(scored: Pick<Scored, "kind" | "plan">, contestants: readonly Contestant[]): string {
  return contestants.map((contestant) => nameIn(scored, contestant)).join(texts.and);
}
