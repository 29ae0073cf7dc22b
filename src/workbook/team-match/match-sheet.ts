import { HOME_AND_AWAY } from "../../sessions/contestants";
import { texts as sessionTexts } from "../../sessions/texts";
import { computed, type Computed, ifElse, joined } from "../kit/content";
import { onPages } from "../kit/even-pages";
import { ifAnyNumber } from "../kit/formula";
import { type Grid, progressText, titledGrid, writeLine, writeProgress } from "../kit/grid";
import { type List, sheetRows } from "../kit/list";
import { fillPage, printSetup } from "../kit/page";
import { rowContents, writeList, writeRow } from "../kit/write-list";
import type { Draft, PrintSetup } from "../model";
import { faultsAt } from "../tables/faults";
import { PLAYERS, playersRow } from "../team-names";
import { texts } from "../texts";
import { type Style, STYLES, TEAM_STYLES } from "../theme";
import { uncountedAnd } from "../typed-amounts";
import {
  MATCH_SIDES,
  type MatchLists,
  matchRule,
  type MatchSheets,
  type MatchSide,
  pairOf,
  partOf,
  seatIn,
} from "./match-sheets";
import { WIDTHS } from "./place-match";
import { boardsToPlay, resultSentence } from "./sentences";
import { viewOf } from "./views";

const { common, teamMatch } = texts;
const { match: words, parts } = teamMatch;

const titles = sessionTexts.titles["team-match"];

/** Heights in points. */
const HEIGHTS = { heading: 34, written: 26, caption: 18, sentence: 40, rule: 30, gap: 8, rows: [23, 36] } as const;

const CAPTION: Style = { ...STYLES.smallHeading, size: 11 };

/** Writes a team's name, its players, and between them each player's seat in the first session. */
function putNames(grid: Grid, { scored, lists: { names, players } }: MatchSheets, side: MatchSide): void {
  const { plan } = scored;
  const team = plan.matches[0].teams[side];
  writeRow(grid, names, side, { side: HOME_AND_AWAY.long(team), name: plan.teams[side] || null });
  writeRow(grid, players, side, playersRow(plan, team));
  const [row, below] = [names.row(side) + 1, players.row(side)];
  grid.put(row, 1, plan.sessions.length > 1 ? `${parts[partOf(scored)].heading} 1` : null, CAPTION);
  grid.put(below, 1, words.players, STYLES.label);
  grid.height(row, HEIGHTS.caption);
  grid.height(names.row(1) - 1, HEIGHTS.gap);
  PLAYERS.forEach((player, index) => {
    const caption = words.seatOf(pairOf(index) + 1, seatIn(plan, 1, side, index));
    grid.block({ ...players.area(player, side, side), top: row, bottom: row }, caption, CAPTION);
  });
}

/** Writes the Match sheet: names, result, IMPs and seats of each session. */
export function matchSheet(sheets: MatchSheets): Draft {
  const { head, paper, scored } = sheets;
  const { sheet, names, players, totals, handicap, sessions, sums, seats } = sheets.lists;
  const { plan } = scored;
  const { right } = seats;
  const grid = titledGrid(head, sheet, WIDTHS);
  writeProgress(grid, matchProgress(sheets));
  writeLine(grid, 4, { right }, uncountedAnd(sheets.amounts, faultsAt(sheets.faults)), STYLES.check);
  const put = <K extends string, Item>(list: List<K, Item>, items: readonly Item[]) =>
    writeList(grid, list, items, rowContents(list), HEIGHTS.heading);
  const putSentence = (row: number, basis: "scratch" | "handicap") => {
    grid.put(row, 1, common.result, STYLES.label);
    writeLine(grid, row, { left: 2, right }, resultSentence(sheets, basis), TEAM_STYLES.sentence, HEIGHTS.sentence);
  };
  putCompetition(grid, sheets);
  grid.height(names.headingRow, HEIGHTS.gap);
  for (const side of MATCH_SIDES) putNames(grid, sheets, side);
  putSentence(totals.headingRow - 2, "scratch");
  put(totals, MATCH_SIDES);
  writeLine(grid, totals.lastRow + 1, { right }, ruleIn(sheets), STYLES.note, HEIGHTS.rule);
  if (handicap) {
    put(handicap, MATCH_SIDES);
    putSentence(handicap.lastRow + 2, "handicap");
  }
  put(sessions, scored.sessions);
  if (sums) putSums(grid, sessions, sums);
  put(seats, plan.sessions);
  const lists = [totals, ...(handicap ? [handicap] : []), sessions, ...(sums ? [sums] : []), seats];
  const rows = [names, players].flatMap(({ row }) => MATCH_SIDES.map(row)).concat(lists.flatMap(sheetRows));
  const filled = (print: PrintSetup) => fillPage(grid, print, rows, HEIGHTS.rows);
  const onePage = printSetup(paper, seats.lastRow, right);
  // With long names or many sessions, the sessions start a second page.
  const print = () =>
    filled(
      onPages(grid, onePage, rows, HEIGHTS.rows[0], [sessions.headingRow]) ?? {
        ...onePage,
        pagesFrom: [sessions.headingRow],
      }
    );
  return grid.finish({ print });
}

/** Returns the rule, and the reason if the two margins differ. */
function ruleIn(sheets: MatchSheets): Computed {
  const [home, away] = MATCH_SIDES.map((side) => viewOf(sheets, side, "margin").formula);
  return joined(matchRule(sheets.scored.plan), ifElse(`ROUND(N(${home})+N(${away}),2)=0`, "", words.marginsDiffer));
}

/** Writes a line for the name of the competition, to be filled in by hand, if no title is given. */
function putCompetition(grid: Grid, { scored: { plan }, lists: { names } }: MatchSheets): void {
  if (plan.title !== titles[plan.form]) return;
  const row = names.headingRow - 1;
  grid.put(row, 1, words.competition, STYLES.status);
  writeLine(grid, row, { left: 2, right: names.right }, null, TEAM_STYLES.signatureLine, HEIGHTS.written);
}

/** Writes the totals of all sessions. */
function putSums(grid: Grid, sessions: MatchLists["sessions"], sums: NonNullable<MatchLists["sums"]>): void {
  const sum = (side: "home" | "away") => {
    const won = sessions.cells(side);
    return computed(ifAnyNumber(won, `SUM(${won})`));
  };
  writeRow(grid, sums, 0, { label: common.total, home: sum("home"), away: sum("away") });
}

/** Returns how many boards are scored, of those to be played. */
function matchProgress(sheets: MatchSheets): Computed {
  const view = (total: "scored" | "cancelled") => viewOf(sheets, 0, total).formula;
  return progressText(view("scored"), boardsToPlay(sheets), view("cancelled"));
}
