import { computed } from "../kit/content";
import { titledGrid } from "../kit/grid";
import { putHeadings, putRow, widthsOf, type RowContents } from "../kit/list";
import { printSetup } from "../kit/page";
import type { Draft } from "../model";
import { STYLES } from "../theme";
import { pagesOf } from "./long-list";
import { partnersText } from "./member-steps";
import type { LadderColumn, LadderLists, MemberStep, SeasonSheets } from "./season-lists";

/** A row with its partners in two lines. */
const ROW = 21;
const HIGH_ROW = 32;

/** In characters of the column of the partners. */
const LINE = 44;

/** The ladder: the leader first, by formulas over the results. */
export function ladderSheet(sheets: SeasonSheets, lists: LadderLists): Draft {
  const { shown: list, ladder } = lists;
  const columns = list.right - 1;
  const grid = titledGrid(sheets.head, list.sheet, widthsOf(list), { columns });
  putHeadings(grid, list, (key) => (key === "member" ? STYLES.subtitle : STYLES.heading));
  grid.height(list.headingRow, 32);
  ladder.rows.forEach((row, place) => {
    putRow(grid, list, place, rowOf(sheets, lists, place));
    grid.height(list.row(place), list.has("partners") && partnersText(row).length > LINE ? HIGH_ROW : ROW);
  });
  const print = printSetup(sheets.paper, list.lastRow, columns, {
    titleRows: [list.headingRow, list.headingRow],
    orientation: list.has("partners") ? "landscape" : "portrait",
  });
  return grid.finish({ frozenRows: list.headingRow, print: () => pagesOf(grid, print, [list]) });
}

/** A row: what the player, pair or team has whose turn it is. */
function rowOf(
  { season: { rules } }: SeasonSheets,
  { shown: list, steps }: LadderLists,
  place: number
): RowContents<LadderColumn> {
  const member = `$${list.cell("member", place)}`;
  const of = (step: MemberStep) => computed(`INDEX(${steps.outside.range(step)},${member})`);
  return {
    place: of("place"),
    name: of("name"),
    played: of("played"),
    total: of("total"),
    average: of("average"),
    ...(rules.best !== null && { best: of("best") }),
    first: of("first"),
    second: of("second"),
    third: of("third"),
    partners: of("partners"),
    member: computed(`MATCH(${place + 1},${steps.outside.range("position")},0)`),
  };
}
