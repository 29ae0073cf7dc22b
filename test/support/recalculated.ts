import type { Scored } from "../../src/sessions/kinds";
import { DIALECTS, type DialectName } from "../../src/workbook/dialect-names";
import type { Workbook } from "../../src/workbook/model";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { stale } from "./evenings";
import { differences, recalculate, type Edit, type Recalculated } from "./libreoffice";
import { inTurns, runs } from "./runs";
import { shownOtherwise } from "./score-oracle/score-oracle";
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
 * What the workbooks of sessions show otherwise than is scored, in words: in one dialect after the other, that of the
 * add-in worked out by its real functions. With `npm run soak` each in both, and LibreOffice is to give what the file says.
 */
export async function givenOtherwise<T extends Scored>(
  sessions: readonly T[],
  workbookOf: (session: T, options: { readonly formulas: DialectName }) => Workbook
): Promise<string[]> {
  const all = sessions.flatMap((scored, i) =>
    inTurns(DIALECTS, i).map((formulas) => ({ i, scored, formulas, model: workbookOf(scored, { formulas }) }))
  );
  const builtIn = runs({ ci: [], soak: all.filter(({ formulas }) => formulas === "built-in") });
  const found = await recalculated(builtIn);
  return [
    ...all.flatMap(({ i, scored, formulas, model }) => {
      const sheets = formulas === "add-in" ? workedOut(model) : undefined;
      return shownOtherwise(scored, model, sheets).map((wrong) => `${i}, ${formulas}: ${wrong}`);
    }),
    ...builtIn.flatMap(({ i, model }, k) =>
      differences(model.sheets, found[k]!).map((wrong) => `${i}, in LibreOffice: ${wrong}`)
    ),
  ];
}
