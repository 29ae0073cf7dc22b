import { scoreCsv, planSession, type KindName } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import { nthCopy } from "../../src/excel/free-names";
import type { Workbook } from "../../src/workbook/model";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";

/** A session's workbook by results as CSV. */
export function playedWorkbook(kind: KindName, options: SessionOptions, csv: string): Workbook {
  const { faults, scored } = scoreCsv(planSession(kind, options), csv);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return sessionWorkbook(scored);
}

/** A workbook with something else typed into cells, or nothing where it is null: "Round 3!B6". */
export function typedInto(workbook: Workbook, typed: Readonly<Record<string, string | number | null>>): Workbook {
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => {
      const address = `${sheet.name}!${String.fromCharCode(64 + cell.column)}${cell.row}`;
      const value = typed[address];
      return value === undefined ? cell : { ...cell, value };
    }),
  }));
  return { ...workbook, sheets };
}

/** A workbook as it is before somebody has typed the pairings of a round, or after they have been cleared. */
export function withoutRound(workbook: Workbook, round: number): Workbook {
  const lines = workbook.entries.lines.filter(({ kind, said }) => kind === "swiss" && said.round === String(round));
  const cells = lines.flatMap(({ sheet, row, typed }) =>
    Object.values(typed).map((column) => [`${sheet}!${String.fromCharCode(64 + column)}${row}`, null] as const)
  );
  return typedInto(workbook, Object.fromEntries(cells));
}

/** Workbooks in one, as "Add to this workbook" leaves them. */
export function oneBehindTheOther(...workbooks: readonly Workbook[]): Workbook {
  const [first, ...others] = workbooks.map((workbook, i) => nthCopy(workbook, i + 1));
  return others.reduce(
    (all, next) => ({ ...all, sheets: [...all.sheets, ...next.sheets], names: [...all.names, ...next.names] }),
    first!
  );
}

/** A workbook as a file that is chosen. */
export async function fileOf(workbook: Workbook, name = "evening.xlsx") {
  const buffer = Buffer.from(await writeWorkbook(workbook));
  return { name, mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", buffer };
}
