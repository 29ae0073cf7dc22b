import type { MatchPlan } from "../../sessions/team-match/plan";
import { computed, type Computed } from "../kit/content";
import { rounded } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { placeList, putHeadings, putRow } from "../kit/list";
import { onSheet } from "../reference";
import { onWorking, WORKING } from "../working/steps";
import { amountOf } from "./amounts";
import { opponentsOf, type MatchLists, type MatchSheets, type MatchSide, type SidesList } from "./match-sheets";
import { viewOf } from "./views";

/** What the match comes to with a handicap, a row for each; as VIEW in views.ts. */
const TOTALS = ["share", "margin", "scaleVps", "vps", "lead", "ahead"] as const;
type HandicapTotal = (typeof TOTALS)[number];

const COLUMNS = { home: { heading: "Home with handicap" }, away: { heading: "Away with handicap" } };

/** Places what the match comes to with a handicap, from a column on; null without one. */
export function placeHandicapTotals({ handicaps }: MatchPlan, left: number): SidesList | null {
  return handicaps && placeList(COLUMNS, { ...onWorking("handicap"), left, rows: TOTALS.length });
}

type Given = MatchSheets & {
  readonly handicap: SidesList;
  readonly lists: MatchLists & { readonly handicap: NonNullable<MatchLists["handicap"]> };
};

/** The sheets of a match that has a handicap. */
export function withHandicap(sheets: MatchSheets): Given | null {
  const { handicap, lists } = sheets;
  return handicap && lists.handicap ? { ...sheets, handicap, lists: { ...lists, handicap: lists.handicap } } : null;
}

/** What a side has with the handicap, for any sheet. */
function handicapOf(sheets: Given, side: MatchSide, total: HandicapTotal): Computed {
  return computed(onSheet(WORKING, handicapHere(sheets.handicap, side, total)));
}

/** The same for the Working sheet. */
export function handicapHere(list: SidesList, side: MatchSide, total: HandicapTotal): string {
  return list.cell(side === 0 ? "home" : "away", TOTALS.indexOf(total));
}

/** Writes what the match comes to with a handicap. */
export function putHandicapTotals(grid: Grid, sheets: MatchSheets): void {
  const given = withHandicap(sheets);
  if (given === null) return;
  putHeadings(grid, given.handicap);
  const [home, away] = [totalsOf(given, 0), totalsOf(given, 1)];
  TOTALS.forEach((total, row) => putRow(grid, given.handicap, row, { home: home[total], away: away[total] }));
}

/** Writes the handicaps, which are typed, and what each team has with them. */
export function putHandicap(grid: Grid, given: Given, side: MatchSide): void {
  const { scored, lists, teams } = given;
  putRow(grid, lists.handicap.list, side, {
    team: teams[side],
    handicap: scored.plan.handicaps?.[side] || null,
    share: handicapOf(given, side, "share"),
    margin: handicapOf(given, side, "margin"),
    scaleVps: handicapOf(given, side, "scaleVps"),
    penaltyVps: computed(penaltyOf(given, side)),
    vps: handicapOf(given, side, "vps"),
  });
}

function penaltyOf(sheets: MatchSheets, side: MatchSide): string {
  return sheets.lists.totals.has("penaltyVps") ? amountOf(sheets, "penaltyVps", side) : "0";
}

function totalsOf(sheets: Given, side: MatchSide): Record<HandicapTotal, Computed> {
  const { handicap: list, dialect, scored } = sheets;
  const { plan } = scored;
  const cell = (whose: MatchSide, total: HandicapTotal) => handicapHere(list, whose, total);
  const scoredBoards = viewOf(sheets, 0, "scored").formula;
  const once = (formula: string) => computed(`IF(${scoredBoards}=0,"",${formula})`);
  const none = computed('""');
  const typed = amountOf(sheets, "handicap", side);
  const share = `ROUND(${typed}*MIN(${scoredBoards},${plan.boards})/${plan.boards},0)`;
  const margin = `${viewOf(sheets, side, "margin").formula}+${cell(side, "share")}-${cell(opponentsOf(side), "share")}`;
  const less = (total: "margin" | "vps") => rounded(`${cell(0, total)}-${cell(1, total)}`);
  const vps = rounded(`${cell(side, "scaleVps")}-${penaltyOf(sheets, side)}`);
  return {
    share: once(share),
    margin: once(rounded(margin)),
    scaleVps: plan.scale ? once(dialect.victoryPoints(cell(side, "margin"))) : none,
    vps: plan.scale ? once(vps) : none,
    lead: once(rounded(`(${less("margin")})/2`)),
    ahead: once(`SIGN(${less(plan.scale ? "vps" : "margin")})`),
  };
}
