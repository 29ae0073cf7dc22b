import { resultOf } from "../../support/worked-out";

const CELLS = { A1: 1, A2: "2", A3: true, A4: "=1/0", A5: "=1" };

test.each([
  ["ISNUMBER(A1)", true],
  ["ISNUMBER(A2)", false],
  ["ISNUMBER(A4)", false],
  ["ISNUMBER(A9)", false],
  ['ISTEXT("")', true],
  ["ISTEXT(A9)", false],
  ["ISTEXT(1)", false],
  ["ISLOGICAL(A3)", true],
  ["ISLOGICAL(A4)", false],
  ["N(A1)", 1],
  ["N(A2)", 0],
  ["N(A3)", 1],
  ["N(A4)", "#DIV/0!"],
  ["N(A9)", 0],
  ["NA()", "#N/A"],
  ["IF(A1=1,NA(),1)", "#N/A"],
  ["IF(A1=2,NA(),1)", 1],
  ["COUNT(A1,A2,NA())", 1],
  ["ISFORMULA(A5)", true],
  ["ROW(A9)", 9],
  ["SUM(ROW(A3:B5))", 12],
  ["ROW(1)", "#VALUE!"],
  ["ISFORMULA(A1)", false],
  ["ISFORMULA(A9)", false],
  ["ISFORMULA(1)", "#VALUE!"],
])("%s is %p", (formula, result) => {
  expect(resultOf(formula, CELLS)).toBe(result);
});
