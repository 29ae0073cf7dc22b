import type { EntryCell, EntryOption } from "../../entries";
import { findList, type Headings } from "./older-list";
import { textAt, type OlderSheet } from "./older-sheets";
import { SCALE_HEADINGS } from "./words";

type ScaleColumn = "from" | "winner" | "loser";

/** The victory-point table of a session as it is typed over on the sheet Scales. */
export function scaleEntries(scales: OlderSheet | undefined): EntryOption[] {
  return scales ? entriesOf(scales, SCALE_HEADINGS.scales) : [];
}

/** The same of home duplicate, at the foot of its Scoresheet. */
export function scoresheetScale(scoresheet: OlderSheet): EntryOption[] {
  return entriesOf(scoresheet, SCALE_HEADINGS.scoresheet);
}

function entriesOf(sheet: OlderSheet, headings: Headings<ScaleColumn>): EntryOption[] {
  const list = findList(sheet, headings, ["from", "winner", "loser"]);
  if (!list) return [];
  const lines = blocksOf(sheet, list.headingRow, headings).flatMap((left) => linesOf(sheet, list.headingRow, left));
  return [{ kind: "scale", option: "scale", lines }];
}

/** The first columns of the table's blocks, which stand beside each other. */
function blocksOf(sheet: OlderSheet, row: number, headings: Headings<ScaleColumn>): number[] {
  const order = [headings.from, headings.winner, headings.loser];
  return Array.from({ length: sheet.lastColumn }, (_, i) => i + 1).filter((left) =>
    order.every((heading, i) => textAt(sheet, row, left + i) === heading)
  );
}

/** The lines of a block, each margin, winner's and loser's points: the table is the last thing on its page. */
function linesOf(sheet: OlderSheet, headingRow: number, left: number): EntryCell[][] {
  return Array.from({ length: sheet.lastRow - headingRow }, (_, i) =>
    [0, 1, 2].map((column) => ({ sheet: sheet.name, row: headingRow + 1 + i, column: left + column }))
  );
}
