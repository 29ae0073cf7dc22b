import { emptySession, type Scored } from "../../src/sessions/kinds";
import type { Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { CASE_OF_EACH_SORT, SORTS, sortsOf } from "../support/case-sorts";
import { caseNames, caseOptions, scoredCase } from "../support/case-files";
import { actSoftly, describeWithLibreOffice, differences, type Act, type SoftJob } from "../support/libreoffice";
import { runs, testInSoak } from "../support/runs";

/** Golden cases whose results are typed: small ones of every third sort of session, or all that there are. */
const TYPED = runs<readonly string[]>({ ci: CASE_OF_EACH_SORT.filter((_, i) => i % 3 === 0), soak: caseNames() });
/** How many are typed in one go of LibreOffice's. */
const AT_ONCE = runs({ ci: TYPED.length, soak: 8 });
const BATCHES = Array.from({ length: Math.ceil(TYPED.length / AT_ONCE) }, (_, i) =>
  TYPED.slice(i * AT_ONCE, (i + 1) * AT_ONCE)
);

/** In the built-in dialect: LibreOffice has no functions of the add-in. */
function modelsOf(name: string): Readonly<Record<"empty" | "played", Workbook>> {
  const options = { ...caseOptions(name).workbook, formulas: "built-in" as const };
  const model = (scored: Scored) => sessionWorkbook(scored, options);
  const { scored } = scoredCase(name);
  return { empty: model(emptySession(scored.plan).scored), played: model(scored) };
}

/** What is typed into the empty workbook so that it becomes the played one, sheet by sheet and row by row. */
function typingOf({ empty, played }: ReturnType<typeof modelsOf>): Act[] {
  return played.sheets.flatMap(({ name, cells }) => {
    const { cells: before } = empty.sheets.find((sheet) => sheet.name === name) ?? { cells: [] };
    const stood = new Map(before.map(({ row, column, value }) => [cellAddress(row, column), value]));
    return cells.flatMap(({ row, column, value, style }): Act[] => {
      const range = cellAddress(row, column);
      if (!style?.entry || value === null || value === "" || stood.get(range) === value) return [];
      return [{ do: "type", sheet: name, range, text: String(value) }];
    });
  });
}

/** Everything is typed; then every fifth cell is cleared, and every other one of these typed once more. */
function stagesOf(typing: readonly Act[]): Act[][] {
  const fifth = typing.filter((_, i) => i % 5 === 2);
  const cleared = fifth.map(({ sheet, range }): Act => ({ do: "clear", sheet, range }));
  return [[...typing], [...cleared, ...fifth.filter((_, i) => i % 2 === 0)]];
}

function typedIn({ sheets }: Workbook): SoftJob["typed"] {
  return Object.fromEntries(
    sheets.map(({ name, cells }) => [
      name,
      cells.filter(({ style }) => style?.entry).map(({ row, column }) => cellAddress(row, column)),
    ])
  );
}

describeWithLibreOffice("results typed as people type them, with no recalculation by hand", () => {
  testInSoak("every sort of session is among them", () => {
    const played = TYPED.filter((name) => stagesOf(typingOf(modelsOf(name)))[0]!.length > 0);
    expect([...new Set(played.flatMap(sortsOf))].sort()).toEqual([...SORTS].sort());
  });

  test.each(BATCHES)(
    "every cell is what a hard recalculation makes of it: typed, cleared, and typed once more",
    async (...names) => {
      const jobs = await Promise.all(
        names.map(async (name) => {
          const models = modelsOf(name);
          const { empty } = models;
          return {
            ...{ name, empty, bytes: await writeWorkbook(empty) },
            ...{ soft: stagesOf(typingOf(models)), typed: typedIn(empty) },
          };
        })
      );
      const played = jobs.filter(({ soft }) => soft[0]?.length);
      const found = actSoftly(played.map(({ bytes, soft, typed }) => ({ bytes, soft, typed })));
      const wrong = played.flatMap(({ name, empty }, i) =>
        found[i]!.flatMap(({ soft, hard }, stage) => {
          const sheets = empty.sheets.map((sheet) => ({
            ...sheet,
            cells: sheet.cells.map((cell) => ({ ...cell, value: hard.get(sheet.name)!.at(cell.row, cell.column) })),
          }));
          return differences(sheets, soft).map((said) => `${name}, stage ${stage + 1}: ${said}`);
        })
      );
      expect(wrong).toEqual([]);
    }
  );
});
