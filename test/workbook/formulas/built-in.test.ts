import { builtIn } from "../../../src/workbook/formulas/built-in";

const dialect = builtIn({
  impFrom: "Scales!$A$2:$A$26",
  imps: "Scales!$B$2:$B$26",
  vpFrom: "Scales!$D$2:$D$9",
  vpWinner: "Scales!$E$2:$E$9",
  vpLoser: "Scales!$F$2:$F$9",
  vpTable: "Scales!$D$2:$F$9",
  made: "$H$2:$I$106",
  overtrick: "$J$2:$K$106",
  penalty: "$L$2:$Q$14",
});

test("its name is the one on the command line", () => {
  expect(dialect.name).toBe("built-in");
});

test("IMPs: the last line that a difference reaches, with its sign", () => {
  expect(dialect.imps("M5")).toBe("SIGN(M5)*INDEX(Scales!$B$2:$B$26,MATCH(ABS(M5),Scales!$A$2:$A$26,1))");
});

test("victory points: the loser's column below 0", () => {
  expect(dialect.victoryPoints("B12")).toBe(
    "IF(B12<0,INDEX(Scales!$F$2:$F$9,MATCH(ABS(B12),Scales!$D$2:$D$9,1))," +
      "INDEX(Scales!$E$2:$E$9,MATCH(ABS(B12),Scales!$D$2:$D$9,1)))"
  );
});

test("a contract's points, from what the Working sheet has made of it", () => {
  const cells = {
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
  expect(dialect.contractPoints(cells)).toBe(
    "H5*IF(F5<0,-INDEX($L$2:$Q$14,-F5,1+C5+3*I5)," +
      "INDEX($H$2:$I$106,(B5-1)*3+C5+1,1+I5)+F5*INDEX($J$2:$K$106,(B5-1)*3+C5+1,1+I5))"
  );
});
