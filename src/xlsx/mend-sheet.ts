/** What a sheet is mended by. */
export interface SheetMending {
  /** The cell that is selected when the file is opened, such as "D5"; null for the first of the sheet. */
  readonly selected: string | null;
  /** The cells that are written, such as "A1:P28". */
  readonly area: string;
  readonly frozen: boolean;
}

/** The last column that a spreadsheet has. */
const LAST_COLUMN = 16384;

/**
 * Locks the columns of a sheet where no cell is written, beyond its last one too, so that the Tab key goes on to the
 * next cell to fill in; selects the first such cell; and keeps Excel from marking numbers that are typed as text.
 * @param locked the number of the style of a locked cell.
 */
export function mendSheet(xml: string, { selected, area, frozen }: SheetMending, locked: number): string {
  // Cells are most of a sheet, and stay as they are.
  const [start, end] = [xml.indexOf("<sheetData"), xml.lastIndexOf("</sheetData>")];
  const [head, cells, tail] = [xml.slice(0, start), xml.slice(start, end), xml.slice(end)];
  const columns = [...head.matchAll(/<col [^>]*\/>/g)].map(([column]) => column);
  const rest = `<col min="${columns.length + 1}" max="${LAST_COLUMN}" width="9.140625" style="${locked}"/>`;
  const cols = columns.map((column) => column.replace("/>", ` style="${locked}"/>`)).concat(rest);
  const ignored = `<ignoredErrors><ignoredError sqref="${area}" numberStoredAsText="1" unlockedFormula="1"/></ignoredErrors>`;
  const mended = withSelection(head, selected, frozen).replace(/<cols>.*?<\/cols>/, "");
  return `${mended}<cols>${cols.join("")}</cols>${cells}${tail.replace(/(<drawing |<\/worksheet>)/, `${ignored}$1`)}`;
}

function withSelection(xml: string, selected: string | null, frozen: boolean): string {
  if (selected === null) return xml;
  const pane = frozen ? / activePane="(\w+)"/.exec(xml)?.[1] : undefined;
  const selection = `<selection${pane ? ` pane="${pane}"` : ""} activeCell="${selected}" sqref="${selected}"/>`;
  return xml.replace(/<sheetView ([^>]*?)(?:\/>|>(.*?)<\/sheetView>)/, (_, attributes: string, inner = "") => {
    return `<sheetView ${attributes}>${inner}${selection}</sheetView>`;
  });
}
