import type { MatchPlan } from "../../sessions/team-match/plan";
import { onSheet, cellAddress } from "../reference";

/** Where things stand on the Match sheet. */
export interface MatchLayout {
  readonly sheet: string;
  /** The row of a side's names, 0 the home team: its name, then its four players. */
  readonly nameRow: (side: 0 | 1) => number;
  readonly teamColumn: number;
  readonly playerColumn: (player: number) => number;
  readonly seatsRow: number;
  readonly sessionsRow: number;
  readonly totalsRow: number;
  readonly resultRow: number;
  readonly lastRow: number;
  readonly lastColumn: number;
}

/** The columns of the totals, which are not all there where a form has no victory points. */
export const TOTALS = ["won", "penaltyImps", "margin", "scaleVps", "penaltyVps", "vps"] as const;
export type Total = (typeof TOTALS)[number];

const NAMES_ROW = 5;

/** Lays out the Match sheet. */
export function matchLayout({ sessions }: MatchPlan): MatchLayout {
  const seatsRow = NAMES_ROW + 4;
  const sessionsRow = seatsRow + sessions.length + 3;
  const totalsRow = sessionsRow + sessions.length + 3;
  return {
    sheet: "Match",
    nameRow: (side) => NAMES_ROW + 1 + side,
    teamColumn: 2,
    playerColumn: (player) => 4 + player,
    seatsRow,
    sessionsRow,
    totalsRow,
    resultRow: totalsRow + 4,
    lastRow: totalsRow + 4,
    lastColumn: 7,
  };
}

/** The column of a total. */
export function totalColumn(total: Total): number {
  return 2 + TOTALS.indexOf(total);
}

/** The address of a side's total, for a formula on any sheet. */
export function totalAddress(layout: MatchLayout, side: 0 | 1, total: Total): string {
  return onSheet(layout.sheet, cellAddress(layout.totalsRow + 1 + side, totalColumn(total)));
}
