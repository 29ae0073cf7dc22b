import type { WriteSheet } from "hucre/xlsx";
import type { Area, CellValue, ChartLine, LineChart, Workbook } from "../workbook/model";
import { areaAddress, onSheet } from "../workbook/reference";
import { lineLook } from "../workbook/theme";

type HucreChart = NonNullable<WriteSheet["charts"]>[number];

/** A chart in the writer's own terms; each line's name is the address of its cell. */
export function hucreChart(chart: LineChart): HucreChart {
  const { title, sheet, categories, lines, labelsBelow = false, anchor, description } = chart;
  return {
    type: "line",
    title,
    series: lines.map((line, i) => {
      const { color, marker: symbol, dash } = lineLook(i);
      return {
        name: nameAddress(sheet, line),
        values: onSheet(sheet, areaAddress(line.values)),
        categories: onSheet(sheet, areaAddress(categories)),
        color,
        stroke: { width: 2, ...(dash !== "solid" && { dash }) },
        marker: { symbol, size: 6, fill: color, line: color },
      };
    }),
    anchor: {
      from: { row: anchor.top - 1, col: anchor.left - 1 },
      to: { row: anchor.bottom, col: anchor.right },
    },
    ...(labelsBelow && { axes: { x: { tickLblPos: "low" } } }),
    legend: "right",
    showLineMarkers: true,
    // The data stand on a hidden sheet.
    plotVisOnly: false,
    altText: description,
  };
}

/** What stands in the cells that the charts of a workbook refer to, for {@link mendChart}. */
export function chartCaches({ sheets }: Workbook): Map<string, CellValue[]> {
  const caches = new Map<string, CellValue[]>();
  for (const { sheet: name, categories, lines } of sheets.flatMap(({ charts }) => charts)) {
    const cells = sheets.find((sheet) => sheet.name === name)?.cells ?? [];
    const values = new Map(cells.map(({ row, column, value }) => [`${row} ${column}`, value]));
    const areas = [categories, ...lines.flatMap((line) => [line.values, nameArea(line)])];
    for (const area of areas) {
      const rows = Array.from({ length: area.bottom - area.top + 1 }, (_, i) => area.top + i);
      const standing = rows.map((row) => values.get(`${row} ${area.left}`) ?? null);
      caches.set(onSheet(name, areaAddress(area)), standing);
    }
  }
  return caches;
}

function nameAddress(sheet: string, line: ChartLine): string {
  return onSheet(sheet, areaAddress(nameArea(line)));
}

function nameArea({ name: { row, column } }: ChartLine): Area {
  return { top: row, left: column, bottom: row, right: column };
}
