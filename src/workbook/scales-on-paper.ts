import { impTable } from "../bridge/imp";
import { computed, joined, styled, type Content } from "./kit/content";
import { unlessBlank } from "./kit/formula";
import type { Grid } from "./kit/grid";
import type { Column, Columns } from "./kit/columns";
import { layOutList, type List, type ListPlace } from "./kit/list";
import { writeHeadings, writeRow } from "./kit/write-list";
import { marginsOf, scaleName, type VpTable } from "./vp-table";
import { texts } from "./texts";
import { CARD_STYLES, SCALE_STYLES } from "./theme";

type ScaleStyles = (typeof SCALE_STYLES)[keyof typeof SCALE_STYLES];

/** A line of a scale: a difference, and the IMPs or victory points for it. */
type ScaleLine = readonly [difference: Content, gives: Content];

/** A scale on paper, in blocks of two columns. The scale's lines continue from each block to the next. */
export type ScaleList = List<ScaleColumn>;
type ScaleColumn = `${"difference" | "gives"}${number}`;

/** Default number of a scale's blocks. */
const BLOCKS = 3;

const { scoreCards: words } = texts.fourTeams;

/** The printed lines of the IMP scale, from 1 IMP on. */
const IMP_LINES: readonly ScaleLine[] = impTable()
  .filter(({ imps }) => imps > 0)
  .map(({ from, to, imps }) => [to === null ? `${from}+` : `${from}–${to}`, imps]);

/** Maximum number of lines of a victory-point table on a card. */
const MAX_VP_LINES = 18;

/** Widths in characters of a card's scales: two blocks of the IMP scale, one of the victory points. */
export const SCALE_WIDTHS: readonly number[] = [9.6, 5, 9.6, 5, 6.6, 6];

/** The two scales of a card, laid out. */
export interface CardScales {
  readonly imps: ScaleList;
  readonly vps: ScaleList;
}

/**
 * Lays out a scale.
 * @param spans number of the sheet's columns under each column of the scale; 1 by default.
 * @param blocks number of blocks of two columns.
 */
export function placeScale(
  scale: keyof CardScales,
  { sheet, headingRow, left }: Pick<ListPlace, "sheet" | "headingRow" | "left">,
  spans: readonly number[] = [],
  blocks = BLOCKS
): ScaleList {
  const [headings, lines] =
    scale === "imps" ? [words.impScale, IMP_LINES.length] : ([words.vpScale, MAX_VP_LINES] as const);
  const difference: Column = { heading: headings.difference };
  const gives: Column = { heading: headings.gives };
  const columns = Array.from({ length: blocks }).flatMap((_, block) => [
    [`difference${block}`, { ...difference, span: spans[2 * block] ?? 1 }] as const,
    [`gives${block}`, { ...gives, span: spans[2 * block + 1] ?? 1 }] as const,
  ]);
  return layOutList(Object.fromEntries(columns) as Columns<ScaleColumn>, {
    name: "scale",
    sheet,
    headingRow,
    ...(left !== undefined && { left }),
    rows: Math.ceil(lines / blocks),
  });
}

/**
 * Returns the lines of the victory-point table for a card, which follow the table on the Scales sheet; null if the
 * table is too long.
 */
export function vpLines(table: VpTable): readonly ScaleLine[] | null {
  const { list, lines } = table;
  if (lines > MAX_VP_LINES) return null;
  return Array.from({ length: lines }, (_, line): ScaleLine => {
    const [winner, loser] = [list.outside.cell("winnerLooked", line), list.outside.cell("loserLooked", line)];
    return [marginsOf(table, line, list.outside, "+"), computed(unlessBlank(winner, `${winner}&"–"&${loser}`))];
  });
}

/** Writes both scales of a card. */
export function putScales(
  grid: Grid,
  { imps, vps }: CardScales,
  table: VpTable,
  lines: readonly ScaleLine[] | null
): void {
  putImpScale(grid, imps, SCALE_STYLES.card);
  putVpScale(grid, vps, SCALE_STYLES.card, table, lines);
}

/** Writes the IMP scale. */
export function putImpScale(grid: Grid, list: ScaleList, styles: ScaleStyles): void {
  putScale(grid, list, styles, IMP_LINES);
}

/**
 * Writes the victory-point table; if it is too long (`lines` is null), writes a reference to the Scales sheet instead.
 */
export function putVpScale(
  grid: Grid,
  vps: ScaleList,
  styles: ScaleStyles,
  table: VpTable,
  lines: readonly ScaleLine[] | null
): void {
  if (lines) return putScale(grid, vps, styles, lines, table.scale.bands.length);
  const area = { top: vps.headingRow, bottom: vps.lastRow, left: vps.left, right: vps.right };
  grid.block(area, joined(...words.vpsOn(scaleName(table))), CARD_STYLES.note);
}

/**
 * Writes the lines of a scale.
 * @param used number of lines that are filled until somebody types over the table; other lines have borders only once
 * they are filled.
 */
function putScale(
  grid: Grid,
  list: ScaleList,
  styles: ScaleStyles,
  lines: readonly ScaleLine[],
  used = lines.length
): void {
  const { rows } = list;
  const blocks = Array.from({ length: Object.keys(list.columns).length / 2 }, (_, block) => block);
  const headed = Object.entries(list.columns).filter((_, index) => Math.floor(index / 2) * rows < used);
  writeHeadings(grid, { ...list, columns: Object.fromEntries(headed) as typeof list.columns }, styles.heading);
  for (const block of blocks) {
    const [difference, gives] = [`difference${block}`, `gives${block}`] as const;
    const formula = `$${list.cell(difference, 0)}<>""`;
    grid.highlight({ area: list.area([difference, gives]), formula, tone: "lined" });
  }
  for (let row = 0; row < rows; row++) {
    const contents = blocks.flatMap((block) => {
      const line = block * rows + row;
      const [difference, gives] = lines[line] ?? [null, null];
      const [plain, bold] = line < used ? [styles.plain, styles.bold] : [styles.spare, styles.spareBold];
      return [
        [`difference${block}`, styled(difference, plain)] as const,
        [`gives${block}`, styled(gives, bold)] as const,
      ];
    });
    writeRow(grid, list, row, Object.fromEntries(contents));
  }
}
