import type { EntryLine } from "../entries";
import { texts } from "../texts";
import { placeInFile } from "./find-sheets";
import type { Layout } from "./layout";
import type { SavedRemark } from "./saved-remark";
import { typedText, type FoundSheets } from "./typed-cells";

/**
 * Returns a layout with a line for each row below the headings of a list of travellers that has an entry. The lines
 * stored in the file are not enough, because users sort, insert and delete rows, and Excel's tables grow.
 */
export function withGrownLists(layout: Layout, sheets: FoundSheets): Layout {
  const { lines } = layout.entries;
  if (!lines.some(({ kind }) => kind === "travellers")) return layout;
  const grown = lines.flatMap((line) => (line.kind === "travellers" ? rowsOf(line, sheets) : [line]));
  return { ...layout, entries: { ...layout.entries, lines: grown } };
}

function rowsOf({ sheet, row: heading, typed }: EntryLine, sheets: FoundSheets): EntryLine[] {
  const found = sheets.get(sheet);
  const top = found?.rowOf(heading) ?? null;
  if (!found || top === null) return [];
  return Array.from({ length: Math.max(0, found.lastRow - top) }, (_, index) => heading + 1 + index).flatMap((row) => {
    const isTyped = Object.values(typed).some((column) => typedText(sheets, { sheet, row, column }) !== "");
    return isTyped ? [{ kind: "traveller", sheet, row, typed, said: {} } as const] : [];
  });
}

/**
 * Returns a remark for each sheet on which formulas of travellers were typed over; it gives the number of these
 * formulas.
 */
export function spoiltTravellers({ entries }: Layout, sheets: FoundSheets): SavedRemark[] {
  return entries.lines.flatMap((line): SavedRemark[] => {
    if (line.kind !== "travellers") return [];
    const { sheet } = line;
    const worked = (line.said.worked ?? "").split(",").map(Number);
    const places = rowsOf(line, sheets).flatMap(({ row }) => worked.map((column) => ({ row, column })));
    // A row without formulas does not count if its cells are blank: some programs fill in no formulas when a row is
    // inserted.
    const spoilt = places.filter(
      ({ row, column }) =>
        sheets.get(sheet)?.hasFormula(row, column) === false && typedText(sheets, { sheet, row, column }) !== ""
    );
    const [first] = spoilt;
    return first
      ? [
          {
            place: placeInFile(sheets, sheet, first.row, first.column),
            message: texts.reading.spoilt(spoilt.length),
            isMended: true,
          },
        ]
      : [];
  });
}
