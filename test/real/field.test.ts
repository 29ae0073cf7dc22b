import fc from "fast-check";
import { INDIVIDUAL, PAIRS, planField, type FieldKind } from "../../src/sessions/field/field-kind";
import type { FieldPlan } from "../../src/sessions/field/plan";
import { NO_FIELD_RESULTS } from "../../src/sessions/field/results";
import { scoreField, type ScoredField } from "../../src/sessions/field/score-field";
import type { SessionOptions } from "../../src/sessions/session-options";
import { fieldWorkbook } from "../../src/workbook/field/field-workbook";
import { FORMS } from "../../src/workbook/forms";
import { PAPERS, type Workbook } from "../../src/workbook/model";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { stale } from "../support/evenings";
import { workedOut } from "../support/worked-out";
import { describeWithLibreOffice, differences, pages, recalculate } from "../support/libreoffice";
import { fieldResults } from "../support/random-results";
import { runs, SEED } from "../support/runs";

const NAMES = ["Ann", 'The "Blues" & Co.', "=1+1", "", "77", "'", "Flo", "-", "Ida", "Jo", "Kay", "Lou"];

function plan(kind: FieldKind, count: number, options: SessionOptions): FieldPlan {
  return planField(kind, { [kind.option]: NAMES.slice(0, count), ...options });
}

/** Every size by every scoring, with handicaps and without. */
const PLANS: readonly FieldPlan[] = [
  plan(PAIRS, 6, {}),
  plan(PAIRS, 6, { scoring: "cross-imps", handicap: "Pair 3 1.25" }),
  plan(PAIRS, 7, { boards: 21, "first-board": 25 }),
  plan(PAIRS, 8, { handicap: "Ann 4; Pair 8 0.5" }),
  plan(INDIVIDUAL, 8, { scoring: "imps" }),
  plan(INDIVIDUAL, 8, { boards: 28 }),
  plan(INDIVIDUAL, 9, { scoring: "vps", boards: 27 }),
  plan(INDIVIDUAL, 9, { scoring: "vps", boards: 27, scale: "WBF-3", handicap: "Player 9 2" }),
  plan(INDIVIDUAL, 10, { scoring: "imps" }),
  plan(INDIVIDUAL, 10, { scoring: "cross-imps" }),
  plan(INDIVIDUAL, 12, {}),
];

/** Random evenings of a plan, the same for the same seed; `played` is how much of it was played. */
function evenings(of: FieldPlan, count: number, played: number): ScoredField[] {
  const evening = fieldResults(of, played).map((found) => scoreField(of, found));
  return fc.sample(evening, { numRuns: count, seed: SEED + of.boards + of.names.length });
}

const empty = (of: FieldPlan) => scoreField(of, NO_FIELD_RESULTS);

/** How many pages the sheets that people see are laid out for. */
function laidOut({ sheets }: Workbook): number {
  const visible = sheets.filter(({ hidden }) => !hidden);
  return visible.reduce((sum, { print }) => sum + 1 + (print?.pagesFrom?.length ?? 0), 0);
}

describeWithLibreOffice("fields in LibreOffice", () => {
  test("every size by every scoring, half-played and complete, cell for cell", async () => {
    const all = PLANS.flatMap((of, i) => [
      ...evenings(of, runs({ ci: i % 2, soak: 8 }), 1),
      ...evenings(of, runs({ ci: 1 - (i % 2), soak: 8 }), 0.4),
    ]);
    const models = all.map((session) => fieldWorkbook(session, { forms: FORMS }));
    const jobs = await Promise.all(models.map(async (model) => ({ bytes: await writeWorkbook(stale(model)) })));
    const named = ({ plan: { kind, names, scoring } }: ScoredField, wrong: readonly string[]) =>
      [kind, names.length, scoring, wrong] as const;
    const found = recalculate(jobs).map((sheets, i) => named(all[i]!, differences(models[i]!.sheets, sheets)));
    expect(found).toEqual(all.map((session) => named(session, [])));
  });

  test.each(PAPERS)("every sheet has as many pages of %s as it is laid out for", async (paper) => {
    const all = PLANS.map((of, i) => (i % 2 === 0 ? empty(of) : evenings(of, 1, 1)[0]!));
    const workbooks = all.map((session) => fieldWorkbook(session, { paper, forms: FORMS }));
    const jobs = await Promise.all(workbooks.map(async (workbook) => ({ bytes: await writeWorkbook(workbook) })));
    expect(pages(jobs)).toEqual(workbooks.map(laidOut));
  });
});

describe("fields in the add-in dialect, calculated with the real functions", () => {
  test.each(PLANS.map((of) => [of.kind, of.names.length, of.scoring, of] as const))("%s of %i by %s", (...args) => {
    const of = args[3];
    for (const session of evenings(of, runs({ ci: 1, soak: 6 }), of.names.length % 2 === 0 ? 0.6 : 1)) {
      const model = fieldWorkbook(session, { formulas: "add-in" });
      const calculated = workedOut(stale(model));
      expect(differences(model.sheets, calculated)).toEqual([]);
    }
  });
});
