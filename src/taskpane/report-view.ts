import type { Fault } from "../sessions/reading/result-lines";
import { cellsOf, type Report } from "../sessions/report";
import { element } from "./dom";
import { table, tableFrame } from "./table";
import { texts } from "./texts";

const SHOWN_FAULTS = 50;

/** What a scored session says: how far it has come, the standings, and remarks. */
export function reportView(report: Report): HTMLElement {
  const { progress, columns, rows, remarks } = report;
  // Places and numbers do not name a row.
  const named = columns.findIndex(({ kind }) => kind === "name");
  return element(
    "div",
    { class: "report" },
    rows.length > 0
      ? tableFrame(
          progress,
          table(
            progress,
            columns.map(({ heading }) => heading),
            rows.map((row) => ({ cells: cellsOf(report, row), named }))
          )
        )
      : element("p", { class: "hint" }, progress),
    ...remarks.map(({ heading, lines }) =>
      element(
        "div",
        { class: "remarks" },
        heading !== "" && element("h2", {}, heading),
        element("ul", {}, ...lines.map((line) => element("li", {}, line)))
      )
    )
  );
}

/** What is wrong in a file, or to be looked at. */
export function faultList(heading: string, faults: readonly Fault[]): HTMLElement {
  const items = faults
    .slice(0, SHOWN_FAULTS)
    .map(({ line, field, message }) => element("li", {}, texts.faultAt(line, field, message)));
  const more = faults.length - items.length;
  return element(
    "div",
    { class: "faults" },
    element("h2", {}, heading),
    element("ul", {}, ...items, more > 0 && element("li", {}, texts.more(more)))
  );
}
