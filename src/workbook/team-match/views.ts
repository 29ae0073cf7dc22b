import { hundredths } from "../../bridge/points";
import type { ScoredTeamMatch } from "../../sessions/team-match/score-match";
import type { Both } from "../../sessions/teams/match";
import { computed, type Computed } from "../kit/content";
import { rounded } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { placeList, putHeadings, putRow, type List } from "../kit/list";
import type { CellValue } from "../model";
import { afterWorth, worthRange } from "../tables/worth";
import { WORKING } from "../working/steps";
import { MATCH_SIDES, opponentsOf, type MatchSheets, type MatchSide } from "./match-sheets";

/** What the match comes to by the sheet of a side: a row for each, the lead being the home team's. */
const VIEW = ["scored", "won", "margin", "scaleVps", "vps", "lead"] as const;
export type ViewTotal = (typeof VIEW)[number];

const COLUMNS = { home: { heading: "Home" }, away: { heading: "Away" } };
const COLUMN_OF: Both<keyof typeof COLUMNS> = ["home", "away"];

/** What a match comes to by the sheet of a side, on the Working sheet. */
export type ViewList = List<keyof typeof COLUMNS>;

/** Places what the match comes to by the two sides' sheets, below each other. */
export function placeViews(): Both<ViewList> {
  const place = { sheet: WORKING, headingRow: 1, left: afterWorth(2), rows: VIEW.length };
  const home = placeList(COLUMNS, place);
  return [home, placeList(COLUMNS, { ...place, firstRow: home.lastRow + 1 })];
}

/** What a side has by the sheet of the home team, or of another keeper, for any sheet. */
export function viewOf(sheets: MatchSheets, side: MatchSide, total: ViewTotal, keeper: MatchSide = 0): Computed {
  const cell = sheets.views[keeper].outside.cell(COLUMN_OF[side], VIEW.indexOf(total));
  return computed(cell, viewValue(sheets.scored, side, total));
}

/** Writes what the match comes to by each sheet. */
export function putViews(grid: Grid, sheets: MatchSheets): void {
  putHeadings(grid, sheets.views[0]);
  for (const keeper of MATCH_SIDES) {
    const [home, away] = [viewFormulas(sheets, keeper, 0), viewFormulas(sheets, keeper, 1)];
    VIEW.forEach((total, row) => {
      const content = (side: MatchSide, formula: string) => computed(formula, viewValue(sheets.scored, side, total));
      const contents = { home: content(0, home[total]), away: content(1, away[total]) };
      putRow(grid, sheets.views[keeper], row, contents);
    });
  }
}

/**
 * What boards are worth to a side, by the sheet of a keeper, as a range: the keeper sits N-S at the table whose
 * sheet it keeps, the opponents E-W.
 */
export function worthOf(
  { places, scored }: MatchSheets,
  keeper: MatchSide,
  side: MatchSide,
  boards: readonly number[] = scored.plan.match.boards
): string {
  return worthRange(places[keeper], boards, side === keeper ? "ns" : "ew");
}

/** The sum of what is plus in a range. */
export function wonFormula(range: string): string {
  return `SUMIF(${range},">0")`;
}

/** The home team's lead on some boards, before penalties: see leadOn in sessions/teams/match.ts. */
export function leadFormula(sheets: MatchSheets, keeper: MatchSide, boards?: readonly number[]): string {
  const [home, away] = [worthOf(sheets, keeper, 0, boards), worthOf(sheets, keeper, 1, boards)];
  return `(SUM(${home})-SUM(${away}))/${sheets.form.scoring === "bam" ? 1 : 2}`;
}

function viewFormulas(sheets: MatchSheets, keeper: MatchSide, side: MatchSide): Record<ViewTotal, string> {
  const { lists, views, dialect, scored, form } = sheets;
  const ours = worthOf(sheets, keeper, side);
  const theirs = worthOf(sheets, keeper, opponentsOf(side));
  const cell = (total: ViewTotal) => views[keeper].cell(COLUMN_OF[side], VIEW.indexOf(total));
  const penalty = (whose: MatchSide, unit: "penaltyImps" | "penaltyVps") =>
    `N(${lists.totals.outside.cell(unit, whose)})`;
  const onceScored = (formula: string) => `IF(${cell("scored")}=0,"",${formula})`;
  const margin = form.scoring === "bam" ? `SUM(${ours})-SUM(${theirs})` : `SUM(${ours})`;
  const lead = `${leadFormula(sheets, keeper)}-${penalty(0, "penaltyImps")}+${penalty(1, "penaltyImps")}`;
  return {
    scored: `COUNT(${ours})`,
    won: onceScored(wonFormula(ours)),
    margin: onceScored(`${margin}-${penalty(side, "penaltyImps")}`),
    ...(scored.plan.scale
      ? {
          scaleVps: onceScored(dialect.victoryPoints(cell("margin"))),
          vps: onceScored(rounded(`${cell("scaleVps")}-${penalty(side, "penaltyVps")}`)),
        }
      : { scaleVps: '""', vps: '""' }),
    lead: onceScored(lead),
  };
}

function viewValue({ match, vps, lead }: ScoredTeamMatch, side: MatchSide, total: ViewTotal): CellValue {
  if (total === "scored") return match.scoredBoards;
  if (match.scoredBoards === 0) return null;
  const values: Record<Exclude<ViewTotal, "scored">, CellValue> = {
    won: hundredths(match.won[side]),
    margin: match.margins[side],
    scaleVps: match.vps && match.vps[side],
    vps: vps && vps[side],
    lead,
  };
  return values[total];
}
