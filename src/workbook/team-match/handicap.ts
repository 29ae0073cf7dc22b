import type { MatchPlan } from "../../sessions/teams/team-match/plan";
import { proRata } from "../fewer-boards";
import { computed, type Computed } from "../kit/content";
import { rounded } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { layOutList } from "../kit/list";
import { writeHeadings, writeRow } from "../kit/write-list";
import { onSheet } from "../reference";
import { onWorking, WORKING } from "../working/steps";
import { amountOf } from "./amounts";
import { opponentsOf, type MatchSheets, type MatchSide, type SidesList } from "./match-sheets";
import { viewOf } from "./views";

/** Totals of the match with a handicap, a row for each; see `VIEW` in views.ts for their meaning. */
const TOTALS = ["share", "margin", "scaleVps", "vps", "lead", "ahead"] as const;
type HandicapTotal = (typeof TOTALS)[number];

const COLUMNS = { home: { heading: "Home with handicap" }, away: { heading: "Away with handicap" } };

/** Places the totals with a handicap on the Working sheet, from column `left` on; null without a handicap. */
export function placeHandicapTotals({ handicaps }: MatchPlan, left: number): SidesList | null {
  return handicaps && layOutList(COLUMNS, { ...onWorking("handicap"), left, rows: TOTALS.length });
}

/** Returns a formula, valid on any sheet, for a side's total with the handicap; blank in a match without a handicap. */
export function handicapOf({ handicap }: MatchSheets, side: MatchSide, total: HandicapTotal): Computed {
  return computed(handicap ? onSheet(WORKING, handicapHere(handicap, side, total)) : '""');
}

/** A side's total with the handicap, for the Working sheet. */
export function handicapHere(list: SidesList, side: MatchSide, total: HandicapTotal): string {
  return list.cell(side === 0 ? "home" : "away", TOTALS.indexOf(total));
}

/** Writes the totals with a handicap. */
export function putHandicapTotals(grid: Grid, sheets: MatchSheets): void {
  const { handicap } = sheets;
  if (handicap === null) return;
  writeHeadings(grid, handicap);
  const [home, away] = [totalsOf(sheets, handicap, 0), totalsOf(sheets, handicap, 1)];
  TOTALS.forEach((total, row) => writeRow(grid, handicap, row, { home: home[total], away: away[total] }));
}

/** Returns a formula for the victory points deducted from a side. */
export function penaltyOf(sheets: MatchSheets, side: MatchSide): string {
  return sheets.lists.totals.has("penaltyVps") ? amountOf(sheets, "penaltyVps", side) : "0";
}

function totalsOf(sheets: MatchSheets, list: SidesList, side: MatchSide): Record<HandicapTotal, Computed> {
  const { dialect, scored } = sheets;
  const { plan } = scored;
  const cell = (side: MatchSide, total: HandicapTotal) => handicapHere(list, side, total);
  const scoredBoards = viewOf(sheets, 0, "scored").formula;
  const once = (formula: string) => computed(`IF(${scoredBoards}=0,"",${formula})`);
  const blank = computed('""');
  const typed = amountOf(sheets, "handicap", side);
  const share = proRata(typed, `MIN(${scoredBoards},${plan.boards})`, plan.boards);
  const margin = `${viewOf(sheets, side, "margin").formula}+${cell(side, "share")}-${cell(opponentsOf(side), "share")}`;
  const less = (total: "margin" | "vps") => rounded(`${cell(0, total)}-${cell(1, total)}`);
  const vps = rounded(`${cell(side, "scaleVps")}-${penaltyOf(sheets, side)}`);
  return {
    share: once(share),
    margin: once(rounded(margin)),
    scaleVps: plan.scale ? once(dialect.victoryPoints(cell(side, "margin"))) : blank,
    vps: plan.scale ? once(vps) : blank,
    lead: once(rounded(`(${less("margin")})/2`)),
    ahead: once(`SIGN(${less(plan.scale ? "vps" : "margin")})`),
  };
}
