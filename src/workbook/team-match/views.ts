import type { PerSide } from "../../sessions/teams/match";
import { computed, type Computed } from "../kit/content";
import { rounded, positiveSum } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { layOutList } from "../kit/list";
import { writeHeadings, writeRow } from "../kit/write-list";
import { cancelledFormula, boardWorthRange } from "../tables/worth";
import { afterWorth } from "../tables/team-tables";
import { onWorking } from "../working/steps";
import { amountOf } from "./amounts";
import { MATCH_SIDES, opponentsOf, type MatchSheets, type MatchSide, type SidesList } from "./match-sheets";

/**
 * Totals of the match according to one side's sheet, a row for each. "lead" is the home team's lead; "ahead" is 1 if
 * the home team is first, -1 if the away team is first, 0 for a tie.
 */
const VIEW = ["scored", "cancelled", "won", "margin", "scaleVps", "vps", "lead", "ahead"] as const;
type ViewTotal = (typeof VIEW)[number];

const COLUMNS = { home: { heading: "Home" }, away: { heading: "Away" } };
const COLUMN_OF: PerSide<keyof typeof COLUMNS> = ["home", "away"];

/** Places the totals according to each side's sheet on the Working sheet, those of the home team's sheet first. */
export function placeViews(): PerSide<SidesList> {
  const place = { ...onWorking("view"), left: afterWorth(2), rows: VIEW.length };
  const home = layOutList(COLUMNS, place);
  return [home, layOutList(COLUMNS, { ...place, firstRow: home.lastRow + 1 })];
}

/** Returns a formula, valid on any sheet, for a side's total according to the sheet that the team `keeper` keeps. */
export function viewOf({ views }: MatchSheets, side: MatchSide, total: ViewTotal, keeper: MatchSide = 0): Computed {
  return computed(views[keeper].outside.cell(COLUMN_OF[side], VIEW.indexOf(total)));
}

/** Returns a formula, valid on the Working sheet, for a side's total according to the home team's sheet. */
export function viewHere({ views: [home] }: MatchSheets, side: MatchSide, total: ViewTotal): string {
  return home.cell(COLUMN_OF[side], VIEW.indexOf(total));
}

/** Writes the match's totals twice: as the home team's sheet gives them, and as the away team's sheet gives them. */
export function putViews(grid: Grid, sheets: MatchSheets): void {
  writeHeadings(grid, sheets.views[0]);
  for (const keeper of MATCH_SIDES) {
    const [home, away] = [totalsBy(sheets, keeper, 0), totalsBy(sheets, keeper, 1)];
    VIEW.forEach((total, row) => writeRow(grid, sheets.views[keeper], row, { home: home[total], away: away[total] }));
  }
}

/**
 * Returns the range of a side's points on boards, on the sheet that the team `keeper` keeps: the keeper sits N-S at its
 * own table, its opponents E-W.
 */
export function worthOf(
  { places, scored }: MatchSheets,
  keeper: MatchSide,
  side: MatchSide,
  boards: readonly number[] = scored.plan.matches[0].boards
): string {
  return boardWorthRange(places[keeper], boards, side === keeper ? "ns" : "ew");
}

/** The home team's lead on some boards, before penalties: see leadOn in sessions/teams/match.ts. */
export function leadFormula(sheets: MatchSheets, keeper: MatchSide, boards?: readonly number[]): string {
  const [home, away] = [worthOf(sheets, keeper, 0, boards), worthOf(sheets, keeper, 1, boards)];
  return rounded(`(SUM(${home})-SUM(${away}))/${sheets.form.scoring === "bam" ? 1 : 2}`);
}

/** Returns a side's totals according to the sheet that the team `keeper` keeps. */
function totalsBy(sheets: MatchSheets, keeper: MatchSide, side: MatchSide): Record<ViewTotal, Computed> {
  const { places, views, dialect, scored, form } = sheets;
  const {
    matches: [match],
    plan,
  } = scored;
  const ours = worthOf(sheets, keeper, side);
  const opponentWorth = worthOf(sheets, keeper, opponentsOf(side));
  const cell = (total: ViewTotal) => bySide(side, total);
  const penalty = (side: MatchSide, unit: "penaltyImps" | "penaltyVps") => amountOf(sheets, unit, side);
  const onceScored = (formula: string) => computed(`IF(${cell("scored")}=0,"",${formula})`);
  const sum = form.scoring === "bam" ? `SUM(${ours})-SUM(${opponentWorth})` : `SUM(${ours})`;
  const margin = `${sum}-${penalty(side, "penaltyImps")}+${penalty(opponentsOf(side), "penaltyImps")}`;
  const bySide = (side: MatchSide, total: ViewTotal) => views[keeper].cell(COLUMN_OF[side], VIEW.indexOf(total));
  const less = (total: "margin" | "vps") => `${bySide(0, total)}-${bySide(1, total)}`;
  const scaleVps = () => onceScored(dialect.victoryPoints(cell("margin")));
  const lessPenalty = () => rounded(`${cell("scaleVps")}-${penalty(side, "penaltyVps")}`);
  return {
    scored: computed(`COUNT(${ours})`),
    cancelled: computed(cancelledFormula(places, match)),
    won: onceScored(positiveSum(ours)),
    margin: onceScored(rounded(margin)),
    scaleVps: plan.scale ? scaleVps() : computed('""'),
    vps: plan.scale ? onceScored(lessPenalty()) : computed('""'),
    lead: onceScored(rounded(`(${less("margin")})/2`)),
    ahead: onceScored(`SIGN(${rounded(less(plan.scale ? "vps" : "margin"))})`),
  };
}
