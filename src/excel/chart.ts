/// <reference types="office-js" />
import type { Area, LineChart } from "../workbook/model";
import { areaAddress } from "../workbook/reference";
import { lineLook } from "../workbook/theme";

const MARKERS = {
  circle: "Circle",
  square: "Square",
  triangle: "Triangle",
  diamond: "Diamond",
  x: "X",
} as const;

const DASHES = { dash: "Dash", dot: "RoundDot", dashDot: "DashDot" } as const;

/** A chart, and its series in Excel. */
interface AddedChart {
  readonly chart: LineChart;
  readonly data: Excel.Worksheet;
  readonly series: Excel.ChartSeriesCollection;
}

/** Adds a chart to a sheet; its series can be read after the next sync. */
export function addChart(worksheets: Excel.WorksheetCollection, sheet: string, chart: LineChart): AddedChart {
  const data = worksheets.getItem(chart.sheet);
  const place = worksheets.getItem(sheet);
  // The area includes the row of names above the data and the labels beside them. Only then does the legend follow the
  // names that users type: no call of the API links the name of a series to its cell.
  const added = place.charts.add("LineMarkers", data.getRange(areaAddress(wholeOf(chart))), "Columns");
  added.title.visible = true;
  added.title.text = chart.title;
  added.legend.position = "Right";
  // The data are on a hidden sheet.
  added.plotVisibleOnly = false;
  if (chart.labelsBelow) added.axes.categoryAxis.tickLabelPosition = "Low";
  if (chart.places !== undefined) {
    const { valueAxis } = added.axes;
    valueAxis.reversePlotOrder = true;
    valueAxis.minimum = 1;
    valueAxis.maximum = chart.places;
    valueAxis.majorUnit = 1;
    valueAxis.position = "Maximum";
  }
  const { top, left, bottom, right } = chart.anchor;
  added.setPosition(
    areaAddress({ top, left, bottom: top, right: left }),
    areaAddress({ top: bottom, left: right, bottom, right })
  );
  added.series.load("items/name");
  return { chart, data, series: added.series };
}

/** Sets labels and formats of an added chart's series. */
export function finishChart({ chart, data, series }: AddedChart): void {
  lines({ chart, data, series }).forEach((line, i) => {
    const { color: rgb, marker, dash } = lineLook(i);
    const color = `#${rgb}`;
    line.setXAxisValues(data.getRange(areaAddress(chart.categories)));
    line.format.line.color = color;
    line.format.line.weight = 2;
    if (dash !== "solid") line.format.line.lineStyle = DASHES[dash];
    line.markerStyle = MARKERS[marker];
    line.markerSize = 6;
    line.markerBackgroundColor = color;
    line.markerForegroundColor = color;
  });
}

/** Excel guesses which cells are headings; if it guessed wrong, each series is added by itself. */
function lines({ chart, data, series }: AddedChart): Excel.ChartSeries[] {
  const { items } = series;
  const names = chart.lines.map(({ name }) => name.value);
  if (items.length === names.length && items.every(({ name }, i) => name === names[i])) return items;
  // Deletes from the last, so that indices stay valid.
  for (const item of [...items].reverse()) item.delete();
  return chart.lines.map(({ name, values }) => {
    const line = series.add(name.value);
    line.setValues(data.getRange(areaAddress(values)));
    return line;
  });
}

/** The smallest area with a chart's names, labels and values. */
function wholeOf({ categories, lines }: LineChart): Area {
  const areas = lines.flatMap(({ name: { row, column }, values }): Area[] => [
    { top: row, left: column, bottom: row, right: column },
    values,
  ]);
  const all = [categories, ...areas];
  return {
    top: Math.min(...all.map(({ top }) => top)),
    left: Math.min(...all.map(({ left }) => left)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
    right: Math.max(...all.map(({ right }) => right)),
  };
}
