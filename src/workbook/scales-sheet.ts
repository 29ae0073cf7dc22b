import type { VpScale } from "../bridge/vp/scale";
import type { Spelled } from "../sessions/reading/spellings";
import { putContractScores } from "./contract-scores";
import type { LookupTables } from "./dialect";
import { computed, joined } from "./kit/content";
import { newGrid, writeSheetTitle, type Grid, type SheetHead } from "./kit/grid";
import { widthsOf } from "./kit/columns";
import { layOutList, type List } from "./kit/list";
import { writeDoubleHeadings, writeHeadings, writeRow } from "./kit/write-list";
import { fillRemainingRows, printSetup } from "./kit/page";
import type { DefinedName, Paper, Draft } from "./model";
import { putOwnWords } from "./own-words";
import { CONTRACTS, HEADING_ROW, IMP_BANDS, IMP_LIST, OWN_WORDS, SCALES } from "./scales-layout";
import { texts } from "./texts";
import { STYLES } from "./theme";
import {
  marginsOf,
  placeVpTable,
  putVpTable,
  scaleName,
  vpLookUp,
  vpStyle,
  type VpPlace,
  type VpTable,
} from "./vp-table";

const GAP_WIDTH = 3;
/** Heights in points: of the line above the headings, which leaves a gap, and of each of the two rows of headings. */
const HEIGHTS = { subtitle: 26, heading: 20 } as const;
/** Bounds for the height of a row in points. */
const ROW_BOUNDS = [15, 24] as const;
/** Number of rows for which the page still has room below the IMP scale. */
const ROWS_TO_SPARE = 10;

/**
 * The victory-point table with yellow cells is beside the print area, so that it is seen on the screen and not printed.
 */
const VP_PLACE: VpPlace = { sheet: SCALES, headingRow: HEADING_ROW, left: OWN_WORDS.right + 2 };

/** Lays out the victory-point table of the Scales sheet, with room for a longer table of the organiser's own. */
export function vpTableOf(scale: VpScale): VpTable {
  return placeVpTable(scale, VP_PLACE);
}

/** Returns the addresses of the scales' columns, for formulas on other sheets. */
export function scaleTables(
  table: VpTable | null
): Pick<LookupTables, "impFrom" | "imps" | "vpFrom" | "vpWinner" | "vpLoser" | "vpTable"> {
  const { outside } = IMP_LIST;
  return { impFrom: outside.range("from"), imps: outside.range("imps"), ...vpLookUp(table, VP_PLACE) };
}

/** The defined names of the scales. */
export function scaleNames(table: VpTable | null): DefinedName[] {
  return [
    { name: "Imp_Scale", sheet: SCALES, area: IMP_LIST.area(["from", "imps"]) },
    ...(table ? [{ name: "Vp_Scale", sheet: SCALES, area: table.list.area(["from", "loser"]) }] : []),
  ];
}

/**
 * A club's own words. `option` has them as the session's option, undefined if there are none; `hasUncounted` returns
 * the condition that an own word for a kind of entry does not count.
 */
interface OwnWords {
  readonly option: string | undefined;
  readonly hasUncounted: (column: Spelled) => string;
}

/**
 * Returns the Scales sheet: the IMP scale, the scores of contracts and the victory-point table in use, to be printed on
 * the back of Table 1; and, beside these, the victory-point table in yellow cells.
 * @param table null if the session has no victory points.
 * @param hasImps false to hide the columns of the IMP scale if nobody needs it.
 * @param ownWords a club's own words; null for a session without boards.
 */
export function scalesSheet(
  head: SheetHead,
  table: VpTable | null,
  paper: Paper,
  { hasImps = true, ownWords = null }: { readonly hasImps?: boolean; readonly ownWords?: OwnWords | null } = {}
): Draft {
  const { made, down, overtricks, redoubled } = CONTRACTS;
  const { right } = down;
  const lists: readonly Pick<List<string>, "columns">[] = [made, down, OWN_WORDS, ...(table ? [table.list] : [])];
  const beside = lists.flatMap((list) => {
    const listWidths = [GAP_WIDTH, ...widthsOf(list)];
    return list === OWN_WORDS && ownWords === null ? listWidths.map(() => 0) : listWidths;
  });
  const widths = [...widthsOf(IMP_LIST), ...beside];
  // A hidden IMP scale is written too, since formulas may look it up.
  const grid = newGrid(SCALES, hasImps ? widths : widths.map((width, i) => (i <= IMP_LIST.right ? 0 : width)));
  writeSheetTitle(grid, head, SCALES, right);
  const impRow = ({ from, to, imps }: (typeof IMP_BANDS)[number]) => ({ from, to: to ?? texts.scales.andMore, imps });
  writeDoubleHeadings(grid, IMP_LIST, { upper: STYLES.heading, lower: STYLES.heading });
  IMP_BANDS.forEach((band, row) => writeRow(grid, IMP_LIST, row, impRow(band)));
  grid.height(2, HEIGHTS.subtitle);
  for (const row of [HEADING_ROW - 1, HEADING_ROW]) grid.height(row, HEIGHTS.heading);
  if (ownWords) putOwnWords(grid, OWN_WORDS, ownWords.option, ownWords.hasUncounted);
  if (table) putVpTable(grid, table);
  const blocks = table ? printedBlocks(table) : [];
  if (table) putBlocks(grid, table, blocks);
  const [first] = blocks;
  const isOnNextPage = first !== undefined && first.headingRow > IMP_LIST.lastRow;
  const hasRedoubled = table === null || isOnNextPage;
  putContractScores(grid, CONTRACTS, hasRedoubled);
  const ends = [hasRedoubled ? redoubled : overtricks, ...blocks].map(({ lastRow }) => lastRow);
  const bottom = Math.max(...ends);
  const print = printSetup(paper, bottom, right, { pagesFrom: isOnNextPage ? [first.headingRow - 1] : null });
  return grid.finish({
    frozenRows: HEADING_ROW,
    print: () => fillRemainingRows(grid, print, HEADING_ROW + 1, ROW_BOUNDS),
  });
}

/** A block of the printed victory-point table, with lines round the cells that are not blank. */
type PrintedBlock = List<"margins" | "winner" | "loser">;

/**
 * Returns the blocks of the printed victory-point table: one below the undertricks if the table is short, else three on
 * the next page.
 */
function printedBlocks({ scale, lines }: VpTable): PrintedBlock[] {
  const { made, down, redoubled } = CONTRACTS;
  const { winner, loser } = texts.scales;
  const style = vpStyle(STYLES.listed, scale);
  /**
   * Lays out a block as wide as a list of the sheet: a column for the margins, and one or two of the sheet's columns
   * for each side's points.
   */
  const block = ({ left, right }: Pick<PrintedBlock, "left" | "right">, headingRow: number, rows: number) => {
    const span = Math.floor((right - left) / 2);
    return layOutList(
      {
        margins: { heading: texts.common.margin, style: STYLES.listedBold },
        winner: { heading: winner, span, style },
        loser: { heading: loser, span, style },
      },
      { name: "printed", sheet: SCALES, headingRow, left, rows }
    );
  };
  const below = down.lastRow + 3;
  if (below + lines <= IMP_LIST.lastRow + ROWS_TO_SPARE) return [block(down, below, lines)];
  const lists = [IMP_LIST, made, down];
  return lists.map((list) => block(list, redoubled.lastRow + 3, Math.ceil(lines / lists.length)));
}

function putBlocks(grid: Grid, table: VpTable, blocks: readonly PrintedBlock[]): void {
  const { list, lines } = table;
  const [first] = blocks;
  if (first)
    grid.put(first.headingRow - 1, first.left, joined(...texts.scales.printed(scaleName(table, list))), STYLES.status);
  blocks.forEach((block, index) => {
    writeHeadings(grid, block, STYLES.heading);
    const formula = `$${block.cell("margins", 0)}<>""`;
    grid.highlight({ area: block.area(["margins", "loser"]), formula, tone: "lined" });
    for (let row = 0; row < block.rows; row++) {
      const line = index * block.rows + row;
      if (line >= lines) return;
      writeRow(grid, block, row, {
        margins: marginsOf(table, line, list, "+"),
        winner: computed(list.cell("winnerLooked", line)),
        loser: computed(list.cell("loserLooked", line)),
      });
    }
  });
}
