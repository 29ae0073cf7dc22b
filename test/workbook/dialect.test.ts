import { addIn, builtIn, callsAddIn, type LookupTables } from "../../src/workbook/dialect";

const TABLES: LookupTables = {
  impFrom: "Scales!$A$2:$A$26",
  imps: "Scales!$B$2:$B$26",
  vpFrom: "Scales!$D$2:$D$9",
  vpWinner: "Scales!$E$2:$E$9",
  vpLoser: "Scales!$F$2:$F$9",
  vpTable: "Scales!$D$2:$F$9",
  made: "$H$1:$I$106",
  overtrick: "$J$1:$K$106",
  penalty: "$L$2:$Q$14",
};
const builtInDialect = builtIn(TABLES);
const addInDialect = addIn(TABLES);
const CELLS = {
  contract: "'Table 1'!G5",
  by: "'Table 1'!H5",
  result: "'Table 1'!I5",
  bid: "B5",
  doubling: "C5",
  tricks: "F5",
  side: "H5",
  vulnerable: "I5",
};

test("its name is the one on the command line", () => {
  expect(builtInDialect.name).toBe("built-in");
});

test("IMPs: the last line that a difference reaches, with its sign", () => {
  expect(builtInDialect.imps("M5")).toBe("SIGN(M5)*INDEX(Scales!$B$2:$B$26,MATCH(ABS(M5),Scales!$A$2:$A$26,1))");
});

test("victory points: the loser's column below 0", () => {
  expect(builtInDialect.victoryPoints("B12")).toBe(
    "IF(B12<0,INDEX(Scales!$F$2:$F$9,MATCH(ABS(B12),Scales!$D$2:$D$9,1))," +
      "INDEX(Scales!$E$2:$E$9,MATCH(ABS(B12),Scales!$D$2:$D$9,1)))"
  );
});

test("a contract's points, from what the Working sheet has made of it", () => {
  expect(builtInDialect.contractPoints(CELLS)).toBe(
    "H5*IF(F5<0,-INDEX($L$2:$Q$14,-F5,1+C5+3*I5)," +
      "INDEX($H$1:$I$106,3*B5+C5-1,1+I5)+F5*INDEX($J$1:$K$106,3*B5+C5-1,1+I5))"
  );
});

test("each formula is one call", () => {
  expect(addInDialect.name).toBe("add-in");
  expect(addInDialect.imps("M5")).toBe("BRIDGE.IMP(M5)");
  expect(addInDialect.victoryPoints("-B12")).toBe("BRIDGE.VPS(-B12,Scales!$D$2:$F$9)");
  expect(addInDialect.contractPoints(CELLS)).toBe("BRIDGE.SCORE('Table 1'!G5,'Table 1'!H5,IF(I5=1,4,1),F5)");
});

test("the add-in's formulas call the add-in, the built-in ones do not", () => {
  for (const [{ imps, victoryPoints, contractPoints }, calls] of [
    [addInDialect, true],
    [builtInDialect, false],
  ] as const)
    for (const formula of [imps("M5"), victoryPoints("B12"), contractPoints(CELLS)])
      expect(callsAddIn(formula)).toBe(calls);
});

test.each([
  ["BRIDGE.IMP(A1)", true],
  ['IF(A1="","",BRIDGE.IMP(A1))', true],
  ["1+BRIDGE.VPS(A1,B1:D9)", true],
  ['"say ""x"""&BRIDGE.IMP(A1)', true],
  ['"BRIDGE."&BRIDGE.IMP(A1)', true],
  ['""&BRIDGE.IMP(A1)&""', true],
  ['"Install BRIDGE.IMP first"', false],
  ['"say ""BRIDGE.IMP(1)"""', false],
  ['IF(A1="","BRIDGE.VPS","BRIDGE.IMP")', false],
  ['A1&""&"BRIDGE.IMP(1)"', false],
  ["SUM(A1:A4)", false],
  ["FOOTBRIDGE.IMP(A1)", false],
  ["MY_BRIDGE.IMP(A1)", false],
  ["BRIDGE+1", false],
  ["", false],
])("%s calls the add-in: %p", (formula, calls) => {
  expect(callsAddIn(formula)).toBe(calls);
});
