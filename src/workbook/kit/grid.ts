import type { Area, Cell, Highlight, LineChart, PrintSetup, Sheet, Validation } from "../model";
import type { Style } from "../theme";
import { isComputed, type Content } from "./content";

/** The height of a row of which nothing is said, in points. */
const USUAL_HEIGHT = 15;

/** A sheet being filled. Rows and columns count from 1. */
export interface Grid {
  readonly name: string;
  readonly widths: readonly number[];
  /** Writes a value or a formula into a cell. */
  put(row: number, column: number, content: Content, style?: Style): void;
  /** Writes into the first cell of an area and makes the whole of it one cell. */
  block(area: Area, content: Content, style?: Style): void;
  height(row: number, points: number): void;
  /** The height in points that the rows up to a last one have together, without some of them. */
  heightWithout(rows: ReadonlySet<number>, last: number): number;
  /** The rows of a range of which no height is said yet. */
  rowsWithoutHeight(first: number, last: number): number[];
  validate(validation: Validation): void;
  highlight(highlight: Highlight): void;
  chart(chart: LineChart): void;
  finish(rest: Partial<Pick<Sheet, "hidden" | "frozenRows"> & { print: PrintSetup }>): Sheet;
}

/** An empty sheet to fill. */
export function newGrid(name: string, widths: readonly number[]): Grid {
  const cells: Cell[] = [];
  const merges: Area[] = [];
  const validations: Validation[] = [];
  const highlights: Highlight[] = [];
  const charts: LineChart[] = [];
  const heights = new Map<number, number>();
  const put: Grid["put"] = (row, column, content, style) => {
    // Every cell has every property: a writer goes faster through objects of one shape.
    if (isComputed(content)) cells.push({ row, column, ...content, group: content.group, style });
    else cells.push({ row, column, value: content, formula: undefined, group: undefined, style });
  };
  return {
    name,
    widths,
    put,
    block(area, content, style) {
      for (let row = area.top; row <= area.bottom; row++)
        for (let column = area.left; column <= area.right; column++)
          put(row, column, row === area.top && column === area.left ? content : null, style);
      if (area.top < area.bottom || area.left < area.right) merges.push(area);
    },
    height: (row, points) => void heights.set(row, points),
    heightWithout(rows, last) {
      let sum = 0;
      for (let row = 1; row <= last; row++) if (!rows.has(row)) sum += heights.get(row) ?? USUAL_HEIGHT;
      return sum;
    },
    rowsWithoutHeight: (first, last) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((row) => !heights.has(row)),
    validate: (validation) => void validations.push(validation),
    highlight: (highlight) => void highlights.push(highlight),
    chart: (chart) => void charts.push(chart),
    finish: ({ hidden = false, frozenRows = 0, print = null as PrintSetup | null }) => ({
      name,
      hidden,
      cells,
      widths,
      heights,
      merges,
      validations,
      highlights,
      charts,
      frozenRows,
      print,
    }),
  };
}
