import type { SwissEventPlan } from "../../sessions/swiss-event/plan";
import type { Triple } from "../../sessions/swiss-event/three-teams";
import type { ScoredSwissEvent } from "../../sessions/swiss-event/score-swiss-event";
import type { Dialect, LookupTables } from "../formulas/dialect";
import type { SheetHead } from "../kit/headings";
import type { Paper } from "../model";
import type { SwissLayout } from "./layout";

/** What the sheets of a Swiss event are made from. */
export interface SwissSheets {
  /** With the next round among its matches. */
  readonly event: ScoredSwissEvent;
  /** The matches of three teams by the round in which they begin. */
  readonly triples: ReadonlyMap<number, Triple>;
  readonly layout: SwissLayout;
  readonly head: SheetHead;
  readonly dialect: Dialect;
  readonly tables: LookupTables;
  readonly paper: Paper;
}

/** What heads the sheets of an event: "24 teams · 7 rounds of 7 boards · ACBL20-7". */
export function headOf(plan: SwissEventPlan): SheetHead {
  const { title, date, teams, rounds, boards, scale, bracket } = plan;
  const parts = [
    `${teams.length} teams`,
    ...(rounds > 0 ? [`${rounds} ${rounds === 1 ? "round" : "rounds"} of ${boards} boards`, scale.name] : []),
    ...(bracket === null ? [] : [`knockout of ${bracket}`]),
  ];
  return { title, date, subtitle: parts.join(" · ") };
}
