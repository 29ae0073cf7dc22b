import { Workbook, type Worksheet } from "@cj-tech-master/excelts";
import { installChartSupport } from "@cj-tech-master/excelts/chart";
import { installFormulaEngine } from "@cj-tech-master/excelts/formula";
import { vp } from "../../src/functions/short-names";
import { FUNCTIONS } from "../../src/taskpane/functions/functions";
import { cellAddress } from "../../src/workbook/reference";
import { answer } from "./custom-functions";
import type { Edit, Recalculated } from "./libreoffice";

installChartSupport();
installFormulaEngine();

/** The kinds of value in the engine. */
const KIND = { blank: 0, number: 1, string: 2, boolean: 3, error: 4, array: 5 } as const;

interface EngineValue {
  readonly kind: number;
  readonly value?: unknown;
  readonly code?: string;
  readonly rows?: readonly (readonly EngineValue[])[];
}

/** A value handed to the engine, with what its kind has. */
type EngineResult = Readonly<Record<string, unknown> & { kind: number }>;

/** What a workbook's formulas give with the add-in's real functions, as Excel would call them. */
export async function calculate(bytes: Uint8Array, edits: readonly Edit[] = []): Promise<Map<string, Recalculated>> {
  const workbook = new Workbook();
  await workbook.xlsx.load(bytes);
  let spills = false;
  for (const [name, { call }] of Object.entries({ ...FUNCTIONS, VP: { call: vp } }))
    workbook.registerFunction(`_xldudf_BRIDGE_${name}`, (args) => {
      const result = toEngine(answer(call, (args as EngineValue[]).map(toMatrix) as never[]));
      spills ||= result.kind === KIND.array;
      return result;
    });
  for (const { sheet, cell, value } of edits) workbook.getWorksheet(sheet)!.getCell(cell).value = value;
  workbook.calculateFormulas();
  // The engine does not know that a formula waits for a cell that another spills into.
  if (spills) workbook.calculateFormulas();
  return new Map(workbook.worksheets.map((sheet) => [sheet.name, reader(sheet)]));
}

function reader(sheet: Worksheet): Recalculated {
  const errors: string[] = [];
  const at = (row: number, column: number): string | number => {
    const { value, result } = sheet.getCell(cellAddress(row, column)) as unknown as {
      value: unknown;
      result: unknown;
    };
    const shown = typeof value === "object" && value !== null ? result : value;
    if (typeof shown === "string" || typeof shown === "number") return shown;
    return shown === null || shown === undefined ? "" : JSON.stringify(shown);
  };
  return { at, errors: errors.join() };
}

function toMatrix(value: EngineValue): unknown[][] {
  if (value.kind === KIND.array) return value.rows!.map((row) => row.map(toCell));
  return [[toCell(value)]];
}

function toCell(value: EngineValue): unknown {
  if (value.kind === KIND.error) return new CustomFunctions.Error(value.code as CustomFunctions.ErrorCode);
  return value.kind === KIND.blank ? "" : value.value;
}

function toEngine(matrix: unknown[][]): EngineResult {
  if (matrix.length === 1 && matrix[0]!.length === 1) return toScalar(matrix[0]![0]);
  const rows = matrix.map((row) => row.map(toScalar));
  return { kind: KIND.array, rows, height: rows.length, width: rows[0]!.length };
}

function toScalar(cell: unknown): EngineResult {
  if (typeof cell === "number") return { kind: KIND.number, value: cell };
  if (typeof cell === "string") return { kind: KIND.string, value: cell };
  return { kind: KIND.error, code: (cell as { code?: string }).code ?? "#VALUE!" };
}
