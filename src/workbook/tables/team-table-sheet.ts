import { type ScoredMatch } from "../../sessions/teams/match";
import { computed, joined, type Computed } from "../kit/content";
import { unlessBlank, wonOf } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { numbers, type RowContents } from "../kit/list";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { isNoNumber as isNoNumberIn, typedNumber } from "../working/text-formulas";
import { remarksOn } from "./remarks";
import { commonContents, rowsOf, type CommonColumn, type TableBlock } from "./table";
import { tableSheet } from "./table-sheet";
import { otherTable, type TeamBlock, type TeamColumn, type TeamSheets, type TeamTablePlace } from "./team-tables";
import { viewFrom } from "./view";
import { worthRange } from "./worth";

/**
 * The sheet of a table of an event of teams.
 * @param below writes what a kind of event has below the boards, from a row on, and says which row is the last on paper.
 */
export function teamTableSheet(
  sheets: TeamSheets,
  place: TeamTablePlace,
  below?: (grid: Grid, row: number) => number
): Draft {
  const matches = new Map(place.blocks.flatMap(({ boards, match }) => boards.map((board) => [board, match])));
  return tableSheet<TeamColumn>(sheets, place, {
    note: place.note,
    blocks: place.blocks.map((block) => blockOf(sheets, place, block)),
    row: (board) => boardRow(sheets, place, matches.get(board)!, board),
    lastPrinted: "imps",
    sumFrom: "other",
    below,
    rules: (grid) => putAdjustmentRules(grid, sheets, place),
    remarked: ["plus", "minus"],
  });
}

/** The band above the boards of a block: who plays, and what each side has won. */
function blockOf({ form }: TeamSheets, place: TeamTablePlace, { label, ns, ew, boards }: TeamBlock): TableBlock {
  const sum = (side: "ns" | "ew") => computed(wonOf(worthRange(place, boards, side)));
  const [sumNs, sumEw] = [sum("ns"), sum("ew")];
  const sums = joined(...texts.teamTable.sums(sumNs, sumEw));
  const { band, bandEw } = texts.teamTable;
  return {
    boards,
    band: joined(...band(form.block, label, ns)),
    below: joined(...bandEw(ew)),
    sum: computed(`IF(${sumNs.formula}="","",${sums.formula})`),
  };
}

/** What may be typed as an adjustment, at the first table of each match. */
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
  const worth = (key: "scale" | "ns" | "adjustedNs" | "adjustedEw") =>
    place.worth.outside.cell(key, place.rowOf(board));
  const standing = place.step("standing", board);
  const blockOfBoard = place.blocks.find(({ boards }) => boards.includes(board))!;
  const adjustments = `COUNT(${worth("adjustedNs")},${worth("adjustedEw")})`;
  const { halfAdjusted, noAdjustment, noOther } = texts.remarks;
  const typedOther = sheets.form.typedApart ? cell("typedOther") : "";
  const isNoNumber = (key: "adjustedNs" | "adjustedEw") => `AND(${cell(key)}<>"",${worth(key)}="")`;
  return {
    ...commonContents(board, view.here, { isCancelled: view.isCancelled }),
    plus: computed(`IF(N(${standing})<0,"",${standing})`),
    minus: computed(`IF(N(${standing})<0,-${standing},"")`),
    other: otherPoints(sheets, place, standing, compared.step("standing", board), board),
    net: computed(`IF(AND(ISNUMBER(${standing}),ISNUMBER(${cell("other")})),${standing}-${cell("other")},"")`),
    imps: computed(unlessBlank(worth("ns"))),
    ...(sheets.form.typedApart && { typedOther: null }),
    ...(view.first && { adjustedNs: view.adjusted?.[0] ?? null, adjustedEw: view.adjusted?.[1] ?? null }),
    ...remarksOn(
      {
        board,
        here: place,
        there: compared,
        round: blockOfBoard.boards,
        isPlayed: "TRUE",
        // Points of board-a-match are never so many.
        swing: cell("imps"),
        isAdjusted: `${adjustments}=2`,
        namesFaults: sheets.form.typedApart && view.first,
      },
      ...(view.first
        ? [computed(`IF(OR(${isNoNumber("adjustedNs")},${isNoNumber("adjustedEw")}),${textLiteral(noAdjustment)},"")`)]
        : []),
      ...(sheets.form.typedApart
        ? [computed(`IF(${isNoNumberIn(typedOther, typedNumber(typedOther))},${textLiteral(noOther)},"")`)]
        : []),
      computed(`IF(${adjustments}=1,${textLiteral(halfAdjusted)},"")`)
    ),
  };
}

/**
 * The other table's score: as this side has it, where each keeps its own and has typed it; elsewhere it shows when
 * this table has played the board, and gives nothing away before.
 */
function otherPoints(
  { form }: TeamSheets,
  place: TeamTablePlace,
  standing: string,
  record: string,
  board: number
): Computed {
  if (!form.typedApart) return computed(`IF(ISNUMBER(${standing}),${record},"")`);
  return computed(typedNumber(place.cell("typedOther", board), record));
}
