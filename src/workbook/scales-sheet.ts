import { impTable } from "../bridge/imp";
import type { VpBand, VpScale } from "../bridge/vp/scale";
import { placeContractScores, putContractScores } from "./contract-scores";
import type { LookupTables } from "./dialect";
import { computed } from "./kit/content";
import { newGrid, putSheetTitle, USUAL_HEIGHT, type Grid, type SheetHead } from "./kit/grid";
import { placeList, putHeadings, putList, putRow, widthsOf, type Columns, type List } from "./kit/list";
import { pageBreaks, printSetup } from "./kit/page";
import type { DefinedName, Paper, Sheet } from "./model";
import { texts } from "./texts";
import { STYLES } from "./theme";
import { typedAmount, typedNumber } from "./working/text-formulas";
import { VP_RULE, vpLine, vpStyle, type VpColumn } from "./vp-table";

export const SCALES = texts.scales.name;

const HEADING_ROW = 4;
/** Of what stands above the lines, in points. */
const HEAD_HEIGHT = 105;
const GAP_WIDTH = 4;
const IMP_BANDS = impTable();

/** The IMP scale: difference from, to, and IMPs. */
const IMP_LIST = placeList(
  {
    from: { heading: texts.scales.differenceFrom, width: 12, style: STYLES.fixed },
    to: { heading: texts.scales.to, width: 10, style: STYLES.fixed },
    imps: { heading: texts.scales.imps, width: 7, style: STYLES.label },
  },
  { sheet: SCALES, headingRow: HEADING_ROW, rows: IMP_BANDS.length }
);

/** What is looked up of each column of the table, hidden: as numbers, since what is typed may be text. */
const LOOKED_UP = { from: "fromLooked", winner: "winnerLooked", loser: "loserLooked" } as const;

/** The columns of the victory-point table on the Scales sheet: the margins in words, and the table itself. */
export type VpTableColumn = "margins" | VpColumn | (typeof LOOKED_UP)[VpColumn];

/** The victory-point table of a workbook. */
export interface VpTable {
  readonly scale: VpScale;
  /** How many lines there is room for, some of them blank. */
  readonly lines: number;
  /** Where it stands on the Scales sheet. */
  readonly list: List<VpTableColumn>;
}

/** Room for a scale on the Scales sheet, and for a table of the organiser's own that is longer. */
export function vpTableOf(scale: VpScale): VpTable {
  const lines = linesFor(scale);
  return { scale, lines, list: placeVpTable(scale, lines) };
}

/** Lines for a scale, some of them blank for a longer one. */
function linesFor({ bands }: VpScale): number {
  return Math.max(18, bands.length + 1);
}

function placeVpTable(scale: VpScale | null, rows: number): List<VpTableColumn> {
  const style = STYLES.entry;
  const hidden = { heading: null, width: 0 };
  const { margins, from, winner, loser } = texts.scales;
  const columns: Columns<VpTableColumn> = {
    margins: { heading: margins, width: 14, style: STYLES.label, shared: true },
    from: { heading: from, width: 12, style },
    winner: { heading: winner, width: 10, style: vpStyle(style, scale) },
    loser: { heading: loser, width: 10, style: vpStyle(style, scale) },
    ...{ fromLooked: hidden, winnerLooked: hidden, loserLooked: hidden },
  };
  return placeList(columns, { sheet: SCALES, headingRow: HEADING_ROW, left: IMP_LIST.right + 2, rows });
}

/** Where the victory-point table would stand in a workbook that has none. */
const NO_VP_LIST = placeVpTable(null, 1);

/** Addresses of the scales' columns, for formulas on other sheets. */
export function scaleTables(
  table: VpTable | null
): Pick<LookupTables, "impFrom" | "imps" | "vpFrom" | "vpWinner" | "vpLoser" | "vpTable"> {
  const { outside } = table?.list ?? NO_VP_LIST;
  return {
    impFrom: IMP_LIST.outside.range("from"),
    imps: IMP_LIST.outside.range("imps"),
    vpFrom: outside.range(LOOKED_UP.from),
    vpWinner: outside.range(LOOKED_UP.winner),
    vpLoser: outside.range(LOOKED_UP.loser),
    vpTable: outside.range([LOOKED_UP.from, LOOKED_UP.loser]),
  };
}

/** The defined names of the scales. */
export function scaleNames(table: VpTable | null): DefinedName[] {
  return [
    { name: "Imp_Scale", sheet: SCALES, area: IMP_LIST.area(["from", "imps"]) },
    ...(table ? [{ name: "Vp_Scale", sheet: SCALES, area: table.list.area(["from", "loser"]) }] : []),
  ];
}

/** The Scales sheet: the IMP scale, the victory-point table in use, and the scores of contracts. */
export function scalesSheet(head: SheetHead, table: VpTable | null, paper: Paper): Sheet {
  const vpList = table ? [table.list] : [];
  const contracts = placeContractScores(SCALES, HEADING_ROW, (table?.list ?? IMP_LIST).right + 2);
  const { right } = contracts.down;
  const lists: readonly Pick<List<string>, "columns">[] = [...vpList, contracts.made, contracts.down];
  const grid = newGrid(SCALES, [...widthsOf(IMP_LIST), ...lists.flatMap((list) => [GAP_WIDTH, ...widthsOf(list)])]);
  putSheetTitle(grid, head, SCALES, right);
  const impRow = ({ from, to, imps }: (typeof IMP_BANDS)[number]) => ({ from, to: to ?? texts.scales.andMore, imps });
  putList(grid, IMP_LIST, IMP_BANDS, impRow, 32);
  if (table) putVpTable(grid, table);
  putContractScores(grid, contracts);
  const lastRow = Math.max(IMP_LIST.lastRow, ...vpList.map((list) => list.lastRow));
  const rows = lastRow - HEADING_ROW;
  const pagesFrom = pageBreaks(paper, grid.widths, HEADING_ROW + 1, rows, USUAL_HEIGHT, HEAD_HEIGHT);
  return grid.finish({
    frozenRows: HEADING_ROW,
    print: printSetup(paper, lastRow, right, {
      titleRows: [HEADING_ROW, HEADING_ROW],
      orientation: "landscape",
      pagesFrom,
    }),
  });
}

function putVpTable(grid: Grid, table: VpTable): void {
  const { scale, list, lines } = table;
  putHeadings(grid, list, STYLES.heading);
  grid.put(HEADING_ROW - 1, list.column("margins"), `${scale.name}, ${texts.scales.toBeTypedOver}`, STYLES.subtitle);
  for (let line = 0; line < lines; line++) putVpLine(grid, table, line, scale.bands[line]);
  grid.validate({ area: list.area(["from", "loser"]), ...VP_RULE });
}

function putVpLine(grid: Grid, { scale, list }: VpTable, line: number, band: VpBand | undefined): void {
  const next = line + 1 < list.rows ? list.cell("fromLooked", line + 1) : '""';
  const from = list.cell("fromLooked", line);
  const { andMore } = texts.scales;
  const margins = computed(
    `IF(${from}="","",IF(ISNUMBER(${next}),IF(${next}-1=${from},${from}&"",${from}&"–"&(${next}-1)),` +
      `${from}&" ${andMore}"))`,
    band ? marginLabel(band.from, scale.bands[line + 1]?.from) : ""
  );
  const points = (column: "winner" | "loser") =>
    computed(`IF(${from}="","",${typedAmount(list.cell(column, line))})`, band?.[column] ?? "");
  putRow(grid, list, line, {
    margins,
    ...vpLine(band),
    // The first line is for margins from 0 on, even where somebody has cleared it: none is left without points.
    fromLooked: computed(line === 0 ? "0" : typedNumber(list.cell("from", line)), band?.from ?? ""),
    winnerLooked: points("winner"),
    loserLooked: points("loser"),
  });
}

/** The margins of a line of a scale: "3–4", "5", "28 and more". */
export function marginLabel(from: number, next: number | undefined, andMore = ` ${texts.scales.andMore}`): string {
  if (next === undefined) return `${from}${andMore}`;
  return next - 1 === from ? String(from) : `${from}–${next - 1}`;
}
