import fc from "fast-check";
import { type Book, calculator } from "../../src/formula/calculator";
import { arrayFunction } from "../../src/formula/declare";
import { formulas } from "../../src/formula/formulas";
import { toTemplate, slotTexts, SLOT_MARK } from "../../src/formula/template";
import type { Reference } from "../../src/formula/references";
import { gridOf } from "../../src/formula/values";
import { runs, SEED } from "../support/runs";
import { bookOf, said, type Typed } from "../support/worked-out";

/** What stands in column A of a sheet, row by row. */
function columnOf(cells: Readonly<Record<string, Typed>>, rows: number, reader = formulas()) {
  const { valueAt } = calculator(bookOf(cells), reader);
  return Array.from({ length: rows }, (_, i) => said(valueAt("Sheet1", i + 1, 1)));
}

test("formulas give on what they are worked out to, whatever their order; of a blank 0", () => {
  expect(columnOf({ A1: "=A3&A2", A2: "=A3*2", A3: "=B1+4", A4: "=B9", A5: '=B9&""', A6: '=B1=""' }, 7)).toEqual([
    "48",
    8,
    4,
    0,
    "",
    true,
    null,
  ]);
});

test("a circle is an error, and no formula hides it", () => {
  expect(
    columnOf({ A1: "=A2+1", A2: "=A1", A3: "=IFERROR(A3,1)", A4: "=IF(TRUE,1,A4)", A5: "=SUM(A5:A6)" }, 5)
  ).toEqual(["#CYCLE!", "#CYCLE!", "#CYCLE!", 1, "#CYCLE!"]);
});

test("what is not there is an error or a blank", () => {
  expect(columnOf({ A1: "=Nowhere!B2", A2: "=Some_Name", A3: "=B77" }, 3)).toEqual(["#REF!", "#NAME?", 0]);
  const { valueAt, evaluate } = calculator(bookOf({}), formulas());
  expect([valueAt("Nowhere", 1, 1), said(evaluate("1", "Nowhere"))]).toEqual([null, "#REF!"]);
});

test("names and other sheets", () => {
  const sheets: Book["sheets"] = [
    { name: "One", cells: [{ row: 1, column: 1, value: null, formula: "SUM(Points)+'Two''s'!B1" }] },
    { name: "Two's", cells: [2, 3].map((value, i) => ({ row: 1, column: i + 1, value })) },
  ];
  const names = [{ name: "Points", sheet: "Two's", area: { top: 1, left: 1, bottom: 1, right: 2 } }];
  expect(calculator({ sheets, names }, formulas()).valueAt("One", 1, 1)).toBe(8);
});

test("a column of a thousand rows is parsed once, and may ask for the row below", () => {
  const rows = 1000;
  const down = Object.fromEntries(
    Array.from({ length: rows }, (_, i) => [
      `A${i + 1}`,
      `=IF(B${i + 1}="",A${i + 2}+INDEX($B$1:$B$9,${(i % 9) + 1}),0)`,
    ])
  );
  const reader = formulas();
  const [first] = columnOf({ ...down, A1001: 5 }, 1, reader);
  expect(first).toBe(5);
  expect(reader.parsed()).toBe(1);
});

test("formulas of one reader and of two workbooks do not get into each other's way", () => {
  const reader = formulas();
  expect(columnOf({ A1: "=B1+1", B1: 1 }, 1, reader)).toEqual([2]);
  expect(columnOf({ A1: "=B1+1", B1: 5 }, 1, reader)).toEqual([6]);
});

test("functions are handed in", () => {
  const reader = formulas({ "MY.COUNT": arrayFunction(1, 2, (values) => gridOf(values).rows) });
  const { evaluate } = calculator(bookOf({ A1: "=MY.COUNT(B1:B7)+1" }), reader);
  expect([evaluate("MY.COUNT(B1:B7)", "Sheet1"), evaluate("A1", "Sheet1")]).toEqual([7, 8]);
  expect(() => evaluate("MY.COUNT()", "Sheet1")).toThrow("MY.COUNT does not take 0 arguments at 1 of MY.COUNT()");
});

test("formulas are written with what is told instead of references; what they give stays", () => {
  const cells = { A1: "=B1+Sheet1!$B$1+SUM(B1:B2)+1", A2: "=B2+1", A3: '="B1"&B1', B1: 1 };
  const instead = ({ area, sheet }: Reference, own: string) =>
    area.top === 1 ? `INDEX(${sheet ?? own},${area.bottom})` : null;
  const { valueAt, evaluatedAt } = calculator(bookOf(cells), formulas(), () => instead);
  const formulaAt = (row: number, column: number) => evaluatedAt("Sheet1", row, column)?.formula;
  expect([1, 2, 3].map((row) => formulaAt(row, 1))).toEqual([
    "INDEX(Sheet1,1)+INDEX(Sheet1,1)+SUM(INDEX(Sheet1,2))+1",
    "B2+1",
    '"B1"&INDEX(Sheet1,1)',
  ]);
  expect([valueAt("Sheet1", 1, 1), formulaAt(1, 2), formulaAt(9, 9)]).toEqual([4, undefined, undefined]);
});

test("a formula that is copied is read once, and gives and says what it would if it were written into each row", () => {
  const references = fc
    .record({
      sheet: fc.constantFrom("", "Other!", "'a b'!"),
      first: fc.constantFrom("A3", "$B4", "C$2", "$D$5"),
      last: fc.constantFrom("", ":A6", ":$D5", ":B$4", ":$C$7"),
    })
    .map(({ sheet, first, last }) => `${sheet}${first}${last}`);
  const parts = fc.oneof(references, fc.constantFrom("7", '"A1"', "Some_Name", "TRUE"));
  const formula = fc
    .array(parts, { minLength: 1, maxLength: 5 })
    .map((all) => `SUM(${all.join(",COUNT(")}${")".repeat(all.length)}`);
  const held = Array.from({ length: 48 }, (_, i) => ({
    row: 1 + Math.floor(i / 4),
    column: 1 + (i % 4),
    value: 2 ** (i % 31),
  }));
  fc.assert(
    fc.property(formula, fc.nat(4), (text, by) => {
      const row = 20 + by;
      const instead = ({ sheet, area }: Reference, own: string) =>
        area.top === 4 ? `[${own} ${sheet ?? ""} ${area.left} ${area.bottom} ${area.right}]` : null;
      const given = (cell: Partial<Book["sheets"][number]["cells"][number]>) => {
        const cells = [...held, { row, column: 6, value: null, ...cell }];
        const sheets = [
          { name: "a b", cells },
          { name: "Other", cells: held },
        ];
        const on = (name: string) => (name === "Other" ? null : instead);
        return calculator({ sheets }, formulas(), on).evaluatedAt("a b", row, 6);
      };
      const moved = text.replace(/".*?"|([A-D])(\d+)/g, (found, letter: string | undefined, digits: string) =>
        letter === undefined ? found : letter + (Number(digits) + by)
      );
      const [copy, own] = [given({ formula: text, copiedFrom: 20 }), given({ formula: moved })];
      expect([copy?.result, copy?.formula, copy?.isRewritten]).toEqual([own?.result, own?.formula, own?.isRewritten]);
    }),
    { numRuns: runs({ ci: 500, soak: 20_000 }), seed: SEED }
  );
});

test("formulas like that of the row above are read as by themselves", () => {
  const pieces = fc.constantFrom(
    "A1",
    "B22",
    "7",
    "TRUE",
    '"x"',
    '"A""1"',
    "+",
    "(",
    ")",
    "IF(",
    "'a b'!C3",
    ",",
    "#N/A",
    "1E",
    "x"
  );
  const formula = fc.array(pieces, { maxLength: 6 }).map((all) => all.join(""));
  fc.assert(
    fc.property(formula, formula, fc.nat(5), (one, other, kept) => {
      const like = toTemplate(one);
      const holes = slotTexts(like);
      const beginning = slotTexts(toTemplate(other));
      // Half of the others differ in holes alone.
      const text =
        kept < 3
          ? other
          : like.shape.split(SLOT_MARK).reduce((sum, part, i) => sum + (beginning[i] ?? holes[i - 1] ?? "9") + part);
      const reader = formulas();
      const cells = [one, text].map((written, i) => ({ row: i + 1, column: 5, value: null, formula: written }));
      // Whatever a cell holds tells it from the others, and what is written instead of it where it was read.
      const held = Array.from({ length: 30 }, (_, i) => ({ row: i + 1, column: 1 + (i % 4), value: `<${i}>` }));
      const instead = ({ sheet, area }: Reference) => `[${sheet ?? ""}${area.left},${area.top}]`;
      const given = (all: typeof cells) => {
        const book = { sheets: [{ name: "a b", cells: [...held, ...all] }] };
        const { valueAt, evaluatedAt } = calculator(book, reader, () => instead);
        try {
          if (all.length > 1) orRefused(() => valueAt("a b", 1, 5));
          return [valueAt("a b", 2, 5), evaluatedAt("a b", 2, 5)?.formula];
        } catch {
          return "refused";
        }
      };
      expect(given(cells)).toEqual(given(cells.slice(1)));
    }),
    { numRuns: runs({ ci: 2000, soak: 100_000 }), seed: SEED }
  );
});

function orRefused(read: () => unknown): void {
  try {
    read();
  } catch {
    // It is no formula.
  }
}
