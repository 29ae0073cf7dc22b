import type { LadderRow } from "../../season/ladder";
import type { LadderSubject } from "../../season/options";
import type { Season } from "../../season/season";
import { computed } from "../kit/content";
import { rounded } from "../kit/formula";
import { newGrid, writeLine, writeSheetTitle } from "../kit/grid";
import { column, type Columns } from "../kit/columns";
import { layOutList, type List, sheetWidths } from "../kit/list";
import { rowContents, writeList } from "../kit/write-list";
import { pagesOf } from "../kit/list-sheet";
import { printSetup } from "../kit/page";
import type { Draft } from "../model";
import { LEAGUE_STYLES, STYLES } from "../theme";
import {
  memberColumn,
  POINTS,
  resultsOf,
  type HandicapColumn,
  type LadderLists,
  type Ranked,
  type SeasonSheets,
  type SeriesLists,
} from "./season-lists";
import { seasonTexts as words } from "./texts";

const ROW = 19;

/** Width of the gap between the handicaps of players and those of pairs, in characters. */
const GAP = 2;

/** Places the handicaps of a ladder, from column `left` on. */
export function placeHandicaps(
  season: Season,
  { who, members }: Ranked,
  sheet: string,
  left: number,
  lists: () => LadderLists
): List<HandicapColumn, LadderRow> {
  return layOutList(columnsOf(season, who, lists), { sheet, headingRow: 5, left, rows: members.length });
}

function columnsOf(
  { rules: { handicap } }: Season,
  who: LadderSubject,
  lists: () => LadderLists
): Columns<HandicapColumn, LadderRow> {
  const { handicaps } = words;
  const points = { width: 9, style: POINTS };
  const cell = (key: HandicapColumn, member: number) => lists().handicaps.cell(key, member);
  // Averages over the evenings that count for a member's handicap; evenings that the member has not played are left
  // out.
  const mean = (member: number, formulaOf: (points: string, averages: string) => string) => {
    const results = resultsOf(lists(), member).outside;
    const won = results.range(memberColumn(member));
    const isLate = `${results.range("number")}>=${lists().steps.outside.cell("from", member)}`;
    const sum = `SUMPRODUCT(ISNUMBER(${won})*(${isLate})*${formulaOf(won, results.range("average"))})`;
    return computed(rounded(`${sum}/${cell("played", member)}`));
  };
  return {
    name: column(words.who[who], who === "pair" ? 34 : 25, STYLES.text, ({ name }) => name),
    played: column(handicaps.played, 6.5, LEAGUE_STYLES.number, (_row, member) =>
      computed(lists().steps.outside.cell("last", member))
    ),
    field: { heading: handicaps.field, ...points, content: (_row, member) => mean(member, (_, averages) => averages) },
    own: { heading: handicaps.own, ...points, content: (_row, member) => mean(member, (won) => won) },
    points: column(handicaps.points, 10, { ...LEAGUE_STYLES.sum, format: "0.##" }, (_row, member) =>
      computed(rounded(`(${cell("field", member)}-${cell("own", member)})*${handicap.factor}`))
    ),
  };
}

/**
 * Makes the sheet of handicaps. Each member's handicap is worked out from the member's last evenings. Members are in
 * order of names; the lists of players, pairs and teams are side by side.
 */
export function handicapsSheet({ season, head, paper }: SeasonSheets, series: SeriesLists): Draft[] {
  const { ladders, handicapSheet } = series;
  const lists = ladders.map(({ handicaps }) => handicaps);
  const [longest] = [...lists].sort((a, b) => b.rows - a.rows);
  if (!longest) return [];
  const grid = newGrid(
    handicapSheet,
    sheetWidths(...lists).map((width) => width || GAP)
  );
  const right = Math.max(...lists.map((list) => list.right));
  writeSheetTitle(grid, head, handicapSheet, right);
  const { evenings, factor } = season.rules.handicap;
  writeLine(grid, 3, { right }, words.handicaps.note(evenings, factor), STYLES.note, ladders.length > 1 ? 20 : 32);
  for (const { handicaps, members } of ladders) writeList(grid, handicaps, members, rowContents(handicaps), 32, ROW);
  const print = printSetup(paper, longest.lastRow, right, {
    titleRows: [longest.headingRow, longest.headingRow],
    orientation: ladders.length > 1 ? "landscape" : "portrait",
  });
  return [grid.finish({ frozenRows: longest.headingRow, print: () => pagesOf(grid, print, [longest]) })];
}
