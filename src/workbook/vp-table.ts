import { ownScaleName } from "../bridge/vp/texts";
import { hasDecimals, type VpBand, type VpScale } from "../bridge/vp/scale";
import type { EntryOption } from "./entries";
import { computed, ifElse, joined, type Computed } from "./kit/content";
import { firstTrue, unlessBlank } from "./kit/formula";
import type { Grid } from "./kit/grid";
import { type Columns, numbers, recordOf } from "./kit/columns";
import { entryCell, layOutList, type List } from "./kit/list";
import { putOver, writeHeadings, writeRow } from "./kit/write-list";
import { areaAddress, textLiteral } from "./reference";
import { texts } from "./texts";
import { STYLES, type Style } from "./theme";
import { readAmount } from "./typed-amounts";
import { numberText } from "./working/text-formulas";

/** Accepted values of a victory-point table. */
const [MIN_VALUE, MAX_VALUE] = [0, 1000] as const;
const VP_RULE = numbers("decimal", [MIN_VALUE, MAX_VALUE], texts.vpTable.entry);

/** Minimum number of lines, so that the organiser can type a longer table. */
const MIN_LINES = 18;

/** Hidden columns that formulas look up: the typed values as numbers, since typed numbers may be text. */
const LOOKED_UP = { from: "fromLooked", winner: "winnerLooked", loser: "loserLooked" } as const;

/** Hidden columns of each value as read: a number, blank, or "?". */
const READ = { from: "fromRead", winner: "winnerRead", loser: "loserRead" } as const;

/** Hidden columns of the typed texts. */
const TYPED = { from: "fromTyped", winner: "winnerTyped", loser: "loserTyped" } as const;

/**
 * Columns of a victory-point table: the margins in words; the three typed columns, with hidden columns of their values;
 * and Check. Three more columns are hidden: "remarks", the messages of Check; "changed", 1 if a line differs from the
 * scale's; and "name", the name of the table in the first line.
 */
type VpTableColumn = "margins" | keyof typeof READ | HiddenColumn | "check" | "remarks" | "changed" | "name";
type HiddenColumn = (typeof LOOKED_UP | typeof READ | typeof TYPED)[keyof typeof READ];

/** The victory-point table of a workbook, which may be typed over. */
export interface VpTable {
  readonly scale: VpScale;
  /** Number of lines, some of them blank. */
  readonly lines: number;
  readonly list: List<VpTableColumn>;
}

/** Place of a victory-point table: the row of its headings, and its first column. */
export interface VpPlace {
  readonly sheet: string;
  readonly headingRow: number;
  readonly left: number;
}

/** Lays out the victory-point table of a scale, with at least one blank line. */
export function placeVpTable(scale: VpScale, place: VpPlace): VpTable {
  const lines = Math.max(MIN_LINES, scale.bands.length + 1);
  return { scale, lines, list: layOutList(columnsOf(scale), { ...place, name: "vps", rows: lines }) };
}

function columnsOf(scale: VpScale | null): Columns<VpTableColumn> {
  const style = STYLES.entry;
  const hidden = { heading: null, width: 0 };
  const { margins, from, winner, loser } = texts.scales;
  return {
    margins: { heading: margins, width: 14, style: STYLES.label },
    from: { heading: from, width: 12, style },
    winner: { heading: winner, width: 10, style: vpStyle(style, scale) },
    loser: { heading: loser, width: 10, style: vpStyle(style, scale) },
    fromLooked: hidden,
    winnerLooked: hidden,
    loserLooked: hidden,
    ...recordOf(Object.values(READ), () => ({ ...hidden, heading: texts.vpTable.read })),
    check: { heading: texts.common.check, width: 40, style: STYLES.check },
    ...recordOf([...Object.values(TYPED), "remarks", "changed", "name"] as const, () => hidden),
  };
}

/** Returns the addresses of the victory-point table for formulas on other sheets. */
export function vpLookUp(
  table: VpTable | null,
  place: VpPlace
): Readonly<Record<"vpFrom" | "vpWinner" | "vpLoser" | "vpTable", string>> {
  // If there is no table, the addresses are those that a table in this place would have.
  const { outside } = table?.list ?? layOutList(columnsOf(null), { ...place, rows: 1 });
  return {
    vpFrom: outside.range(LOOKED_UP.from),
    vpWinner: outside.range(LOOKED_UP.winner),
    vpLoser: outside.range(LOOKED_UP.loser),
    vpTable: outside.range([LOOKED_UP.from, LOOKED_UP.loser]),
  };
}

/**
 * Returns the formula for the name of the table: the scale's name, or another name once the table differs from the
 * scale.
 * @param addresses of the table, for formulas on its own sheet or on others.
 */
export function scaleName({ list }: VpTable, addresses: Pick<List<VpTableColumn>, "cell"> = list.outside): Computed {
  return computed(addresses.cell("name", 0));
}

/** Writes the victory-point table, in yellow cells. */
export function putVpTable(grid: Grid, { scale, list, lines }: VpTable): void {
  writeHeadings(grid, list, STYLES.heading);
  const title = joined(scaleName({ scale, list, lines }, list), texts.scales.toBeTypedOver);
  putOver(grid, list, ["margins", "loser"], title, STYLES.subtitle);
  for (let line = 0; line < lines; line++) putLine(grid, { scale, list, lines }, line);
  grid.validate({ area: list.area(["from", "loser"]), ...VP_RULE });
}

/** Returns the yellow cells of the table. */
export function vpEntries({ list, lines }: VpTable): EntryOption {
  const cells = (line: number) => (["from", "winner", "loser"] as const).map((key) => entryCell(list, key, line));
  return { kind: "scale", option: "scale", lines: Array.from({ length: lines }, (_, line) => cells(line)) };
}

function putLine(grid: Grid, table: VpTable, line: number): void {
  const { scale, list } = table;
  const band: VpBand | undefined = scale.bands[line];
  const cell = (key: VpTableColumn) => list.cell(key, line);
  const typed = (column: keyof typeof READ) => computed(numberText(cell(column)));
  const read = (column: keyof typeof READ) => computed(readAmount(cell(TYPED[column])));
  const points = (column: "winner" | "loser") => computed(`IF(${cell("fromLooked")}="","",N(${cell(READ[column])}))`);
  writeRow(grid, list, line, {
    margins: marginsOf(table, line, list),
    from: band?.from ?? null,
    winner: band?.winner ?? null,
    loser: band?.loser ?? null,
    // The first line is for margins from 0 on, even if its margin is cleared, so that every margin has points.
    fromLooked: computed(line === 0 ? "0" : marginOf(table, line)),
    winnerLooked: points("winner"),
    loserLooked: points("loser"),
    fromRead: read("from"),
    winnerRead: read("winner"),
    loserRead: read("loser"),
    check: computed(checkOf(table, line)),
    fromTyped: typed("from"),
    winnerTyped: typed("winner"),
    loserTyped: typed("loser"),
    remarks: Object.values(REMARKS)[line] ?? null,
    changed: computed(changedLine(table, line)),
    name: line === 0 ? ifElse(`SUM(${list.range("changed")})=0`, scale.name, ownScaleName) : null,
  });
}

/**
 * Returns the formula for 1 if a line differs from the same line of the scale, else 0. The values are compared as read,
 * so that a blank is not 0, and the text "12" is 12.
 */
function changedLine({ scale, list }: VpTable, line: number): string {
  const keys = ["from", "winner", "loser"] as const;
  const isScales = keys.map((key) => `${list.cell(READ[key], line)}=${scale.bands[line]?.[key] ?? '""'}`);
  return `IF(AND(${isScales.join()}),0,1)`;
}

/**
 * Returns the formula for the lowest margin of a line; "" unless this margin is a whole number and above the margins of
 * all lines before.
 */
function marginOf({ list }: VpTable, line: number): string {
  const margin = list.cell("fromRead", line);
  const rises = `AND(${margin}=INT(${margin}),${margin}>MAX(${list.above("fromLooked", line)}))`;
  return `IF(ISNUMBER(${margin}),IF(${rises},${margin},""),"")`;
}

const { check: words } = texts.vpTable;

/** Messages on the faults of a line, in the order of the hidden column `remarks`. */
const REMARKS = {
  first: words.first,
  margin: words.margin,
  noMargin: words.noMargin,
  missing: words.missing,
  points: words.points(MIN_VALUE, MAX_VALUE),
  order: words.order,
} as const;

/** Returns the formula for the message on a line's fault; blank if there is none. */
function checkOf({ list }: VpTable, line: number): string {
  const cell = (key: VpTableColumn) => list.cell(key, line);
  const remark = (key: keyof typeof REMARKS) => {
    const row = Object.keys(REMARKS).indexOf(key);
    return areaAddress(list.area("remarks", row, row));
  };
  const [margin, looked, winner, loser] = [cell("fromRead"), cell("fromLooked"), cell("winnerRead"), cell("loserRead")];
  const areOut = `OR(COUNT(${winner},${loser})<2,MIN(${winner},${loser})<${MIN_VALUE},MAX(${winner},${loser})>${MAX_VALUE})`;
  const withoutMargin = firstTrue([
    [`${margin}<>""`, remark("margin")],
    [`${winner}&${loser}<>""`, remark("noMargin")],
  ]);
  return firstTrue([
    line === 0 ? [`AND(${margin}<>"",${margin}<>0)`, remark("first")] : [`${looked}=""`, withoutMargin],
    [`OR(${winner}="",${loser}="")`, remark("missing")],
    [areOut, remark("points")],
    [`${winner}<${loser}`, remark("order")],
  ]);
}

/**
 * Returns the formula for the margins of a line in words: "3–5".
 * @param addresses of the table, for formulas on its own sheet or on others.
 * @param andMore text after the last line's margin; by default words for "and more".
 */
export function marginsOf(
  { list }: VpTable,
  line: number,
  addresses: Pick<List<VpTableColumn>, "cell" | "range">,
  andMore?: string
): Computed {
  const from = addresses.cell("fromLooked", line);
  const more = `${from}&${textLiteral(andMore ?? ` ${texts.scales.andMore}`)}`;
  if (line + 1 === list.rows) return computed(unlessBlank(from, more));
  // The next margin is the smallest one below, since lines in between may be blank, or not count.
  const rest = addresses.range("fromLooked", line + 1);
  const next = `MIN(${rest})`;
  return computed(
    unlessBlank(from, `IF(COUNT(${rest})>0,IF(${next}-1=${from},${from}&"",${from}&"–"&(${next}-1)),${more})`)
  );
}

/** Cache of one style with decimals for each style, so that the writer of a file recognises it. */
const WITH_DECIMALS = new WeakMap<Style, Style>();

/** Returns a style of points, with two decimals if the scale's victory points have decimals. */
export function vpStyle(style: Style, scale: VpScale | null): Style {
  return scale && hasDecimals(scale) ? withDecimals(style) : style;
}

/** Returns a style with two decimals throughout. */
export function withDecimals(style: Style): Style {
  let decimals = WITH_DECIMALS.get(style);
  if (!decimals) WITH_DECIMALS.set(style, (decimals = { ...style, format: "0.00" }));
  return decimals;
}
