import type { Area, CellValue, LineChart, Workbook } from "../workbook/model";
import { areaAddress, onSheet } from "../workbook/reference";
import { lineLook } from "../workbook/theme";
import { CHART, document, DRAWING, element, escapeXml, RELATIONSHIPS } from "./xml";

/** Font size in hundredths of a point; line width in EMU. */
const [TITLE_SIZE, LEGEND_SIZE, LINE_WIDTH] = [1400, 1200, 25400];

/** Ids by which the axes refer to each other. */
const [ACROSS, UP] = [111111111, 222222222];

/** A line chart with cached values of its cells, for viewers that do not calculate. */
export function chartXml(chart: LineChart, workbook: Workbook): string {
  const { title, lines, labelsBelow = false, places } = chart;
  const letters = { sz: TITLE_SIZE, b: 0 };
  const body = { rot: 0, spcFirstLastPara: 1, vertOverflow: "ellipsis", wrap: "square", anchor: "ctr", anchorCtr: 1 };
  const titleRun = element(
    "a:r",
    {},
    element("a:rPr", { lang: "en-US", ...letters }),
    `<a:t>${escapeXml(title)}</a:t>`
  );
  const paragraph = element("a:p", {}, element("a:pPr", {}, element("a:defRPr", letters)), titleRun);
  const rich = element("c:rich", {}, element("a:bodyPr", body), "<a:lstStyle/>", paragraph);
  const legendLetters = element(
    "c:txPr",
    {},
    ...["<a:bodyPr/>", "<a:lstStyle/>"],
    element("a:p", {}, element("a:pPr", {}, element("a:defRPr", { sz: LEGEND_SIZE })), '<a:endParaRPr lang="en-US"/>')
  );
  const values = valuesOn(chart.sheet, workbook);
  const series = lines.map((_, index) => seriesXml(chart, index, values));
  const across = axisXml("c:catAx", [ACROSS, UP], {
    side: "b",
    labels: labelsBelow ? "low" : "nextTo",
    crosses: places === undefined ? "autoZero" : "max",
    more: [value("auto", 1), value("lblAlgn", "ctr"), value("lblOffset", 100), value("noMultiLvlLbl", 0)],
  });
  const up = axisXml("c:valAx", [UP, ACROSS], {
    side: "l",
    labels: "nextTo",
    crosses: "autoZero",
    ...(places !== undefined && { down: [1, places] }),
    ...(places === undefined && !labelsBelow && { format: WIDER_THAN_EMPTY }),
    more: [value("crossBetween", "between"), ...(places === undefined ? [] : [value("majorUnit", 1)])],
  });
  const axes = [value("axId", ACROSS), value("axId", UP)];
  const lineChart = [value("grouping", "standard"), value("varyColors", 0), ...series, value("marker", 1), ...axes];
  return document(
    "c:chartSpace",
    { "xmlns:c": CHART, "xmlns:a": DRAWING, "xmlns:r": RELATIONSHIPS },
    value("roundedCorners", 0),
    element(
      "c:chart",
      {},
      element("c:title", {}, element("c:tx", {}, rich), value("overlay", 0)),
      value("autoTitleDeleted", 0),
      element("c:plotArea", {}, "<c:layout/>", element("c:lineChart", {}, ...lineChart), across, up),
      element("c:legend", {}, value("legendPos", "r"), value("overlay", 0), legendLetters),
      // The data are on a hidden sheet.
      value("plotVisOnly", 0),
      // LibreOffice 7.4 draws "gap" as 0.
      value("dispBlanksAs", "span"),
      value("showDLblsOverMax", 1)
    )
  );
}

function seriesXml({ sheet, categories, lines }: LineChart, index: number, values: Values): string {
  const { color, marker, dash } = lineLook(index);
  const line = lines[index];
  if (!line) return "";
  const { row, column } = line.name;
  const name = { top: row, left: column, bottom: row, right: column };
  const filled = element("a:solidFill", {}, element("a:srgbClr", { val: color }));
  const dashed = dash === "solid" ? "" : element("a:prstDash", { val: dash });
  const lineProperties = element("c:spPr", {}, filled, element("a:ln", { w: LINE_WIDTH }, filled, dashed));
  const markerLook = element("c:spPr", {}, filled, element("a:ln", {}, filled));
  const points = (kind: "str" | "num", area: Area) => pointsXml(kind, sheet, area, values);
  return element(
    "c:ser",
    {},
    value("idx", index),
    value("order", index),
    element("c:tx", {}, points("str", name)),
    lineProperties,
    element("c:marker", {}, value("symbol", marker), value("size", 6), markerLook),
    element("c:cat", {}, points("str", categories)),
    element("c:val", {}, points("num", line.values)),
    value("smooth", 0)
  );
}

/** Cell values by row and column, from 1. */
type Values = readonly (readonly CellValue[] | undefined)[];

function valuesOn(sheetName: string, { sheets }: Workbook): Values {
  const values: CellValue[][] = [];
  for (const { row, column, value } of sheets.find(({ name }) => name === sheetName)?.cells ?? [])
    (values[row] ??= [])[column] = value;
  return values;
}

/** A reference with cached values; blank cells, and texts where numbers are expected, have no point. */
function pointsXml(kind: "str" | "num", sheetName: string, area: Area, values: Values): string {
  const points: string[] = [];
  for (let row = area.top; row <= area.bottom; row++) {
    const value = values[row]?.[area.left] ?? null;
    const isBlank = value === null || (kind === "num" && typeof value !== "number");
    if (!isBlank) points.push(element("c:pt", { idx: row - area.top }, `<c:v>${escapeXml(String(value))}</c:v>`));
  }
  const format = kind === "num" ? "<c:formatCode>General</c:formatCode>" : "";
  const cache = element(`c:${kind}Cache`, {}, format, value("ptCount", area.bottom - area.top + 1), ...points);
  const reference = escapeXml(onSheet(sheetName, areaAddress(area)));
  return element(`c:${kind}Ref`, {}, element("c:f", {}, reference), cache);
}

interface AxisLook {
  readonly side: "b" | "l";
  readonly labels: string;
  readonly crosses: string;
  /**
   * Bounds of an axis that is upside down, with its minimum at the top; absent for an axis with its minimum at the
   * bottom.
   */
  readonly down?: readonly [min: number, max: number];
  /** Number format of the labels. */
  readonly format?: string;
  readonly more: readonly string[];
}

/** Hides labels above 0 and up to 1, since the axis of an empty chart may be numbered in tenths. */
const WIDER_THAN_EMPTY = '[=0]0;[<=1]"";0';

/** An axis with explicit default ticks; LibreOffice draws far too many if they are missing. */
function axisXml(
  name: string,
  [axisId, other]: readonly [id: number, other: number],
  { side, labels, crosses, down, format, more }: AxisLook
): string {
  const ticks = [value("majorTickMark", "out"), value("minorTickMark", "none"), value("tickLblPos", labels)];
  const bounds = down ? [value("max", down[1]), value("min", down[0])] : [];
  const scaling = element("c:scaling", {}, value("orientation", down ? "maxMin" : "minMax"), ...bounds);
  const place = [value("axId", axisId), scaling, value("delete", 0), value("axPos", side)];
  const shown = format === undefined ? [] : [element("c:numFmt", { formatCode: format, sourceLinked: 0 })];
  const crossing = [value("crossAx", other), value("crosses", crosses)];
  return element(name, {}, ...place, ...shown, ...ticks, ...crossing, ...more);
}

function value(name: string, val: string | number): string {
  return element(`c:${name}`, { val });
}
