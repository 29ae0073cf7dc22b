import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { readSaved } from "../../src/workbook/reading/read-saved";
import type { SavedCell, SavedWorkbook } from "../../src/workbook/saved-workbook";

/** The workbooks that were kept of each format, by its number: 0 for those before files said where their cells are. */
export const KEPT = path.join(__dirname, "../workbook/reading/saved");

/** A workbook as it was read from its file when it was kept, and what was read from it. */
export interface KeptFile {
  readonly saved: SavedWorkbook;
  readonly read: readonly KeptSession[];
}

interface KeptSession {
  readonly options: unknown;
  readonly remarks: readonly Placed[];
  readonly csv: unknown;
}

interface Placed {
  readonly place: unknown;
}

const placeOf = ({ place }: Placed): Placed => ({ place });

/** What is read of each session of a workbook; of its remarks the places, for each version words them anew. */
export function readOf(saved: SavedWorkbook): KeptSession[] {
  return readSaved(saved).map(({ description: { options }, outcome, remarks }) => ({
    ...{ options, remarks: remarks.map(placeOf) },
    csv: filledOf(outcome.csv()),
  }));
}

/** What stands in a CSV text, apart from columns that are blank throughout; a league's deductions as penalties. */
function filledOf(text: string): object[] {
  const [columns = [], ...lines] = text.split("\r\n").map((line) => line.split(","));
  return lines.map((fields) => {
    const { deducted = "", ...line } = Object.fromEntries(columns.map((column, i) => [column, fields[i] ?? ""]));
    const penalty = deducted === "" ? {} : { penalty: deducted, unit: "VPs" };
    return Object.fromEntries(Object.entries({ ...line, ...penalty }).filter(([, field]) => field !== ""));
  });
}

/** The kept files of a format. */
export function keptFiles(format: number): string[] {
  return readdirSync(path.join(KEPT, String(format))).filter((name) => name.endsWith(".json.gz"));
}

export function keptFile(format: number, name: string): KeptFile {
  const text = gunzipSync(readFileSync(path.join(KEPT, String(format), name))).toString();
  const { sheets, read } = JSON.parse(text) as { sheets: KeptSheet[]; read: KeptSession[] };
  return {
    saved: { sheets: sheets.map(({ name: sheet, cells }) => ({ name: sheet, cells: cells.map(cellOf) })) },
    read: read.map((session) => ({
      ...{ ...session, remarks: session.remarks.map(placeOf) },
      csv: typeof session.csv === "string" ? filledOf(session.csv) : session.csv,
    })),
  };
}

/** A cell as it is kept: of a formula only that there is one. */
type KeptCell = readonly [row: number, column: number, value: SavedCell["value"], hasFormula?: 1];

interface KeptSheet {
  readonly name: string;
  readonly cells: readonly KeptCell[];
}

function cellOf([row, column, value, hasFormula]: KeptCell): SavedCell {
  return hasFormula ? { row, column, value, formula: "A1" } : { row, column, value };
}

/** A workbook and what is read from it, as text to be kept. */
export function toKeep({ sheets }: SavedWorkbook, read: unknown): string {
  const kept = sheets.map(({ name, cells }) => ({
    name,
    // Of the hidden sheet only what it carries counts.
    cells: (name === "Working" ? cells.filter(({ row, formula }) => row === 1 && formula === undefined) : cells).map(
      ({ row, column, value, formula }) => (formula === undefined ? [row, column, value] : [row, column, value, 1])
    ),
  }));
  return JSON.stringify({ sheets: kept, read });
}
