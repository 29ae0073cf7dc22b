import fc from "fast-check";
import { planSession } from "../../src/sessions/kinds";
import { describe as described } from "../../src/workbook/description";
import { isDescription, readDescription } from "../../src/workbook/reading/read-description";
import type { Workbook } from "../../src/workbook/model";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { before, KINDS_WITH_OPTIONS } from "../support/sessions";

/** The descriptions that a workbook carries. */
function carried({ sheets }: Workbook): string[] {
  return sheets.flatMap(({ cells }) => cells.map(({ value }) => value).filter(isDescription));
}

describe.each(KINDS_WITH_OPTIONS)("the workbook of %s with %j", (kind, options) => {
  const workbook = sessionWorkbook(before(kind, options), { paper: "Letter", formulas: "add-in" });

  it("carries one description, on its hidden sheet", () => {
    expect(carried(workbook)).toHaveLength(1);
    expect(carried({ ...workbook, sheets: workbook.sheets.filter(({ hidden }) => !hidden) })).toEqual([]);
  });

  it("can be made anew from it", () => {
    const read = readDescription(carried(workbook)[0])!;
    expect(read).toMatchObject({ kind, paper: "Letter", formulas: "add-in" });
    const { paper, formulas } = read;
    expect(sessionWorkbook(before(read.kind, read.options), { paper, formulas })).toEqual(workbook);
  });
});

const SOUND = described(planSession("four-pairs", { boards: 24, pairs: ["Ann & Bob", "", "", ""] }), {});

describe("a description", () => {
  it("is read as it was written", () => {
    const options = { boards: 24, pairs: ["Ann & Bob", "", "", ""] };
    const plan = planSession("four-pairs", options);
    expect(readDescription(SOUND)).toEqual({ kind: "four-pairs", options, paper: "A4", formulas: "built-in", plan });
  });

  it.each([
    ["of a later version", SOUND.replace('"overtrick":1', '"overtrick":2')],
    ["of a kind that there is not", SOUND.replace("four-pairs", "whist")],
    ["with an option that there is not", SOUND.replace('"boards"', '"tables"')],
    ["with an option of another type", SOUND.replace("24", '"24"')],
    ["with an option of no session", SOUND.replace("24", "25")],
    ["on another paper", SOUND.replace("A4", "A3")],
    ["with other formulas", SOUND.replace("built-in", "toString")],
    ["cut off", SOUND.slice(0, -1)],
    ["without its parts", '{"overtrick":1}'],
    ["of nothing", ""],
    ["a number", 1],
    ["nothing", null],
  ])("that is %s is none", (_, text) => {
    expect(readDescription(text)).toBeNull();
  });

  it("with any other value in it is read or is none, and never fails", () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom("kind", "options", "paper", "formulas", "overtrick"),
        (value, part) => {
          const text = JSON.stringify({ ...(JSON.parse(SOUND) as object), [part]: value });
          expect(() => readDescription(text)).not.toThrow();
        }
      )
    );
  });
});
