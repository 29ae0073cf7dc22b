import type { Area } from "../../src/workbook/model";
import { columnNumber } from "./relative-formula";

/** A cell or a range that a formula refers to. */
export interface Reference {
  readonly sheet: string;
  readonly area: Area;
}

const PARTS =
  /"(?:[^"]|"")*"|(?:'((?:[^']|'')*)'!)?(?<![\w.])\$?([A-Z]{1,3})\$?(\d+)(?::\$?([A-Z]{1,3})\$?(\d+))?(?![\w.(])/g;

/** What a formula of a sheet refers to: cells and ranges, its texts left aside. */
export function referencesOf(formula: string, own: string): Reference[] {
  return [...formula.matchAll(PARTS)].flatMap(([, sheet, left, top, right = left, bottom = top]) =>
    left === undefined
      ? []
      : [
          {
            sheet: sheet === undefined ? own : sheet.replace(/''/g, "'"),
            area: {
              left: columnNumber(left),
              top: Number(top),
              right: columnNumber(right!),
              bottom: Number(bottom),
            },
          },
        ]
  );
}
