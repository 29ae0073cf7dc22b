import { type ScoredMatch } from "../../sessions/teams/match";
import { computed, joined } from "../kit/content";
import { unlessBlank, positiveSum } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { numbers } from "../kit/columns";
import type { RowContents } from "../kit/write-list";
import { texts } from "../texts";
import { numberIn } from "../working/text-formulas";
import { remarksOn } from "./remarks";
import { blockSum, commonContents, rowsOf, ruledWhere, type CommonColumn, type TableBlock } from "./table";
import type { TableSheetParts } from "./table-sheet";
import { otherTable, type TeamBlock, type TeamColumn, type TeamSheets, type TeamTablePlace } from "./team-tables";
import { viewFrom } from "./view";
import { boardWorthRange } from "./worth";

/**
 * Returns the contents of a table's sheet in an event of teams.
 * @param below writes further rows below the boards, from a row on, and returns the last printed row.
 */
export function teamTable(
  sheets: TeamSheets,
  place: TeamTablePlace,
  below?: (grid: Grid, row: number) => number
): TableSheetParts<TeamColumn> {
  const matches = new Map(place.blocks.flatMap(({ boards, match }) => boards.map((board) => [board, match])));
  return {
    place,
    blocks: place.blocks.map((block) => blockOf(sheets, place, block)),
    row: (board) => boardRow(sheets, place, matches.get(board)!, board),
    lastPrinted: "imps",
    sumFrom: "plus",
    below,
    rules: (grid) => putAdjustmentRules(grid, sheets, place),
  };
}

/** Returns a block with the text above its boards: the pairs, and the sum that each side has won. */
function blockOf({ form }: TeamSheets, place: TeamTablePlace, { label, ns, ew, boards }: TeamBlock): TableBlock {
  const worth = (side: "ns" | "ew") => boardWorthRange(place, boards, side);
  const { band, bandEw, sums } = texts.teamTable;
  return {
    boards,
    band: joined(...band(form.block, label, ns)),
    below: joined(...bandEw(ew)),
    // Either both sides have a score on a board or neither, so one range decides.
    sum: blockSum(worth("ns"), [positiveSum(worth("ns")), positiveSum(worth("ew"))], sums),
  };
}

/** Writes the validation of adjustments, at the first table of each match. */
function putAdjustmentRules(grid: Grid, { form }: TeamSheets, place: TeamTablePlace): void {
  const { adjusted, adjustedPoints } = texts.teamTable.entry;
  const rule =
    form.scoring === "bam" ? numbers("halves", [-99, 99], adjustedPoints) : numbers("whole", [-99, 99], adjusted);
  for (const { match, boards } of place.blocks)
    if (match.match.tables[0] === place.table)
      grid.validate({ area: place.list.area(["adjustedNs", "adjustedEw"], ...rowsOf(place, boards)), ...rule });
}

/** A board's row on the sheet of a table. */
function boardRow(
  sheets: TeamSheets,
  place: TeamTablePlace,
  match: ScoredMatch,
  board: number
): RowContents<TeamColumn | CommonColumn> {
  const view = viewFrom(place.table, match, board);
  const compared = otherTable(sheets, place, match.match);
  const cell = (key: TeamColumn) => place.cell(key, board);
  const worth = (key: "typedOther" | "ns" | "look") => place.worth.outside.cell(key, place.rowOf(board));
  const first = view.first ? place : compared;
  const adjusted = first.worth.outside.cells(["adjustedNs", "adjustedEw"], ...rowsOf(first, [board]));
  const points = place.step("standing", board);
  return {
    ...commonContents(board, view.thisResult, { isCancelled: view.isCancelled }),
    plus: computed(`IF(N(${points})<0,"",${points})`),
    minus: computed(`IF(N(${points})<0,-${points},"")`),
    other: computed(otherPoints(sheets, worth("typedOther"), points, compared.step("standing", board))),
    net: computed(`IF(AND(ISNUMBER(${points}),ISNUMBER(${cell("other")})),${points}-${cell("other")},"")`),
    imps: computed(unlessBlank(worth("ns"))),
    ...(sheets.form.typedApart && { typedOther: null }),
    ...(view.first && { adjustedNs: view.adjusted?.[0] ?? null, adjustedEw: view.adjusted?.[1] ?? null }),
    ruled: ruledWhere([place, compared], board, `COUNT(${adjusted})=2`),
    ...remarksOn(board, place, sheets.form.typedApart && view.first ? compared : null, worth("look")),
  };
}

/**
 * Returns the formula for the other table's score. If each side keeps its own sheet, the formula gives the score typed
 * on this sheet or, without one, the score on the other table's sheet. In other cases it gives the other table's score
 * only after this table has played the board, to give nothing away.
 */
function otherPoints({ form }: TeamSheets, typed: string, points: string, record: string): string {
  return form.typedApart ? numberIn(typed, record) : `IF(ISNUMBER(${points}),${record},"")`;
}
