import { strToU8 } from "fflate";
import { callsAddIn } from "../workbook/dialect";
import { firstTypedInto } from "../workbook/entries";
import type { Area, PrintSetup, Sheet, Workbook } from "../workbook/model";
import { areaAddress, onSheet } from "../workbook/reference";
import { rowsXml } from "./cells";
import { chartXml } from "./charts";
import { drawingXml } from "./drawings";
import { pngOf } from "./png";
import { numbered, styleSheet } from "./styles";
import { tableXml } from "./tables";
import { themeXml } from "./theme-part";
import { footOf, sheetXml } from "./write-sheet";
import { countedList, document, element, escapeXml, PACKAGE, RELATIONSHIPS, SPREADSHEET, textElement } from "./xml";
import { zipOf, zipPart } from "./zip-parts";

/** A part of the package, with its content type. */
interface Part {
  readonly path: string;
  readonly type: string;
  readonly contents: string | Uint8Array<ArrayBuffer>;
}

/** A relationship: its type, and a path relative to the part. */
type Relation = readonly [kind: string, target: string];

const OFFICE_TYPE = "application/vnd.openxmlformats-officedocument";
const [SHEETS, DRAWINGS, PROPERTIES] = [
  `${OFFICE_TYPE}.spreadsheetml`,
  `${OFFICE_TYPE}.drawing`,
  "extended-properties",
];

const RELATIONS_TYPE = "application/vnd.openxmlformats-package.relationships+xml";

const PROGRAM = "Overtrick";

/**
 * Excel recalculates a file on load if `calcId` is older than its own engine. This is the newest id in use, so the
 * cached values stay.
 */
const CALCULATION = 191029;

/** Pixels per square of a QR code; fine enough that no printer blurs it. */
const PIXELS = 8;

/**
 * Writes a workbook as an .xlsx file.
 * @param structure "locked" protects the order and names of sheets, without a password, against accidental changes;
 * "open" is for sheets that are to be inserted into another workbook.
 */
export async function writeWorkbook(workbook: Workbook, structure: "locked" | "open" = "locked"): Promise<Uint8Array> {
  const parts = partsOf(workbook, structure);
  const all = [{ path: "[Content_Types].xml", contents: contentTypes(parts) }, ...parts];
  return zipOf(
    await Promise.all(
      all.map(({ path, contents }) => zipPart(path, typeof contents === "string" ? strToU8(contents) : contents))
    )
  );
}

/** All parts of the package except the list of content types. */
function partsOf(workbook: Workbook, structure: "locked" | "open"): Part[] {
  const { sheets } = workbook;
  const foot = footOf(workbook);
  const styles = styleSheet();
  const strings = numbered();
  const hasAddIn = sheets.some((sheet) =>
    sheet.cells.some(({ formula }) => formula !== undefined && callsAddIn(formula))
  );
  const rows = sheets.map((sheet) => rowsXml(sheet, { styles, hasAddIn, strings }));
  // Highlights get their styles when the sheets are written, so styles.xml comes last.
  const columns = { locked: styles.locked(), open: styles.open() };
  const worksheets = sheets.map((sheet, index) => sheetXml(sheet, rows[index] ?? [], { columns, foot, styles }));
  const otherParts: [kind: string, path: string, type: string, contents: string][] = [
    ["styles", "styles.xml", `${SHEETS}.styles+xml`, styles.xml()],
    ["sharedStrings", "sharedStrings.xml", `${SHEETS}.sharedStrings+xml`, stringsXml(strings.all())],
    ["theme", "theme/theme1.xml", `${OFFICE_TYPE}.theme+xml`, themeXml()],
  ];
  if (hasAddIn) otherParts.push(["sheetMetadata", "metadata.xml", `${SHEETS}.sheetMetadata+xml`, metadataXml()]);
  const related = [
    ...sheets.map((_, index): Relation => ["worksheet", `worksheets/sheet${index + 1}.xml`]),
    ...otherParts.map(([kind, path]): Relation => [kind, path]),
  ];
  return [
    relations("", [
      ["officeDocument", "xl/workbook.xml"],
      [`${PACKAGE}/relationships/metadata/core-properties`, "docProps/core.xml"],
      [PROPERTIES, "docProps/app.xml"],
    ]),
    {
      path: "docProps/core.xml",
      type: "application/vnd.openxmlformats-package.core-properties+xml",
      contents: coreXml(workbook),
    },
    { path: "docProps/app.xml", type: `${OFFICE_TYPE}.${PROPERTIES}+xml`, contents: appXml() },
    { path: "xl/workbook.xml", type: `${SHEETS}.sheet.main+xml`, contents: workbookXml(workbook, structure) },
    relations("xl/workbook.xml", related),
    ...otherParts.map(([, path, type, contents]) => ({ path: `xl/${path}`, type, contents })),
    ...worksheets.flatMap((contents, index) => [
      { path: `xl/worksheets/sheet${index + 1}.xml`, type: `${SHEETS}.worksheet+xml`, contents },
      ...sheetParts(workbook, index),
    ]),
  ];
}

/** The parts that a sheet refers to: first its drawing, then its table. */
function sheetParts(workbook: Workbook, index: number): Part[] {
  const table = workbook.sheets[index]?.table;
  const number = workbook.sheets.slice(0, index + 1).filter((sheet) => sheet.table).length;
  const drawing = drawingParts(workbook, index);
  const related: Relation[] = [
    ...(drawing.length > 0 ? ([["drawing", `../drawings/drawing${index + 1}.xml`]] as const) : []),
    ...(table ? ([["table", `../tables/table${number}.xml`]] as const) : []),
  ];
  if (related.length === 0) return [];
  const tablePart = table && {
    path: `xl/tables/table${number}.xml`,
    type: `${SHEETS}.table+xml`,
    contents: tableXml(table, number, workbook.sheets[index]?.cells ?? []),
  };
  return [relations(`xl/worksheets/sheet${index + 1}.xml`, related), ...drawing, ...(tablePart ? [tablePart] : [])];
}

/** The drawing of a sheet, with its pictures and charts. */
function drawingParts({ sheets, ...workbook }: Workbook, index: number): Part[] {
  const [before, sheet] = [sheets.slice(0, index), sheets[index]];
  if (!sheet || sheet.pictures.length + sheet.charts.length === 0) return [];
  const drawing = `drawing${index + 1}.xml`;
  const [firstImage, firstChart] = [1 + countOf(before, "pictures"), 1 + countOf(before, "charts")];
  const images = sheet.pictures.map(({ squares }, i) => {
    const contents = pngOf(squares, PIXELS);
    return { path: `xl/media/image${firstImage + i}.png`, type: "image/png", contents };
  });
  const charts = sheet.charts.map((chart, i) => {
    const contents = chartXml(chart, { sheets, ...workbook });
    return { path: `xl/charts/chart${firstChart + i}.xml`, type: `${DRAWINGS}ml.chart+xml`, contents };
  });
  return [
    { path: `xl/drawings/${drawing}`, type: `${DRAWINGS}+xml`, contents: drawingXml(sheet.pictures, sheet.charts) },
    relations(`xl/drawings/${drawing}`, [
      ...images.map(({ path }): Relation => ["image", path.replace("xl", "..")]),
      ...charts.map(({ path }): Relation => ["chart", path.replace("xl", "..")]),
    ]),
    ...images,
    ...charts,
  ];
}

function countOf(sheets: readonly Sheet[], property: "pictures" | "charts"): number {
  return sheets.reduce((sum, sheet) => sum + sheet[property].length, 0);
}

/** The .rels part of a part, or of the package (""). */
function relations(path: string, all: readonly Relation[]): Part {
  const nameStart = path.lastIndexOf("/") + 1;
  const elements = all.map(([kind, Target], index) => {
    const Type = kind.includes(":") ? kind : `${RELATIONSHIPS}/${kind}`;
    return element("Relationship", { Id: `rId${index + 1}`, Type, Target });
  });
  const contents = document("Relationships", { xmlns: `${PACKAGE}/relationships` }, ...elements);
  return { path: `${path.slice(0, nameStart)}_rels/${path.slice(nameStart)}.rels`, type: RELATIONS_TYPE, contents };
}

function contentTypes(parts: readonly Part[]): string {
  const byEnding = { rels: RELATIONS_TYPE, xml: "application/xml", png: "image/png" };
  const overrides = parts.filter(({ type }) => !Object.values(byEnding).includes(type));
  return document(
    "Types",
    { xmlns: `${PACKAGE}/content-types` },
    ...Object.entries(byEnding).map(([Extension, ContentType]) => element("Default", { Extension, ContentType })),
    ...overrides.map(({ path, type }) => element("Override", { PartName: `/${path}`, ContentType: type }))
  );
}

function coreXml({ title }: Workbook): string {
  return document(
    "cp:coreProperties",
    {
      "xmlns:cp": `${PACKAGE}/metadata/core-properties`,
      "xmlns:dc": "http://purl.org/dc/elements/1.1/",
      "xmlns:dcterms": "http://purl.org/dc/terms/",
      "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
    },
    title === "" ? "" : element("dc:title", {}, escapeXml(title)),
    element("dc:creator", {}, PROGRAM),
    element("dcterms:modified", { "xsi:type": "dcterms:W3CDTF" }, new Date().toISOString().replace(/\.\d+/, ""))
  );
}

function appXml(): string {
  const xmlns = RELATIONSHIPS.replace("relationships", PROPERTIES);
  return document("Properties", { xmlns }, element("Application", {}, PROGRAM), element("DocSecurity", {}, "0"));
}

function workbookXml({ sheets, names, entries }: Workbook, structure: "locked" | "open"): string {
  const listed = sheets.map(({ name, hidden }, index) => {
    const state = hidden ? "hidden" : undefined;
    return element("sheet", { name, sheetId: index + 1, "r:id": `rId${index + 1}`, state });
  });
  const place = (sheet: string, area: Area) => escapeXml(onSheet(sheet, areaAddress(area)));
  const blocks = names.map(({ name, sheet, area }) => element("definedName", { name }, place(sheet, area)));
  const printed = sheets.flatMap(({ name: sheet, print }, localSheetId) => {
    if (!print) return [];
    const rows = escapeXml(onSheet(sheet, `$${print.titleRows.join(":$")}`));
    return [
      element("definedName", { name: "_xlnm.Print_Area", localSheetId }, escapeXml(printArea(sheet, print))),
      element("definedName", { name: "_xlnm.Print_Titles", localSheetId }, rows),
    ];
  });
  const defined = [...blocks, ...printed];
  return document(
    "workbook",
    { xmlns: SPREADSHEET, "xmlns:r": RELATIONSHIPS },
    structure === "locked" ? element("workbookProtection", { lockStructure: 1 }) : "",
    // The size of the window is not stated, so that the program that opens the file chooses it.
    element("bookViews", {}, element("workbookView", { activeTab: firstTypedInto(sheets, entries) })),
    element("sheets", {}, ...listed),
    defined.length > 0 ? element("definedNames", {}, ...defined) : "",
    element("calcPr", { calcId: CALCULATION })
  );
}

/** The last cell of a sheet, always blank. */
const EMPTY_AREA: Area = { top: 1_048_576, left: 16_384, bottom: 1_048_576, right: 16_384 };

/**
 * Print area of a sheet; a blank cell, which makes no page, while the sheet has no content. Excel evaluates the formula
 * when printing; LibreOffice does not accept a formula and prints the whole sheet.
 */
function printArea(sheet: string, { area, once }: PrintSetup): string {
  const reference = (printed: Area) => onSheet(sheet, areaAddress(printed));
  if (!once) return reference(area);
  const shown = once.map((cells) => `SUMPRODUCT(LEN(${reference(cells)}))`).join("+");
  return `IF(${shown}>0,${reference(area)},${reference(EMPTY_AREA)})`;
}

function stringsXml(strings: readonly string[]): string {
  const items = strings.map((text) => element("si", {}, textElement(text)));
  return document("sst", { xmlns: SPREADSHEET, count: items.length, uniqueCount: items.length }, ...items);
}

/** Metadata for calls of the add-in: their formulas are dynamic arrays. */
function metadataXml(): string {
  const copied = ["copy", "pasteAll", "pasteValues", "merge", "splitFirst", "rowColShift"];
  const flags = [...copied, "clearFormats", "clearComments", "assign", "coerce", "cellMeta"];
  const name = "XLDAPR";
  const type = { name, minSupportedVersion: 120_000, ...Object.fromEntries(flags.map((key) => [key, 1])) };
  const dynamic = element("xda:dynamicArrayProperties", { fDynamic: 1, fCollapsed: 0 });
  const extension = element("ext", { uri: "{bdbb8cdc-fa1e-496e-a857-3c3f30c029c3}" }, dynamic);
  return document(
    "metadata",
    { xmlns: SPREADSHEET, "xmlns:xda": "http://schemas.microsoft.com/office/spreadsheetml/2017/dynamicarray" },
    countedList("metadataTypes", [element("metadataType", type)]),
    element("futureMetadata", { name, count: 1 }, element("bk", {}, element("extLst", {}, extension))),
    countedList("cellMetadata", [element("bk", {}, element("rc", { t: 1, v: 0 }))])
  );
}
