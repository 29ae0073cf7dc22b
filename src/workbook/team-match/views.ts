import { hasDecimals } from "../../bridge/vp/scale";
import type { Both } from "../../sessions/teams/match";
import { computed, either, joined, type Computed } from "../kit/content";
import { rounded, wonSum } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { placeList, putHeadings, putRow, type List } from "../kit/list";
import { rowsOf } from "../tables/table";
import { afterWorth, cancelledFormula, worthRange } from "../tables/worth";
import { texts } from "../texts";
import { onWorking } from "../working/steps";
import { amountOf } from "./amounts";
import { MATCH_SIDES, opponentsOf, type MatchSheets, type MatchSide } from "./match-sheets";

/**
 * What the match comes to by the sheet of a side: a row for each. The lead is the home team's, and so is the place: 1
 * where it is placed first, -1 where the away team is, 0 for a tie.
 */
const VIEW = ["scored", "cancelled", "won", "margin", "scaleVps", "vps", "lead", "ahead"] as const;
type ViewTotal = (typeof VIEW)[number];

const COLUMNS = { home: { heading: "Home" }, away: { heading: "Away" } };
const COLUMN_OF: Both<keyof typeof COLUMNS> = ["home", "away"];

/** What a match comes to by the sheet of a side, on the Working sheet. */
export type ViewList = List<keyof typeof COLUMNS>;

/** Places what the match comes to by the two sides' sheets, below each other. */
export function placeViews(): Both<ViewList> {
  const place = { ...onWorking("view"), left: afterWorth(2), rows: VIEW.length };
  const home = placeList(COLUMNS, place);
  return [home, placeList(COLUMNS, { ...place, firstRow: home.lastRow + 1 })];
}

/** What a side has by the sheet of the home team, or of another keeper, for any sheet. */
export function viewOf(sheets: MatchSheets, side: MatchSide, total: ViewTotal, keeper: MatchSide = 0): Computed {
  const cell = sheets.views[keeper].outside.cell(COLUMN_OF[side], VIEW.indexOf(total));
  return computed(cell);
}

/** Writes what the match comes to by each sheet. */
export function putViews(grid: Grid, sheets: MatchSheets): void {
  putHeadings(grid, sheets.views[0]);
  for (const keeper of MATCH_SIDES) {
    const [home, away] = [totalsBy(sheets, keeper, 0), totalsBy(sheets, keeper, 1)];
    VIEW.forEach((total, row) => putRow(grid, sheets.views[keeper], row, { home: home[total], away: away[total] }));
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

/** The home team's lead on some boards, before penalties: see leadOn in sessions/teams/match.ts. */
export function leadFormula(sheets: MatchSheets, keeper: MatchSide, boards?: readonly number[]): string {
  const [home, away] = [worthOf(sheets, keeper, 0, boards), worthOf(sheets, keeper, 1, boards)];
  return rounded(`(SUM(${home})-SUM(${away}))/${sheets.form.scoring === "bam" ? 1 : 2}`);
}

/** What a side has by the sheet of a keeper. */
function totalsBy(sheets: MatchSheets, keeper: MatchSide, side: MatchSide): Record<ViewTotal, Computed> {
  const { places, views, dialect, scored, form } = sheets;
  const { match, plan } = scored;
  const ours = worthOf(sheets, keeper, side);
  const theirs = worthOf(sheets, keeper, opponentsOf(side));
  const cell = (total: ViewTotal) => bySide(side, total);
  const penalty = (whose: MatchSide, unit: "penaltyImps" | "penaltyVps") => amountOf(sheets, unit, whose);
  const onceScored = (formula: string) => computed(`IF(${cell("scored")}=0,"",${formula})`);
  const sum = form.scoring === "bam" ? `SUM(${ours})-SUM(${theirs})` : `SUM(${ours})`;
  const margin = `${sum}-${penalty(side, "penaltyImps")}+${penalty(opponentsOf(side), "penaltyImps")}`;
  const bySide = (whose: MatchSide, total: ViewTotal) => views[keeper].cell(COLUMN_OF[whose], VIEW.indexOf(total));
  const less = (total: "margin" | "vps") => `${bySide(0, total)}-${bySide(1, total)}`;
  const scaleVps = () => onceScored(dialect.victoryPoints(cell("margin")));
  const lessPenalty = () => rounded(`${cell("scaleVps")}-${penalty(side, "penaltyVps")}`);
  return {
    scored: computed(`COUNT(${ours})`),
    cancelled: computed(cancelledFormula(places, match)),
    won: onceScored(wonSum(ours)),
    margin: onceScored(rounded(margin)),
    scaleVps: plan.scale ? scaleVps() : computed('""'),
    vps: plan.scale ? onceScored(lessPenalty()) : computed('""'),
    lead: onceScored(rounded(`(${less("margin")})/2`)),
    ahead: onceScored(`SIGN(${rounded(less(plan.scale ? "vps" : "margin"))})`),
  };
}

/**
 * How many boards there are to play: a number, or where a knockout has extra boards, which count once they are needed
 * or one of them is scored or cancelled, a formula.
 */
export function boardsToPlay(sheets: MatchSheets): number | Computed {
  const { scored, places } = sheets;
  const { boards, extraBoards, match } = scored.plan;
  if (extraBoards === 0) return boards;
  const [usual, extra] = [match.boards.slice(0, boards), match.boards.slice(boards)];
  const done = (of: readonly number[]) => {
    const cancelled = places[0].worth.outside.range("cancelled", ...rowsOf(places[0], of));
    return `COUNT(${worthOf(sheets, 0, 0, of)})+SUM(${cancelled})`;
  };
  const [home, away] = [amountOf(sheets, "penaltyImps", 0), amountOf(sheets, "penaltyImps", 1)];
  const lead = rounded(`${leadFormula(sheets, 0, usual)}-${home}+${away}`);
  const formula = `IF(OR(${done(extra)}>0,AND(${done(usual)}=${boards},${lead}=0)),${boards + extraBoards},${boards})`;
  return computed(formula);
}

const words = texts.teamMatch.sentence;

/**
 * The result in words: "Reds win by 20 IMPs, 14.26 – 5.74 victory points"; until all boards are
 * scored they "lead", before the first it is "". Where victory points decide otherwise than the lead, both are said:
 * "Blues win, 9.25 – 7.88 victory points after penalties; Reds are ahead by 3 IMPs".
 * @param _outcome the result that is said, and where it stands: without a handicap, if not said.
 */
export function resultSentence(
  sheets: MatchSheets,
  totalOf = (side: MatchSide, total: "lead" | "ahead" | "vps") => viewOf(sheets, side, total)
): Computed {
  const { scored, teams, form } = sheets;
  const { boards, extraBoards, scale } = scored.plan;
  const lead = totalOf(0, "lead").formula;
  const ahead = totalOf(0, "ahead").formula;
  const count = viewOf(sheets, 0, "scored").formula;
  const size = computed(`ABS(${lead})`);
  const isLevel = `${lead}=0`;
  const imps = joined(size, words.unit[form.scoring], either(`${size.formula}=1`, "", words.plural));
  const cancelled = viewOf(sheets, 0, "cancelled").formula;
  const toPlay = boardsToPlay(sheets);
  const expected = typeof toPlay === "number" ? String(toPlay) : toPlay.formula;
  const isOpen = `${count}+${cancelled}<${expected}`;
  const leader = either(`${lead}>0`, ...teams);
  const won = joined(leader, either(isOpen, words.leadsBy, words.winsBy), imps);
  const isTied = `${ahead}=0`;
  const agree = `${ahead}=SIGN(${lead})`;
  const first = joined(either(`${ahead}>0`, ...teams), either(isOpen, words.leads, words.wins));
  // Of a knockout that is tied; its extra boards then count among those to play.
  const needsMore = `AND(${expected}>${boards},${isOpen})`;
  const tied = extraBoards === 0 ? words.tied : either(needsMore, words.tiedExtra, words.tied);
  const agreed = either(isLevel, tied, won);
  const result = scale ? either(agree, agreed, either(isTied, words.level, first)) : agreed;
  const points = (side: MatchSide) => {
    const { formula } = totalOf(side, "vps");
    const shown = scale && hasDecimals(scale) ? `FIXED(${formula},2)` : formula;
    return computed(shown);
  };
  const byImps = either(isLevel, words.levelImps, joined(words.besides, leader, words.ahead, imps));
  const besides = joined(either(isTied, "", words.afterPenalties), byImps);
  const said = scale
    ? joined(result, words.before, points(0), words.between, points(1), words.victoryPoints, either(agree, "", besides))
    : result;
  return either(`${count}=0`, "", said);
}
