import type { Scored } from "../../src/sessions/kinds";
import { DIALECTS } from "../../src/workbook/dialect-names";
import type { Workbook } from "../../src/workbook/model";
import { readSaved } from "../../src/workbook/reading/read-saved";
import { cellAddress } from "../../src/workbook/reference";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { roundPaper } from "../../src/workbook/swiss-event/round-paper";
import type { Edit } from "../support/libreoffice";
import { recalculated } from "../support/recalculated";
import { inTurns } from "../support/runs";
import { savedOf } from "../support/saved";
import { before, KINDS_WITH_OPTIONS } from "../support/sessions";
import { workedOut } from "../support/worked-out";

/** The texts of the sheets that people see, as they are before and after edits. */
type Texts = readonly (readonly [place: string, before: string, after: string])[];

const SCORED = KINDS_WITH_OPTIONS.map(([kind, options]) => before(kind, options)).filter(hasTable);

function hasTable(scored: Scored): boolean {
  return sessionWorkbook(scored).names.some(({ name }) => name === "Vp_Scale");
}

function scaleOf({ plan }: Scored): string {
  if (!("scale" in plan) || !plan.scale) throw new Error(`${plan.title} has no scale`);
  return plan.scale.name;
}

/** A cell of the victory-point table. */
function typed({ names }: Workbook, line: number, column: number, value: string | number): Edit {
  const { sheet, area } = names.find(({ name }) => name === "Vp_Scale")!;
  return { sheet, cell: cellAddress(area.top + line, area.left + column), value };
}

function lastLine({ names }: Workbook): number {
  const { area } = names.find(({ name }) => name === "Vp_Scale")!;
  return area.bottom - area.top;
}

function textsAfter(
  { sheets }: Workbook,
  after: ReadonlyMap<string, { at(row: number, column: number): string | number }>
): Texts {
  return sheets
    .filter(({ hidden }) => !hidden)
    .flatMap(({ name, cells }) =>
      cells.map(({ row, column, value }) => {
        const place = `${name}!${cellAddress(row, column)}`;
        return [place, String(value ?? ""), String(after.get(name)!.at(row, column))] as const;
      })
    );
}

/** The texts that name a scale, once before and once after edits. */
function namesIn(texts: Texts, scale: string): Texts {
  return texts.filter(([, before, after]) => before.includes(scale) || after.includes(scale));
}

/** The same with the words for a table of the organiser's own. */
function asOwn(texts: Texts, scale: string): Texts {
  return texts.map(([place, before]) => [place, before, before.replace(scale, "own scale")]);
}

/** The workbook with what is typed into some of its cells, as a file has it. */
function withTyped(workbook: Workbook, edits: readonly Edit[]): Workbook {
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => {
      const edit = edits.find((each) => each.sheet === sheet.name && each.cell === cellAddress(cell.row, cell.column));
      return edit ? { ...cell, value: edit.value as string | number } : cell;
    }),
  }));
  return { ...workbook, sheets };
}

test.each(DIALECTS)(
  "of every kind no text names the scale of a table that is typed over, with %s formulas",
  (formulas) => {
    expect(new Set(SCORED.map(({ kind }) => kind)).size).toBe(7);
    for (const scored of SCORED.filter((_, i) => inTurns(DIALECTS, i).includes(formulas))) {
      const scale = scaleOf(scored);
      const workbook = sessionWorkbook(scored, { formulas });
      const found = namesIn(textsAfter(workbook, workedOut(workbook, [typed(workbook, 1, 1, 9.5)])), scale);
      expect(found).toEqual(asOwn(found, scale));
      // The title of nearly every sheet, and on Scales both tables.
      expect(found.length).toBeGreaterThan(4);
    }
  }
);

describe("a table", () => {
  const workbook = sessionWorkbook(before("three-teams", { boards: 18, scale: "WBF-6" }));
  const named = (edits: readonly Edit[]) =>
    workedOut(workbook, edits)
      .get("Scales")!
      .at(2, 1)
      .toString()
      .replace(/.* by /, "");

  test.each([
    ["nothing", [], "WBF-6"],
    ["a value as it was, as text", [typed(workbook, 0, 1, " 10 ")], "WBF-6"],
    ["a hundredth more", [typed(workbook, 1, 1, 10.51)], "own scale"],
    ["two values that cancel out in a sum", [typed(workbook, 2, 1, 11), typed(workbook, 2, 2, 9)], "own scale"],
    ["nothing instead of 0", [typed(workbook, 0, 0, "")], "own scale"],
    ["0 in a blank line", [typed(workbook, lastLine(workbook), 0, 0)], "own scale"],
    ["words", [typed(workbook, 3, 2, "five")], "own scale"],
  ] as const)("with %s typed", (_, edits, name) => {
    expect(named(edits)).toBe(name);
  });
});

test("LibreOffice names a table as the sheets do", async () => {
  const scored = SCORED.filter(({ kind }) => kind === "four-pairs" || kind === "league");
  const jobs = scored.map((each) => {
    const model = sessionWorkbook(each);
    return { model, edits: [typed(model, 1, 1, 9.5)] };
  });
  const found = await recalculated(jobs);
  jobs.forEach(({ model }, index) => {
    const scale = scaleOf(scored[index]!);
    const texts = namesIn(textsAfter(model, found[index]!), scale);
    expect(texts).toEqual(asOwn(texts, scale));
  });
});

test("a workbook that is read back with a table typed over says so when it is made again, and has no other fault", () => {
  for (const scored of SCORED) {
    const workbook = sessionWorkbook(scored);
    const scale = scaleOf(scored);
    const edited = withTyped(workbook, [typed(workbook, 1, 1, 15.5), typed(workbook, 1, 2, 0)]);
    const [session] = readSaved(savedOf(edited));
    expect(session!.remarks).toEqual([]);
    expect(session!.plan).toMatchObject({ scale: { name: "own scale" } });
    const again = sessionWorkbook(session!.outcome.scored);
    const texts = again.sheets.filter(({ hidden }) => !hidden).flatMap(({ cells }) => cells.map(({ value }) => value));
    expect(texts.filter((text) => String(text).includes(scale))).toEqual([]);
    expect(texts.filter((text) => String(text).includes("own scale")).length).toBeGreaterThan(4);
  }
});

test("the paper of a round, which has no Scales sheet, names the scale", () => {
  const scored = before("swiss-event", { form: "round-robin", teams: ["4"] }) as Scored<"swiss-event">;
  const paper = roundPaper(scored, ["slips", "routes"]);
  for (const { cells } of paper.sheets)
    expect(cells.find(({ row, column }) => row === 2 && column === 1)!.value).toContain(scaleOf(scored));
});
