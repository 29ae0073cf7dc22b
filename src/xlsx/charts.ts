import type { WriteSheet } from "hucre/xlsx";
import type { ChartLine, LineChart, Workbook } from "../workbook/model";
import { areaAddress, onSheet } from "../workbook/reference";
import { LINE_COLORS, LINE_MARKERS } from "../workbook/theme";

type HucreChart = NonNullable<WriteSheet["charts"]>[number];

/** A chart in the writer's own terms; each line's name is the address of its cell. */
export function hucreChart(chart: LineChart): HucreChart {
  const { title, sheet, categories, lines, anchor, description } = chart;
  return {
    type: "line",
    title,
    series: lines.map((line, i) => {
      const color = LINE_COLORS[i % LINE_COLORS.length]!;
      const symbol = LINE_MARKERS[i % LINE_MARKERS.length]!;
      return {
        name: nameAddress(sheet, line),
        values: onSheet(sheet, areaAddress(line.values)),
        categories: onSheet(sheet, areaAddress(categories)),
        color,
        stroke: { width: 2 },
        marker: { symbol, size: 6, fill: color, line: color },
      };
    }),
    anchor: {
      from: { row: anchor.top - 1, col: anchor.left - 1 },
      to: { row: anchor.bottom, col: anchor.right },
    },
    legend: "right",
    showLineMarkers: true,
    // The data stand on a hidden sheet.
    plotVisOnly: false,
    altText: description,
  };
}

/** By the address that stands for it, each line's name: what {@link hucreChart} leaves to mend. */
export function seriesNames({ sheets }: Workbook): Map<string, string> {
  return new Map(
    sheets.flatMap(({ charts }) =>
      charts.flatMap(({ sheet, lines }) => lines.map((line) => [nameAddress(sheet, line), line.name.value] as const))
    )
  );
}

function nameAddress(sheet: string, { name: { row, column } }: ChartLine): string {
  return onSheet(sheet, areaAddress({ top: row, left: column, bottom: row, right: column }));
}
