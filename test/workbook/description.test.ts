import fc from "fast-check";
import { planSession } from "../../src/sessions/kinds";
import { describe as described } from "../../src/workbook/description";
import { readDescription } from "../../src/workbook/reading/read-description";
import { before, KINDS_WITH_OPTIONS } from "../support/sessions";

test.each(KINDS_WITH_OPTIONS)("a session of %s with %j can be planned anew from its description", (kind, options) => {
  const { plan } = before(kind, options);
  const read = readDescription(described(plan, { paper: "Letter", formulas: "add-in" }))!;
  expect(read).toMatchObject({ kind, paper: "Letter", formulas: "add-in" });
  expect({ ...read.plan, options: {} }).toEqual({ ...plan, options: {} });
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
