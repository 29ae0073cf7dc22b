import fc from "fast-check";
import { readMovement } from "../../../src/sessions/field/own/read-movement";
import type { FieldPlan } from "../../../src/sessions/field/plan";
import { scoreField } from "../../../src/sessions/field/score-field";
import type { ScoredField } from "../../../src/sessions/field/scored-field";
import { turnedKeys, turnedOf } from "../../../src/sessions/field/turned";
import { emptySession, planSession } from "../../../src/sessions/kinds";
import { fieldWorkbook } from "../../../src/workbook/field/field-workbook";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { headedList } from "../../support/headed-list";
import { fieldResults, withRulings } from "../../support/random-results";
import { givenOtherwise } from "../../support/recalculated";
import { runs, SEED } from "../../support/runs";
import { savedOf } from "../../support/saved";
import { workedOut } from "../../support/worked-out";

const HEADER = "round,table,ns,ew,boards";
const STAY = `${HEADER}\n1,1,1,2,1-3\n1,2,3,4,4-6\n1,3,5,6,7-9\n2,1,3,5,1-3\n2,2,1,6,4-6\n2,3,2,4,7-9`;
const STAY_OUT = `${HEADER}\n1,2,1,2,1-2\n1,3,3,4,3-4\n1,1,5,bye,\n2,2,3,5,2 1\n2,3,2,1,4 3\n2,1,4,bye,`;
const TWO_SETS = `${HEADER}
1,1,1,2,1 2 11 12
1,2,3,4,3 4 13 14
2,1,4,1,5-8
2,2,2,3,5-8
3,1,1,3,9 10
3,2,4,2,9 10`;
const OUT = `${HEADER}\n1,1,5,bye,\n1,2,1,2,1-3\n1,3,3,4,1-3\n2,1,4,bye,\n2,2,5,1,4-6\n2,3,2,3,4-6`;

function planOf(csv: string, options = {}): FieldPlan {
  const { text, faults } = readMovement(csv);
  expect(faults).toEqual([]);
  return planSession("pairs", { movement: text ?? "", date: "2026-11-20", ...options }) as FieldPlan;
}

const PLANS: readonly (readonly [string, FieldPlan])[] = [
  ["boards that stay at their tables", planOf(STAY, { "first-board": 21 })],
  ["boards that stay, by cross-IMPs", planOf(STAY, { scoring: "cross-imps" })],
  ["boards that stay, and a table that does not play", planOf(STAY_OUT)],
  ["two sets in a round", planOf(TWO_SETS)],
  ["a sit-out at Table 1", planOf(OUT)],
];

function evenings(plan: FieldPlan, count: number): ScoredField[] {
  const evening = fc.oneof(
    ...[0.4, 1].map((played) =>
      withRulings(plan, fieldResults(plan, played)).map((found) => {
        // Workbooks list turned tables by their rounds.
        const turned = turnedOf(turnedKeys(found.turned ?? [], plan), plan);
        return scoreField(plan, { ...found, turned });
      })
    )
  );
  return fc.sample(evening, { numRuns: count, seed: SEED });
}

test.each(PLANS)("with %s, every cell is as it is scored, and what is typed is read back", async (_, plan) => {
  const all = evenings(plan, runs({ ci: 4, soak: 20 }));
  expect(await givenOtherwise(all, fieldWorkbook)).toEqual([]);
  for (const scored of all) {
    const [read] = readSaved(savedOf(sessionWorkbook(scored)));
    expect(read?.plan).toEqual(plan);
    expect(read?.outcome.scored).toEqual(scored);
  }
});

test.each(PLANS)("with %s, sheets are those of the tables in the room, with the numbers on the boards", (_, plan) => {
  const workbook = sessionWorkbook(emptySession(plan).scored, {
    forms: ["travellers", "pick-up-slips", "name-tags", "journals", "pencil"],
  });
  const tables = workbook.sheets.map(({ name }) => name).filter((name) => name.startsWith("Table "));
  const inRoom = plan.visits ? [...new Set(plan.visits.map(({ table }) => table))].sort() : [1, 2];
  expect(tables).toEqual(inRoom.map((table) => `Table ${table}`));
  const texts = workbook.sheets
    .filter(({ name }) => name !== "Working")
    .flatMap(({ cells }) => cells.map(({ value }) => String(value)));
  expect(texts.filter((text) => /\b(16|17|18|19)[1-9]\b/.test(text))).toEqual([]);
  const played = new Set(plan.inPlay.map(({ board }) => board));
  for (const sheet of workbook.sheets.filter(({ name }) => tables.includes(name))) {
    const numbers = sheet.cells.filter(({ column, value }) => column === 1 && typeof value === "number");
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter(({ value }) => !played.has(Number(value)))).toEqual([]);
  }
});

test("Check names the table in the room beside the row in which it is wrong, of each round", () => {
  const plan = planOf(STAY);
  const workbook = sessionWorkbook(emptySession(plan).scored);
  const list = headedList(workbook, "Table 2", "Board");
  const edit = list.edit(4, "Contract", "8H");
  const sheets = workedOut(workbook, [edit]);
  const cells = workbook.sheets.find(({ name }) => name === "Scoresheet")?.cells ?? [];
  const texts = cells.map(({ row, column }) => String(sheets.get("Scoresheet")?.at(row, column) ?? ""));
  expect(texts.find((text) => text.includes("to check"))).toContain("Table 2: 1 (board 4)");
});

test("a result unlike that of another round at the same table is asked about", () => {
  const plan = planOf(STAY);
  const results = {
    tables: [1, 4].map((table) => ({
      ...{ table, board: 1, contract: { level: 4, strain: "H", doubling: 0 }, expected: null },
      ...{ declarer: table === 1 ? "N" : "W", result: table === 1 ? 0 : 1, points: table === 1 ? 420 : -450 },
    })),
    adjusted: new Map(),
  } as unknown as Parameters<typeof scoreField>[1];
  const workbook = sessionWorkbook(scoreField(plan, results));
  const shown = workedOut(workbook).get("Table 1");
  const cells = workbook.sheets.find(({ name }) => name === "Table 1")?.cells ?? [];
  const texts = cells.map(({ row, column }) => String(shown?.at(row, column) ?? ""));
  expect(texts.filter((text) => /other/i.test(text)).length).toBeGreaterThan(0);
});
