import { cellsOf, rankingsOf, type Report } from "../sessions/report";

/** Prints a report, its standings in columns; "" if it is empty. */
export function reportText(report: Report): string {
  const { columns, rows, remarks } = report;
  const headings = columns.map(({ heading }) => heading);
  const table = rows.length === 0 ? [] : [headings, ...rows.map((row) => cellsOf(report, row))];
  const [head, ...below] = inColumns(table);
  const ranked = rankingsOf(rows).flatMap(({ heading, rows: rowsOfRanking }) => [
    ...(heading === "" ? [] : [heading]),
    ...rowsOfRanking.map((row) => below[rows.indexOf(row)] ?? ""),
  ]);
  const lines = head === undefined ? [] : [head, ...ranked];
  const remarkLines = remarks.flatMap(({ heading, lines: more }) => (heading === "" ? more : [`${heading}:`, ...more]));
  return linesText([...lines, ...remarkLines]);
}

export function linesText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

/** Aligns the columns of a table. */
export function inColumns(table: readonly (readonly string[])[]): string[] {
  const widths = (table[0] ?? []).map((_, i) => Math.max(...table.map((cells) => cells[i]!.length)));
  return table.map((cells) =>
    cells
      .map((text, i) => text.padEnd(widths[i]!))
      .join("  ")
      .trimEnd()
  );
}
