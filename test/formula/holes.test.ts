import fc from "fast-check";
import { holed, holesOf, MARK, placesLike } from "../../src/formula/holes";
import { runs, SEED } from "../support/runs";

test.each([
  ["A1+$B$2:C9*2.5", ["A1", "$B$2:C9", "2.5"], "?+?*?"],
  ["'It''s 1'!A1&\"A1\"", ["'It''s 1'!A1"], '?&"A1"'],
  ["LOG10(TRUE,Sheet2!A1)", ["Sheet2!A1"], "LOG10(TRUE,?)"],
  ["BRIDGE.IMP(A1)-1E-5-1", ["A1", "1E-5", "1"], "BRIDGE.IMP(?)-?-?"],
  ["E1-5", ["E1", "5"], "?-?"],
  ['#DIV/0!+#N/A&"a""b1"&Total_1', ["Total_1"], '#DIV/0!+#N/A&"a""b1"&?'],
])("the holes of %s", (formula, holes, shape) => {
  const found = holed(formula);
  expect([holesOf(found), found.shape]).toEqual([holes, shape.replace(/\?/g, MARK)]);
});

test("formulas like another are read as by themselves", () => {
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
      const like = holed(one);
      const holes = holesOf(like);
      const beginning = holesOf(holed(other));
      // Half of the others differ in holes alone.
      const text =
        kept < 3
          ? other
          : like.shape.split(MARK).reduce((sum, part, i) => sum + (beginning[i] ?? holes[i - 1] ?? "9") + part);
      const { shape, places } = holed(text);
      expect(placesLike(text, like.shape.split(MARK)) ?? "unlike").toEqual(shape === like.shape ? places : "unlike");
    }),
    { numRuns: runs({ ci: 2000, soak: 100_000 }), seed: SEED }
  );
});
