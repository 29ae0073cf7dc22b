import type { Area } from "../model";
import type { Style } from "../theme";
import { fitted, heightToRead, LEAST_CHARACTER, lengthOf } from "./fit";

/** A text in cells that are one, in a style that makes room for it. */
interface PlacedText {
  readonly area: Area;
  readonly text: string;
  readonly style: Style;
  /** Whether it is a name that was typed or may come to stand elsewhere, rather than words of the sheet's own. */
  readonly isName: boolean;
  /** Which cell of the sheet has it. */
  readonly cell: number;
}

/** Names of one style in the same columns look alike: each may come to stand where another is. Others are by themselves. */
interface AlikeTexts {
  readonly texts: PlacedText[];
  longest: string;
}

/** The texts of a sheet that are made room for. */
export interface PlacedTexts {
  place(text: PlacedText): void;
  /** The height in points that a row has at least, 0 where the usual one does. */
  heightToRead(row: number): number;
  /** The rows that have such a height. */
  rowsToRead(): Iterable<number>;
  /** The cells that need another style than they were given, by the heights of rows in points. */
  fitted(heightOf: (row: number) => number): Map<number, Style>;
}

/** No texts yet, on a sheet with columns of these widths in characters that is printed at a scale. */
export function placedTexts(widths: readonly number[], scale: number): PlacedTexts {
  const groups = new Map<Style, Map<string, AlikeTexts>>();
  let heights: Map<number, number> | null = null;
  const width = ({ left, right }: Area) =>
    LEAST_CHARACTER * widths.slice(left - 1, right).reduce((sum, characters) => sum + characters, 0);
  const all = () => [...groups.values()].flatMap((byColumns) => [...byColumns.values()]);
  const known = () => {
    if (heights) return heights;
    heights = new Map();
    for (const { texts, longest } of all()) {
      const [{ style, area }] = texts as [PlacedText];
      const height = heightToRead(style, longest, width(area), scale);
      if (height === 0) continue;
      for (const { area: at } of texts)
        if (at.top === at.bottom) heights.set(at.top, Math.max(height, heights.get(at.top) ?? 0));
    }
    return heights;
  };
  return {
    place(text) {
      const { style, area, isName } = text;
      const byColumns = groups.get(style) ?? new Map<string, AlikeTexts>();
      const columns = `${area.left} ${area.right}${isName ? "" : ` ${area.top}`}`;
      const alike = byColumns.get(columns) ?? { texts: [], longest: "" };
      alike.texts.push(text);
      if (lengthOf(text.text) > lengthOf(alike.longest)) alike.longest = text.text;
      groups.set(style, byColumns.set(columns, alike));
      heights = null;
    },
    heightToRead: (row) => known().get(row) ?? 0,
    rowsToRead: () => known().keys(),
    fitted(heightOf) {
      const found = new Map<number, Style>();
      for (const { texts, longest } of all()) {
        const [{ style, area }] = texts as [PlacedText];
        const heightOfArea = ({ top, bottom }: Area) => {
          let sum = 0;
          for (let row = top; row <= bottom; row++) sum += heightOf(row);
          return sum;
        };
        const room = Math.min(...texts.map((text) => heightOfArea(text.area)));
        const made = fitted(style, longest, width(area), room);
        if (made !== style) for (const { cell } of texts) found.set(cell, made);
      }
      return found;
    },
  };
}
