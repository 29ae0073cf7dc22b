import type { PerSide } from "../../sessions/teams/match";
import { computed, ifElse, joined } from "../kit/content";
import { unlessBlank } from "../kit/formula";
import { titledGrid, type Grid } from "../kit/grid";
import { column, type Columns, spanningColumn, widthsOf } from "../kit/columns";
import { layOutList, type List } from "../kit/list";
import { headingHeight, rowContents, writeDoubleHeadings, writeHeadings, writeList, writeRow } from "../kit/write-list";
import { pagesOf } from "../kit/list-sheet";
import { canBeOnePage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES, type Style } from "../theme";
import { vpStyle } from "../vp-table";
import { onWorking } from "../working/steps";
import { MATCH_SIDES, opponentsOf, type DifferenceList, type MatchSheets, type MatchSide } from "./match-sheets";
import { viewOf } from "./views";

const words = texts.teamMatch.check;

const [HEADING_HEIGHT, ROW_HEIGHT] = [32, 22];
/** Width of a column, in characters. */
const WIDTH = 14;

const LISTED: Style = { ...STYLES.listed, size: 12 };
const VERDICT: Style = { ...STYLES.status, size: 15 };

/** Makes the Check sheet: the boards on which the sheets of the two sides differ. */
export function checkSheet(sheets: MatchSheets): Draft {
  const { head, paper, scored } = sheets;
  const { boards } = scored.plan.matches[0];
  const totals = placeTotals(sheets);
  const list = placeBoards(sheets, totals.lastRow + 3);
  const grid = titledGrid(head, words.name, widthsOf(list));
  putStatus(grid, sheets);
  writeList(grid, totals, MATCH_SIDES, rowContents(totals), undefined, ROW_HEIGHT);
  writeDoubleHeadings(grid, list, { upper: STYLES.heading, lower: STYLES.heading });
  grid.height(list.headingRow - 1, ROW_HEIGHT);
  grid.height(list.headingRow, ROW_HEIGHT);
  const contents = rowContents(list);
  boards.forEach((board, row) => writeRow(grid, list, row, contents(board, row)));
  const area = list.area(["board", "what"]);
  grid.highlight({ area, formula: `$${list.cell("board", 0)}<>""`, tone: "alert" });
  const onePage = printSetup(paper, list.lastRow, list.right, {
    titleRows: [list.headingRow - 1, list.headingRow],
    orientation: "landscape",
    // Printed only if a board differs, because without differences the sheet is of no use to the captains.
    once: [list.area("board")],
  });
  const print = () => {
    // A team's name may take three lines.
    grid.height(totals.headingRow, headingHeight(grid, totals, HEADING_HEIGHT));
    return canBeOnePage(grid, onePage) ? onePage : pagesOf(grid, onePage, [list]);
  };
  return grid.finish({ frozenRows: list.headingRow, print });
}

function putStatus(grid: Grid, { stand }: MatchSheets): void {
  const isEmpty = `${stand.outside.cell("noted", 0)}=0`;
  const count = computed(stand.outside.cell("differing", 0));
  const are = ifElse(`${count.formula}=1`, words.boardDiffers, words.boardsDiffer);
  const differ = joined(count, are, words.lookInto);
  const compared = ifElse(`${count.formula}=0`, words.agree, differ);
  grid.put(3, 1, ifElse(isEmpty, words.nothing, compared), VERDICT);
  grid.height(3, 30);
}

/** The result of the match according to each side's sheet: a row for each sheet. */
type TotalsList = List<"sheet" | "homeWon" | "awayWon" | "homeVps" | "awayVps", MatchSide>;

function placeTotals(sheets: MatchSheets): TotalsList {
  const { teams, scored } = sheets;
  const { scale } = scored.plan;
  const won = (side: MatchSide) =>
    column(joined(teams[side], words.total), WIDTH, STYLES.computed, (keeper: MatchSide) =>
      viewOf(sheets, side, "won", keeper)
    );
  const vps = (side: MatchSide) =>
    column(joined(teams[side], words.vps), WIDTH, vpStyle(STYLES.computed, scale), (keeper: MatchSide) =>
      viewOf(sheets, side, "vps", keeper)
    );
  return layOutList(
    {
      sheet: spanningColumn(words.bySheetOf, 2, STYLES.label, (keeper) => words.sheets[keeper]),
      homeWon: won(0),
      awayWon: won(1),
      ...(scale && { homeVps: vps(0), awayVps: vps(1) }),
    },
    { name: "totals", sheet: words.name, headingRow: 5, rows: MATCH_SIDES.length }
  );
}

/** The score at each table and the home team's IMPs, as the home team and the away team have each noted them. */
type BoardColumn = "board" | "homeNs1" | "awayNs1" | "homeNs2" | "awayNs2" | "homeImps" | "awayImps" | "what";

/** Places the list of boards that differ, in their order; it has a row for every board, since all may differ. */
function placeBoards(
  { form, places, differences, scored }: MatchSheets,
  headingRow: number
): List<BoardColumn, number> {
  const { headings } = words;
  const [home, away] = places;
  const number = differences.outside.range("number");
  const find = (range: string, row: number) => `INDEX(${range},MATCH(${row + 1},${number},0))`;
  // A style without borders, because a printed empty grid would say nothing.
  const found = (heading: string, range: string, width = WIDTH) =>
    column(heading, width, LISTED, (_board: number, row) =>
      // A score that a side has cleared is an empty cell, which would be shown as 0.
      computed(unlessBlank(`$${list.cell("board", row)}`, unlessBlank(find(range, row))))
    );
  const bySide = (over: string, keeper: MatchSide, range: string) => ({
    ...found(headings.sides[keeper], range),
    over,
  });
  const columns: Columns<BoardColumn, number> = {
    board: column(texts.common.board, 10, LISTED, (_board, row) =>
      computed(`IF(COUNT(${number})<${row + 1},"",${find(home.list.outside.range("board"), row)})`)
    ),
    homeNs1: bySide(headings.table(1), 0, home.steps.outside.range("standing")),
    awayNs1: bySide(headings.table(1), 1, away.list.outside.range("other")),
    homeNs2: bySide(headings.table(2), 0, home.list.outside.range("other")),
    awayNs2: bySide(headings.table(2), 1, away.steps.outside.range("standing")),
    homeImps: bySide(headings.worth[form.scoring], 0, home.worth.outside.range("ns")),
    awayImps: bySide(headings.worth[form.scoring], 1, away.worth.outside.range("ew")),
    what: found(headings.what, differences.outside.range("what"), 26),
  };
  const place = { name: "boards", sheet: words.name, headingRow, rows: scored.plan.matches[0].boards.length };
  const list = layOutList(columns, place);
  return list;
}

/**
 * Places the working columns on differences from column `left` on; a board has the same row as on the tables' sheets.
 */
export function placeDifferences([home]: MatchSheets["places"], left: number): DifferenceList {
  const place = { ...onWorking("differences"), firstRow: home.list.firstRow, bands: home.list.bands };
  return layOutList(
    { what: { heading: "Differs in" }, number: { heading: "Difference" } },
    { ...place, left, rows: home.boards.length }
  );
}

/** Writes on the Working sheet, for each board, which scores differ between the two sides' sheets. */
export function putDifferences(grid: Grid, sheets: MatchSheets): void {
  const { differences: list, places } = sheets;
  const { score, bothScores } = texts.teamMatch.check;
  writeHeadings(grid, list);
  for (const board of places[0].boards) {
    const row = places[0].rowOf(board);
    const [at1, at2] = [recordsOf(sheets, 0, board).join("="), recordsOf(sheets, 1, board).join("=")];
    const what =
      `IF(${at1},IF(${at2},"",${textLiteral(score(2))}),` +
      `IF(${at2},${textLiteral(score(1))},${textLiteral(bothScores)}))`;
    const number = unlessBlank(list.cell("what", row), `MAX(${list.above("number", row)})+1`);
    writeRow(grid, list, row, { what: computed(what), number: computed(number) });
  }
}

/**
 * Returns the cells with a board's N-S score at one table, as the home team and as the away team have noted it. The
 * side that keeps the table's sheet types the score; the other side's sheet shows this score until the other side types
 * its own over it.
 */
function recordsOf({ places }: MatchSheets, keeper: MatchSide, board: number): PerSide<string> {
  const typed = places[keeper].step("standing", board);
  const noted = places[opponentsOf(keeper)].outsideCell("other", board);
  return keeper === 0 ? [typed, noted] : [noted, typed];
}
