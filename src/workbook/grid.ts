import type { Area, Cell, CellValue, Highlight, LineChart, PrintSetup, Sheet, Validation } from "./model";
import type { Style } from "./theme";

/** A computed cell's formula with the value it gives. */
export interface Computed {
  readonly formula: string;
  readonly value: CellValue;
  /** See Cell.group in model.ts. */
  readonly group?: string;
}

const plain = (value: CellValue): Partial<Computed> & { readonly value: CellValue } => ({ value });

/** A sheet being filled. Rows and columns count from 1. */
export interface Grid {
  readonly name: string;
  /** Writes a value or a formula into a cell. */
  put(row: number, column: number, content: CellValue | Computed, style?: Style): void;
  /** Writes into the first cell of an area and makes the whole of it one cell. */
  block(area: Area, content: CellValue | Computed, style: Style): void;
  height(row: number, points: number): void;
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
    const { value, formula, group } = typeof content === "object" && content !== null ? content : plain(content);
    // Every cell has every property: a writer goes faster through objects of one shape.
    cells.push({ row, column, value, formula, group, style });
  };
  return {
    name,
    put,
    block(area, content, style) {
      for (let row = area.top; row <= area.bottom; row++)
        for (let column = area.left; column <= area.right; column++)
          put(row, column, row === area.top && column === area.left ? content : null, style);
      if (area.top < area.bottom || area.left < area.right) merges.push(area);
    },
    height: (row, points) => void heights.set(row, points),
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
