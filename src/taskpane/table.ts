import { element } from "./dom";

type Cell = Node | string;

/** A row of a table: the cell that names it, by its index, and all its cells. */
export interface TableRow {
  readonly cells: readonly Cell[];
  /** The index of the cell that names the row. */
  readonly named?: number;
}

/** A table to be read. */
export function table(caption: string, headings: readonly string[], rows: readonly TableRow[]): HTMLElement {
  return element(
    "table",
    { class: "preview" },
    element("caption", {}, caption),
    element("thead", {}, element("tr", {}, ...headings.map((text) => element("th", { scope: "col" }, text)))),
    element("tbody", {}, ...rows.map(tableRow))
  );
}

/** What a table stands in that may be wider than the pane: it scrolls by itself, by keyboard too. */
export function tableFrame(label: string, ...content: Node[]): HTMLElement {
  const frame = element("div", { class: "table-frame", tabindex: 0, role: "region" }, ...content);
  frame.setAttribute("aria-label", label);
  return frame;
}

function tableRow({ cells, named = 0 }: TableRow): HTMLElement {
  return element(
    "tr",
    {},
    ...cells.map((cell, i) => (i === named ? element("th", { scope: "row" }, cell) : element("td", {}, cell)))
  );
}

/** A cell with a smaller line below. */
export function twoLines(text: string, below: string): Node {
  return element("span", {}, text, element("span", { class: "below" }, below));
}
