import { DIALECTS, type DialectName } from "../../src/workbook/dialect-names";
import type { Workbook } from "../../src/workbook/model";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { stale } from "./evenings";
import { differences, recalculate, type Edit, type Recalculated } from "./libreoffice";
import { inTurns, runs } from "./runs";
import { workedOut } from "./worked-out";

/** A workbook in the built-in dialect, and what is typed into it. */
export interface Typed {
  readonly model: Workbook;
  readonly edits?: readonly Edit[];
}

/**
 * What the formulas of workbooks give, whatever stood beside them: worked out by `src/formula`, and with `npm run soak`
 * recalculated by LibreOffice.
 */
export async function recalculated(jobs: readonly Typed[]): Promise<ReadonlyMap<string, Recalculated>[]> {
  if (runs({ ci: true, soak: false })) return jobs.map(({ model, edits }) => workedOut(stale(model), edits));
  const files = jobs.map(async ({ model, edits }) => ({ bytes: await writeWorkbook(stale(model)), edits }));
  return recalculate(await Promise.all(files));
}

/**
 * The cells in which the workbooks of sessions give otherwise than is scored, in words: in one dialect after the other, and
 * with `npm run soak` each in both.
 */
export async function givenOtherwise<T>(
  sessions: readonly T[],
  workbookOf: (session: T, options: { readonly formulas: DialectName }) => Workbook
): Promise<string[]> {
  const of = (formulas: DialectName) =>
    sessions
      .map((session, i) => [i, workbookOf(session, { formulas })] as const)
      .filter(([i]) => inTurns(DIALECTS, i).includes(formulas));
  const [builtIn, addIn] = [of("built-in"), of("add-in")];
  const inBuiltIn = await recalculated(builtIn.map(([, model]) => ({ model })));
  const inAddIn = addIn.map(([, model]) => workedOut(stale(model)));
  const said = (models: typeof builtIn, found: readonly ReadonlyMap<string, Recalculated>[]) =>
    models.flatMap(([i, { sheets }], k) => differences(sheets, found[k]!).map((wrong) => `${i}: ${wrong}`));
  return [...said(builtIn, inBuiltIn), ...said(addIn, inAddIn)];
}
