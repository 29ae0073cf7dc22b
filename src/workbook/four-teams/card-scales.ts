import { impTable } from "../../bridge/imp";
import type { Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import type { CellValue } from "../model";
import { marginLabel, SCALES, type VpTable } from "../scales-sheet";
import { CARD_STYLES } from "./styles";

/** The scales stand in three blocks of two columns each. */
const BLOCKS = 3;

/** A line of a scale: what is looked up, and what it gives. */
type ScaleLine = readonly [CellValue | Computed, CellValue | Computed];

/** The IMP scale from its first line that gives something, as it is printed on cards. */
const IMP_LINES: readonly ScaleLine[] = impTable()
  .filter(({ imps }) => imps > 0)
  .map(({ from, to, imps }) => [to === null ? `${from}+` : `${from}–${to}`, imps]);

const IMP_ROWS = Math.ceil(IMP_LINES.length / BLOCKS);

/** Victory-point tables of more lines are too long for a card. */
const MOST_VP_LINES = 18;
const VP_ROWS = MOST_VP_LINES / BLOCKS;

/** The rows that both scales take, each with its headings. */
export const SCALE_ROWS = IMP_ROWS + VP_ROWS + 2;

/** The victory-point table as the cards have it, following the one typed on the Scales sheet. */
export function vpLines(table: VpTable): ScaleLine[] {
  const { list } = table;
  const { bands } = table.scale;
  return Array.from({ length: Math.min(table.lines, MOST_VP_LINES) }, (_, i): ScaleLine => {
    const band = bands[i];
    return [
      {
        formula: `SUBSTITUTE(${list.outside.cell("margins", i)}," and more","+")`,
        value: band ? marginLabel(band.from, bands[i + 1]?.from).replace(" and more", "+") : "",
      },
      {
        formula: `IF(${list.outside.cell("winner", i)}="","",${list.outside.cell("winner", i)}&"–"&${list.outside.cell("loser", i)})`,
        value: band ? `${band.winner}–${band.loser}` : "",
      },
    ];
  });
}

/** Writes both scales from a cell on. */
export function putScales(grid: Grid, table: VpTable, lines: readonly ScaleLine[], top: number, left: number): void {
  putScale(grid, ["Diff.", "IMPs"], IMP_LINES, IMP_ROWS, top, left);
  const vpTop = top + IMP_ROWS + 1;
  if (table.lines <= MOST_VP_LINES) {
    putScale(grid, ["IMPs", "VPs"], lines, VP_ROWS, vpTop, left);
    return;
  }
  const area = { top: vpTop, bottom: vpTop + VP_ROWS, left, right: left + 2 * BLOCKS - 1 };
  grid.block(area, `Victory points by ${table.scale.name}: see the sheet ${SCALES}.`, CARD_STYLES.note);
}

function putScale(
  grid: Grid,
  headings: readonly [string, string],
  lines: readonly ScaleLine[],
  rows: number,
  top: number,
  left: number
): void {
  for (let block = 0; block < BLOCKS; block++) {
    const column = left + 2 * block;
    headings.forEach((heading, i) => grid.put(top, column + i, heading, CARD_STYLES.scaleHeading));
    for (let i = 0; i < rows; i++) {
      const line = lines[block * rows + i] ?? [null, null];
      grid.put(top + 1 + i, column, line[0], CARD_STYLES.scale);
      grid.put(top + 1 + i, column + 1, line[1], CARD_STYLES.scaleBold);
    }
  }
}
