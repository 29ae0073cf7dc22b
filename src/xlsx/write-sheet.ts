import { strToU8 } from "fflate";
import { MARGINS, pageScale } from "../workbook/kit/page";
import type { Area, Highlight, Link, Sheet, Validation, Workbook } from "../workbook/model";
import { areaAddress, cellAddress, onSheet } from "../workbook/reference";
import { LAST_COLUMN } from "./cell-place";
import { joinBytes } from "./joined";
import type { StyleSheet } from "./styles";
import { texts } from "./texts";
import { countedList, document, element, escapeXml, RELATIONSHIPS, SPREADSHEET } from "./xml";

/** Longest site address in the footer, in characters; a longer one would overlap the rest, and is left out. */
const MAX_SITE_LENGTH = 40;
/** Space in the footer for event and site, in characters; the rest is for the sheet's name, the date and the page. */
const MAX_LINE_LENGTH = 55;

/** Excel's default margins, in inches. */
const DEFAULT_MARGINS: typeof MARGINS = { left: 0.7, right: 0.7, top: 0.75, bottom: 0.75, header: 0.3, footer: 0.3 };

/** Style indices for columns without cells. */
interface ColumnStyles {
  readonly locked: number;
  readonly open: number;
}

/** Placeholder in the XML of a sheet, which the rows replace. */
const ROWS = element("sheetData", {});

/** XML of a sheet around its finished rows; written after all cells have their styles. */
export function sheetXml(
  sheet: Sheet,
  rows: readonly Uint8Array[],
  { columns, foot, styles }: { readonly columns: ColumnStyles; readonly foot: string; readonly styles: StyleSheet }
): Uint8Array<ArrayBuffer> {
  const { print, merges, highlights, validations, links, widths } = sheet;
  const [bottom, right] = lastCell(sheet);
  const usedArea = { top: 1, left: 1, bottom, right };
  const hasDrawing = sheet.pictures.length + sheet.charts.length > 0;
  const [before = "", after = ""] = document(
    "worksheet",
    { xmlns: SPREADSHEET, "xmlns:r": RELATIONSHIPS },
    print && !print.pagesFrom ? element("sheetPr", {}, element("pageSetUpPr", { fitToPage: 1 })) : "",
    element("dimension", { ref: `A1:${cellAddress(bottom, Math.max(right, widths.length))}` }),
    element("sheetViews", {}, sheetView(sheet)),
    element("sheetFormatPr", { defaultRowHeight: 15 }),
    columnsXml(sheet, columns),
    ROWS,
    // Protects only against accidental changes: there is no password. Excel neither sorts nor extends a table on a
    // protected sheet.
    sheet.table ? "" : element("sheetProtection", { sheet: 1, objects: 1, formatColumns: 0, formatRows: 0 }),
    merges.length > 0
      ? countedList(
          "mergeCells",
          merges.map((area) => element("mergeCell", { ref: range(area) }))
        )
      : "",
    ...highlightsXml(highlights, styles.ofHighlight),
    validations.length > 0 ? countedList("dataValidations", validations.map(validationXml)) : "",
    links.length > 0 ? element("hyperlinks", {}, ...links.map(linkXml)) : "",
    pageXml(sheet, foot),
    // Numbers typed as text and unlocked formulas are intended, so Excel shows no warning.
    element(
      "ignoredErrors",
      {},
      element("ignoredError", { sqref: range(usedArea), numberStoredAsText: 1, unlockedFormula: 1 })
    ),
    hasDrawing ? element("drawing", { "r:id": "rId1" }) : "",
    sheet.table ? countedList("tableParts", [element("tablePart", { "r:id": hasDrawing ? "rId2" : "rId1" })]) : ""
  ).split(ROWS);
  return joinBytes([strToU8(`${before}<sheetData>`), ...rows, strToU8(`</sheetData>${after}`)]);
}

function lastCell({ cells }: Sheet): [row: number, column: number] {
  let [bottom, right] = [1, 1];
  for (const { row, column } of cells) {
    bottom = Math.max(bottom, row);
    right = Math.max(right, column);
  }
  return [bottom, right];
}

/** Selects the first entry cell and freezes rows and columns. */
function sheetView({ cells, frozenRows: rows, frozenColumns: columns }: Sheet): string {
  const [first] = cells.filter(({ style }) => style?.entry).sort((a, b) => a.row - b.row || a.column - b.column);
  const selected = first && cellAddress(first.row, first.column);
  const isFrozen = rows + columns > 0;
  const activePane = columns === 0 ? "bottomLeft" : rows === 0 ? "topRight" : "bottomRight";
  const pane = { xSplit: columns || undefined, ySplit: rows || undefined };
  return element(
    "sheetView",
    { workbookViewId: 0, showGridLines: 0 },
    isFrozen
      ? element("pane", { ...pane, topLeftCell: cellAddress(rows + 1, columns + 1), state: "frozen", activePane })
      : "",
    selected
      ? element("selection", { pane: isFrozen ? activePane : undefined, activeCell: selected, sqref: selected })
      : ""
  );
}

/** Locks empty columns, so that the Tab key moves to the next entry cell. */
function columnsXml({ widths, openColumn }: Sheet, { locked, open }: ColumnStyles): string {
  const columns = widths.map((width, index) => {
    const place = { min: index + 1, max: index + 1, width, customWidth: "true" };
    const style = index + 1 === openColumn ? open : locked;
    return element("col", { ...place, hidden: width === 0 ? "true" : undefined, style });
  });
  const rest = element("col", { min: widths.length + 1, max: LAST_COLUMN, width: 9.140625, style: locked });
  return element("cols", {}, ...columns, rest);
}

/** Groups rules by area; `priority` is their overall order. */
function highlightsXml(highlights: readonly Highlight[], ofHighlight: StyleSheet["ofHighlight"]): string[] {
  const byArea = new Map<string, string>();
  highlights.forEach(({ area, formula, tone }, index) => {
    const rule = { type: "expression", priority: index + 1, dxfId: ofHighlight(tone) };
    const xml = element("cfRule", rule, element("formula", {}, escapeXml(formula)));
    byArea.set(range(area), (byArea.get(range(area)) ?? "") + xml);
  });
  return [...byArea].map(([sqref, rules]) => element("conditionalFormatting", { sqref }, rules));
}

function validationXml({ area, rule, error }: Validation): string {
  const [type, ...formulas] = ruleOf(area, rule);
  const messages = error ? { showErrorMessage: 1, errorTitle: error.title, error: error.text } : {};
  const operator = type === "list" || type === "custom" ? undefined : "between";
  return element(
    "dataValidation",
    { type, sqref: range(area), operator, allowBlank: 1, ...messages },
    ...formulas.map((formula, index) => element(`formula${index + 1}`, {}, escapeXml(formula)))
  );
}

function linkXml({ area, to }: Link): string {
  return element("hyperlink", { ref: range(area), location: onSheet(to.sheet, cellAddress(to.row, to.column)) });
}

function ruleOf({ top, left }: Area, rule: Validation["rule"]): [type: string, ...formulas: string[]] {
  if (rule.kind === "list") return ["list", `"${rule.values.join(",")}"`];
  if (rule.kind === "range") return ["list", rule.range];
  if (rule.kind === "nothing") return ["custom", "FALSE"];
  const cell = cellAddress(top, left);
  if (rule.kind === "words") {
    const text = `UPPER(SUBSTITUTE(${cell}," ",""))`;
    const found = (word: string) => `FIND(";"&${word}&";",${rule.words})`;
    return ["custom", `OR(ISNUMBER(${found(text)}),ISERROR(${found(`LEFT(${text},${rule.shortest})`)}))`];
  }
  if (rule.kind !== "halves") return [rule.kind, String(rule.least), String(rule.most)];
  const isNumber = `IF(ISNUMBER(${cell}),AND(${cell}>=${rule.least},${cell}<=${rule.most}),FALSE)`;
  return ["custom", `OR(TRIM(${cell})="½",${isNumber})`];
}

/** Page setup: one page, or a page break before each row of `pagesFrom`. */
function pageXml({ widths, print }: Sheet, foot: string): string {
  const { left, right, top, bottom, header, footer } = print ? MARGINS : DEFAULT_MARGINS;
  const margins = element("pageMargins", { left, right, top, bottom, header, footer });
  if (!print) return margins;
  const { orientation, paper, pagesFrom, area } = print;
  const size = pagesFrom
    ? { scale: Math.floor(97 * pageScale(paper, widths.slice(0, area.right), orientation)) }
    : { fitToWidth: 1, fitToHeight: 1 };
  const breaks = [...(pagesFrom ?? [])]
    .sort((a, b) => a - b)
    .map((row) => element("brk", { id: row - 1, max: LAST_COLUMN - 1, man: 1 }));
  return [
    element("printOptions", { horizontalCentered: 1 }),
    margins,
    element("pageSetup", { paperSize: paper === "A4" ? 9 : 1, orientation, ...size }),
    element("headerFooter", {}, element("oddFooter", {}, escapeXml(foot))),
    breaks.length > 0 ? element("rowBreaks", { count: breaks.length, manualBreakCount: breaks.length }, ...breaks) : "",
  ].join("");
}

/** The footer: sheet, event and date, site if there is room, page. In Excel's syntax, an ampersand begins a field. */
export function footOf({ title, date, site = "" }: Pick<Workbook, "title" | "date" | "site">): string {
  const address = site.length <= MAX_SITE_LENGTH ? site : "";
  const room = MAX_LINE_LENGTH - address.length;
  const event = title.length <= room ? title : `${title.slice(0, room - 1).trimEnd()}…`;
  const left = [event, date].filter((text) => text !== "").map((text) => ` · ${escapeFields(text)}`);
  const right = [...(address === "" ? [] : [`${escapeFields(address)} · `]), texts.page("&P", "&N")];
  return `&L&A${left.join("")}&R${right.join("")}`;
}

function escapeFields(text: string): string {
  return text.replace(/&/g, "&&");
}

function range(area: Area): string {
  return areaAddress(area).replace(/\$/g, "");
}
