import { cellsOf, type Report } from "../../src/sessions/report";

/** A report as it is read: its headings and rows as texts, its remarks line by line under their headings. */
export function printedReport(report: Report) {
  const { progress, columns, rows, remarks } = report;
  return {
    progress,
    headings: columns.map(({ heading }) => heading),
    rows: rows.map((row) => cellsOf(report, row)),
    remarks: remarks.flatMap(({ heading, lines }) => (heading === "" ? lines : [heading, ...lines])),
  };
}
