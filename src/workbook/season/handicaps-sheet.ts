import type { LadderRow } from "../../season/ladder";
import { computed } from "../kit/content";
import { rounded } from "../kit/formula";
import { newGrid, putLine, putSheetTitle } from "../kit/grid";
import { putHeadings, putRow, sheetRows, sheetWidths, type RowContents } from "../kit/list";
import { printSetup } from "../kit/page";
import type { Draft } from "../model";
import { STYLES } from "../theme";
import { pagesOf } from "./long-list";
import {
  memberColumn,
  resultsOf,
  type HandicapColumn,
  type LadderLists,
  type SeasonSheets,
  type SeriesLists,
} from "./season-lists";
import { seasonTexts as words } from "./texts";

const ROW = 19;

/** In characters, between the handicaps of players and those of pairs. */
const GAP = 2;

/** The handicaps by the last evenings, by name: players', pairs' and teams' beside each other. */
export function handicapsSheet(sheets: SeasonSheets, { ladders, handicapSheet }: SeriesLists): Draft[] {
  const { season, head, paper } = sheets;
  const lists = ladders.map(({ handicaps }) => handicaps);
  const [longest] = [...lists].sort((a, b) => b.rows - a.rows);
  if (!longest) return [];
  const grid = newGrid(
    handicapSheet,
    sheetWidths(...lists).map((width) => width || GAP)
  );
  const right = Math.max(...lists.map((list) => list.right));
  putSheetTitle(grid, head, handicapSheet, right);
  const { evenings, factor } = season.rules.handicap;
  putLine(grid, 3, { right }, words.handicaps.note(evenings, factor), STYLES.note, ladders.length > 1 ? 20 : 32);
  for (const one of ladders) {
    putHeadings(grid, one.handicaps, STYLES.heading);
    one.members.forEach((member, index) => putRow(grid, one.handicaps, index, rowOf(sheets, one, member, index)));
  }
  grid.height(longest.headingRow, 32);
  for (const row of sheetRows(longest)) grid.height(row, ROW);
  const print = printSetup(paper, longest.lastRow, right, {
    titleRows: [longest.headingRow, longest.headingRow],
    orientation: ladders.length > 1 ? "landscape" : "portrait",
  });
  return [grid.finish({ frozenRows: longest.headingRow, print: () => pagesOf(grid, print, [longest]) })];
}

function rowOf(
  { season: { rules } }: SeasonSheets,
  lists: LadderLists,
  { name }: LadderRow,
  index: number
): RowContents<HandicapColumn> {
  const { handicaps: list, steps } = lists;
  const results = resultsOf(lists, index);
  const points = results.outside.range(memberColumn(index));
  const [numbers, averages] = [results.outside.range("number"), results.outside.range("average")];
  const from = steps.outside.cell("from", index);
  const played = list.cell("played", index);
  // The last evenings that one has played: others have no number there.
  const mean = (of: string) => rounded(`SUMPRODUCT(ISNUMBER(${points})*(${numbers}>=${from})*${of})/${played}`);
  const difference = `(${list.cell("field", index)}-${list.cell("own", index)})`;
  return {
    name,
    played: computed(steps.outside.cell("last", index)),
    field: computed(mean(averages)),
    own: computed(mean(points)),
    points: computed(rounded(`${difference}*${rules.handicap.factor}`)),
  };
}
