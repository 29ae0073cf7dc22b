import { addIn, callsAddIn } from "../../../src/workbook/formulas/add-in";
import { builtIn } from "../../../src/workbook/formulas/built-in";
import type { LookupTables } from "../../../src/workbook/formulas/dialect";

const TABLES: LookupTables = {
  impFrom: "$A$2:$A$26",
  imps: "$B$2:$B$26",
  vpFrom: "$D$2:$D$9",
  vpWinner: "$E$2:$E$9",
  vpLoser: "$F$2:$F$9",
  vpTable: "Scales!$D$2:$F$9",
  made: "$H$2:$I$106",
  overtrick: "$J$2:$K$106",
  penalty: "$L$2:$Q$14",
};
const CELLS = {
  contract: "'Table 1'!G5",
  by: "'Table 1'!H5",
  result: "'Table 1'!I5",
  vulnerability: "'Table 1'!F5",
  bid: "B5",
  doubling: "C5",
  tricks: "F5",
  side: "H5",
  vulnerable: "I5",
};
const dialect = addIn(TABLES);

test("each formula is one call", () => {
  expect(dialect.name).toBe("add-in");
  expect(dialect.imps("M5")).toBe("BRIDGE.IMP(M5)");
  expect(dialect.victoryPoints("-B12")).toBe("BRIDGE.VP(-B12,Scales!$D$2:$F$9)");
  expect(dialect.contractPoints(CELLS)).toBe("BRIDGE.SCORE('Table 1'!G5,'Table 1'!H5,'Table 1'!F5,F5)");
});

test("the add-in's formulas call the add-in, the built-in ones do not", () => {
  for (const [{ imps, victoryPoints, contractPoints }, calls] of [
    [dialect, true],
    [builtIn(TABLES), false],
  ] as const)
    for (const formula of [imps("M5"), victoryPoints("B12"), contractPoints(CELLS)])
      expect(callsAddIn(formula)).toBe(calls);
});

test.each([
  ["BRIDGE.IMP(A1)", true],
  ['IF(A1="","",BRIDGE.IMP(A1))', true],
  ["1+BRIDGE.VP(A1,B1:D9)", true],
  ['"say ""x"""&BRIDGE.IMP(A1)', true],
  ['"BRIDGE."&BRIDGE.IMP(A1)', true],
  ['""&BRIDGE.IMP(A1)&""', true],
  ['"Install BRIDGE.IMP first"', false],
  ['"say ""BRIDGE.IMP(1)"""', false],
  ['IF(A1="","BRIDGE.VP","BRIDGE.IMP")', false],
  ['A1&""&"BRIDGE.IMP(1)"', false],
  ["SUM(A1:A4)", false],
  ["FOOTBRIDGE.IMP(A1)", false],
  ["MY_BRIDGE.IMP(A1)", false],
  ["BRIDGE+1", false],
  ["", false],
])("%s calls the add-in: %p", (formula, calls) => {
  expect(callsAddIn(formula)).toBe(calls);
});
