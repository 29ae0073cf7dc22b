import { cellsOf, rankingsOf, type Report } from "../sessions/report";

/** A report as lines of text, its standings in columns; nothing where there is nothing to say. */
export function reportText(report: Report): string {
  const { columns, rows, remarks } = report;
  const headings = columns.map(({ heading }) => heading);
  const table = rows.length === 0 ? [] : [headings, ...rows.map((row) => cellsOf(report, row))];
  const [head, ...below] = inColumns(table);
  const ranked = rankingsOf(rows).flatMap(({ heading, rows: own }) => [
    ...(heading === "" ? [] : [heading]),
    ...own.map((row) => below[rows.indexOf(row)] ?? ""),
  ]);
  const lines = head === undefined ? [] : [head, ...ranked];
  const said = remarks.flatMap(({ heading, lines: more }) => (heading === "" ? more : [`${heading}:`, ...more]));
  return linesText([...lines, ...said]);
}

/** Lines as a text. */
export function linesText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

/** The lines of a table, its cells below each other. */
export function inColumns(table: readonly (readonly string[])[]): string[] {
  const widths = (table[0] ?? []).map((_, i) => Math.max(...table.map((cells) => cells[i]!.length)));
  return table.map((cells) =>
    cells
      .map((text, i) => text.padEnd(widths[i]!))
      .join("  ")
      .trimEnd()
  );
}
