import type { Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import type { CellValue } from "../model";
import { STYLES } from "../theme";

/** The row of headings of a block of the Match sheet, from its first column on. */
export function putHeadings(grid: Grid, row: number, headings: readonly (CellValue | Computed)[]): void {
  headings.forEach((heading, i) => grid.put(row, 1 + i, heading, STYLES.heading));
  grid.height(row, 34);
}
