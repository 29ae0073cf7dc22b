import type { Area } from "../model";
import type { Style } from "../theme";
import { fitted, heightToRead, MIN_CHARACTER_WIDTH, lengthOf } from "./fit";

/** A text in a cell or in merged cells, in a style that wraps or shrinks to fit it. */
interface PlacedText {
  readonly area: Area;
  readonly style: Style;
  /** True for a name that is typed or calculated, so that it may change; false for a fixed text of the sheet. */
  readonly isName: boolean;
  /** Index of the cell in the sheet. */
  readonly cell: number;
}

/**
 * Texts that are fitted together: names of one style in the same columns, since names may change places; or a single
 * text that is no name.
 */
interface AlikeTexts {
  readonly placed: readonly PlacedText[];
  readonly style: Style;
  /** The longest of the texts, and the width of the texts' cells in points. */
  readonly longest: string;
  readonly width: number;
}

/** The texts of a sheet that are fitted into their cells. */
interface PlacedTexts {
  place(text: PlacedText): void;
  /** Returns the minimum height of a row in points; 0 if the default height is enough. */
  heightToRead(row: number): number;
  /** Returns the rows whose texts need more than the default height. */
  rowsToRead(): Iterable<number>;
  /**
   * Returns the new styles of the cells whose texts do not fit.
   * @param heightOf height of a row in points.
   */
  fitted(heightOf: (row: number) => number): Map<number, Style>;
}

/**
 * Returns an empty collection of texts for a sheet that is printed at a scale. The widths of its columns are in
 * characters.
 * @param textOf returns the text that a cell shows; called only after all texts are placed.
 */
export function placedTexts(widths: readonly number[], scale: number, textOf: (cell: number) => string): PlacedTexts {
  const groups = new Map<Style, Map<string, PlacedText[]>>();
  let found: AlikeTexts[] | null = null;
  let heights: Map<number, number> | null = null;
  const longestTexts = () =>
    (found ??= [...groups.values()].flatMap((byColumns) => [...byColumns.values()].map(longestOf)));
  const longestOf = (placed: readonly PlacedText[]): AlikeTexts => {
    const [{ style, area }] = placed as [PlacedText];
    const characters = widths.slice(area.left - 1, area.right).reduce((sum, width) => sum + width, 0);
    const shown = placed.map(({ cell }) => textOf(cell));
    const longest = shown.reduce((longest, text) => (lengthOf(text) > lengthOf(longest) ? text : longest), "");
    return { placed, style, longest, width: MIN_CHARACTER_WIDTH * characters };
  };
  const cached = () => {
    if (heights) return heights;
    heights = new Map();
    for (const { placed, style, longest, width } of longestTexts()) {
      const height = heightToRead(style, longest, width, scale);
      if (height === 0) continue;
      for (const { area: listArea } of placed)
        if (listArea.top === listArea.bottom)
          heights.set(listArea.top, Math.max(height, heights.get(listArea.top) ?? 0));
    }
    return heights;
  };
  return {
    place(text) {
      const { style, area, isName } = text;
      const byColumns = groups.get(style) ?? new Map<string, PlacedText[]>();
      const columns = `${area.left} ${area.right}${isName ? "" : ` ${area.top}`}`;
      const placed = byColumns.get(columns);
      if (placed) placed.push(text);
      else byColumns.set(columns, [text]);
      groups.set(style, byColumns);
    },
    heightToRead: (row) => cached().get(row) ?? 0,
    rowsToRead: () => cached().keys(),
    fitted(heightOf) {
      const styles = new Map<number, Style>();
      for (const { placed, style, longest, width } of longestTexts()) {
        const heightOfArea = ({ top, bottom }: Area) => {
          let sum = 0;
          for (let row = top; row <= bottom; row++) sum += heightOf(row);
          return sum;
        };
        const room = Math.min(...placed.map(({ area }) => heightOfArea(area)));
        const fittedStyle = fitted(style, longest, width, room, scale);
        if (fittedStyle !== style) for (const { cell } of placed) styles.set(cell, fittedStyle);
      }
      return styles;
    },
  };
}
