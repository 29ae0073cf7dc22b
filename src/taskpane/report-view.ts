import type { Fault } from "../sessions/reading/csv";
import type { Report } from "../sessions/report";
import { element } from "./dom";
import { table } from "./table";

const SHOWN_FAULTS = 50;

/** What a scored session says: how far it has come, the standings, and remarks. */
export function reportView({ progress, headings, rows, remarks }: Report): HTMLElement {
  // Places and numbers do not name a row.
  const named = Math.max(
    0,
    headings.findIndex((heading) => /^(Pair|Team)$/.test(heading))
  );
  return element(
    "div",
    { class: "report" },
    rows.length > 0
      ? table(
          progress,
          headings,
          rows.map((cells) => ({ cells, named }))
        )
      : element("p", { class: "hint" }, progress),
    ...remarkGroups(remarks).map(({ heading, lines }) =>
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
    .map(({ line, field, message }) => element("li", {}, `Line ${line}${field && `, ${field}`}: ${message}`));
  const more = faults.length - items.length;
  return element(
    "div",
    { class: "faults" },
    element("h2", {}, heading),
    element("ul", {}, ...items, more > 0 && element("li", {}, `… and ${more} more.`))
  );
}

/** Remarks that belong together. */
export interface RemarkGroup {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Remarks under headings: a line such as "Round 2:" heads those after it. */
export function remarkGroups(remarks: readonly string[]): RemarkGroup[] {
  const groups: { heading: string; lines: string[] }[] = [];
  for (const remark of remarks) {
    if (remark.endsWith(":")) groups.push({ heading: remark.slice(0, -1), lines: [] });
    else if (groups.length === 0) groups.push({ heading: "", lines: [remark] });
    else groups[groups.length - 1]!.lines.push(remark);
  }
  return groups;
}
