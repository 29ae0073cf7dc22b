import { callFormula, parseArgument } from "../../../src/taskpane/functions/function-arguments";

test.each([
  ["", { kind: "left out" }],
  ["  ", { kind: "left out" }],
  ["470", { kind: "value", range: [[470]], formula: "470" }],
  ["−2", { kind: "value", range: [[-2]], formula: "-2" }],
  ["+1", { kind: "value", range: [[1]], formula: "1" }],
  ["4H", { kind: "value", range: [["4H"]], formula: '"4H"' }],
  ["3NT-1", { kind: "value", range: [["3NT-1"]], formula: '"3NT-1"' }],
  ["=", { kind: "value", range: [["="]], formula: '"="' }],
  ['"24"', { kind: "value", range: [["24"]], formula: '"24"' }],
  ['say "x"', { kind: "value", range: [['say "x"']], formula: '"say ""x"""' }],
  ["HOME-4", { kind: "value", range: [["HOME-4"]], formula: '"HOME-4"' }],
  ["{0,10;3,13}", { kind: "value", range: [[0, 10], [3, 13]], formula: "{0,10;3,13}" }], // prettier-ignore
  ["F30", { kind: "reference", formula: "F30" }],
  ["$A$1:$B$4", { kind: "reference", formula: "$A$1:$B$4" }],
  ["'Table 1'!J5", { kind: "reference", formula: "'Table 1'!J5" }],
  ["Scales!A1:C9", { kind: "reference", formula: "Scales!A1:C9" }],
])("%j", (typed, expected) => {
  expect(parseArgument(typed)).toEqual(expected);
});

test("a formula leaves out what is left out at the end, and keeps its place before", () => {
  const formula = (...typed: string[]) => callFormula("SCORE", typed.map(parseArgument));
  expect(formula("4H", "N", "1", "")).toBe('=BRIDGE.SCORE("4H","N",1)');
  expect(formula("", "N", "1")).toBe('=BRIDGE.SCORE(,"N",1)');
  expect(formula()).toBe("=BRIDGE.SCORE()");
});
