import { impTable } from "../bridge/imp";
import type { VpScale } from "../bridge/vp/scale";
import type { LookupTables } from "./formulas/dialect";
import { newGrid, type Grid } from "./kit/grid";
import { putSheetTitle, type SheetHead } from "./kit/headings";
import type { Area, DefinedName, Paper, Sheet } from "./model";
import { printSetup } from "./kit/print-setup";
import { areaAddress, cellAddress, onSheet } from "./reference";
import { STYLES, type Style } from "./theme";
import { vpStyle } from "./vp-style";
import { VP_COLUMNS, vpEntryRule, type VpColumn } from "./vp-table";

export const SCALES = "Scales";

const HEADING_ROW = 4;
const FIRST_ROW = HEADING_ROW + 1;
const IMP_BANDS = impTable();
const WIDTHS = [14, 14, 9, 4, 14, 12, 10, 10];
const VP_LABEL_COLUMN = 5;

/** The IMP scale: difference from, to, and IMPs. */
export const IMP_SCALE: Area = {
  top: FIRST_ROW,
  left: 1,
  bottom: HEADING_ROW + IMP_BANDS.length,
  right: 3,
};

/** The victory-point table of a workbook. */
export interface VpTable {
  readonly scale: VpScale;
  /** How many lines there is room for, some of them blank. */
  readonly lines: number;
  /** Where a line's number is typed, if not on the Scales sheet itself. */
  readonly typedAt?: {
    /** In words: "as on the Scoresheet". */
    readonly where: string;
    readonly address: (line: number, column: VpColumn) => string;
    /** Lines with the same name stand below each other there. */
    readonly block: (line: number) => string;
  };
}

/** Room for a scale on the Scales sheet, and for a table of the organiser's own that is longer. */
export function vpTableOf(scale: VpScale): VpTable {
  return { scale, lines: Math.max(18, scale.bands.length + 1) };
}

/** The victory-point table in use: margin from, winner's points, loser's points. */
export function vpScaleArea(table: VpTable | null): Area {
  return {
    top: FIRST_ROW,
    left: VP_LABEL_COLUMN + 1,
    bottom: HEADING_ROW + (table?.lines ?? 1),
    right: VP_LABEL_COLUMN + VP_COLUMNS.length,
  };
}

/** Addresses of the scales' columns, for formulas on other sheets. */
export function scaleTables(
  table: VpTable | null
): Pick<LookupTables, "impFrom" | "imps" | "vpFrom" | "vpWinner" | "vpLoser" | "vpTable"> {
  const vpScale = vpScaleArea(table);
  const column = (area: Area, index: number) =>
    onSheet(SCALES, areaAddress({ ...area, left: area.left + index, right: area.left + index }));
  return {
    impFrom: column(IMP_SCALE, 0),
    imps: column(IMP_SCALE, 2),
    vpFrom: column(vpScale, 0),
    vpWinner: column(vpScale, 1),
    vpLoser: column(vpScale, 2),
    vpTable: onSheet(SCALES, areaAddress(vpScale)),
  };
}

/** The defined names of the scales. */
export function scaleNames(table: VpTable | null): DefinedName[] {
  return [
    { name: "Imp_Scale", sheet: SCALES, area: IMP_SCALE },
    ...(table ? [{ name: "Vp_Scale", sheet: SCALES, area: vpScaleArea(table) }] : []),
  ];
}

/** The Scales sheet: the IMP scale, and the victory-point table in use. */
export function scalesSheet(head: SheetHead, table: VpTable | null, paper: Paper): Sheet {
  const grid = newGrid(SCALES, WIDTHS);
  putSheetTitle(grid, head, SCALES, WIDTHS.length);
  putHeadings(grid, 1, ["Difference from", "to", "IMPs"]);
  IMP_BANDS.forEach(({ from, to, imps }, i) => {
    const row = IMP_SCALE.top + i;
    grid.put(row, 1, from, STYLES.fixed);
    grid.put(row, 2, to ?? "and more", STYLES.fixed);
    grid.put(row, 3, imps, STYLES.label);
  });
  if (table) putVpTable(grid, table);
  return grid.finish({
    frozenRows: HEADING_ROW,
    print: printSetup(paper, Math.max(IMP_SCALE.bottom, vpScaleArea(table).bottom), WIDTHS.length, {
      titleRows: [HEADING_ROW, HEADING_ROW],
    }),
  });
}

function putHeadings(grid: Grid, left: number, headings: readonly string[]): void {
  headings.forEach((heading, i) => grid.put(HEADING_ROW, left + i, heading, STYLES.heading));
  grid.height(HEADING_ROW, 32);
}

function putVpTable(grid: Grid, table: VpTable): void {
  const { scale, typedAt, lines } = table;
  putHeadings(grid, VP_LABEL_COLUMN, ["Margin, IMPs", "from", "Winner", "Loser"]);
  const where = typedAt ? typedAt.where : "to be typed over";
  grid.put(3, VP_LABEL_COLUMN, `${scale.name}, ${where}`, STYLES.subtitle);
  for (let line = 0; line < lines; line++) putVpLine(grid, table, line);
  if (!typedAt) grid.validate(vpEntryRule(vpScaleArea(table)));
}

/** A line of the victory-point table: typed here, or as it stands where it is typed. */
function putVpLine(grid: Grid, { scale, typedAt }: VpTable, line: number): void {
  const { bands } = scale;
  const row = FIRST_ROW + line;
  const band = bands[line];
  VP_COLUMNS.forEach((column, i) => {
    const place = VP_LABEL_COLUMN + 1 + i;
    const styled = (style: Style) => (column === "from" ? style : vpStyle(style, scale));
    if (!typedAt) {
      grid.put(row, place, band ? band[column] : null, styled(STYLES.entry));
      return;
    }
    const entry = typedAt.address(line, column);
    const formula = `IF(${entry}="","",${entry})`;
    const group = `${column} ${typedAt.block(line)}`;
    grid.put(row, place, { formula, value: band ? band[column] : "", group }, styled(STYLES.fixed));
  });
  const from = cellAddress(row, VP_LABEL_COLUMN + 1);
  const next = cellAddress(row + 1, VP_LABEL_COLUMN + 1);
  grid.put(
    row,
    VP_LABEL_COLUMN,
    {
      formula:
        `IF(${from}="","",IF(ISNUMBER(${next}),IF(${next}-1=${from},${from}&"",` +
        `${from}&"–"&(${next}-1)),${from}&" and more"))`,
      value: band ? marginLabel(band.from, bands[line + 1]?.from) : "",
      group: "label",
    },
    STYLES.label
  );
}

/** The margins of a line of a scale: "3–4", "5", "28 and more". */
export function marginLabel(from: number, next: number | undefined): string {
  if (next === undefined) return `${from} and more`;
  return next - 1 === from ? String(from) : `${from}–${next - 1}`;
}
