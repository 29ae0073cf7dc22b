import type { Report } from "../sessions/report";

/** A report as lines of text, its standings in columns; nothing where there is nothing to say. */
export function reportText({ headings, rows, remarks }: Report): string {
  const table = rows.length === 0 ? [] : [headings, ...rows];
  const widths = headings.map((_, i) => Math.max(...table.map((row) => row[i]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((text, i) => text.padEnd(widths[i]!))
      .join("  ")
      .trimEnd()
  );
  return [...lines, ...remarks].map((line) => `${line}\n`).join("");
}
