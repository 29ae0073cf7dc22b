import { resultOf } from "../../support/worked-out";

const CELLS = { A1: -2.5, A2: "x", A3: "3", A4: "=1/0" };

test.each([
  ["ABS(A1)", 2.5],
  ["ABS(A3)", 3],
  ["ABS(A2)", "#VALUE!"],
  ["ABS(A9)", 0],
  ["ABS(TRUE)", 1],
  ["SIGN(A1)", -1],
  ["SIGN(A9)", 0],
  ["INT(A1)", -3],
  ["INT(2.9)", 2],
  ["INT((0.1+0.7)*10)", 8],
  ["SQRT(16)", 4],
  ["SQRT(A1)", "#NUM!"],
  ["SQRT(A4)", "#DIV/0!"],
  ["MOD(7,3)", 1],
  ["MOD(-7,3)", 2],
  ["MOD(7,-3)", -2],
  ["MOD(7,A9)", "#DIV/0!"],
  ["ROUND(2.5,0)", 3],
  ["ROUND(A1,0)", -3],
  ["ROUND(1.005,2)", 1.01],
  ["ROUND(2.675,2)", 2.68],
  ["ROUND(1.1-1-0.1,2)", 0],
  ["ROUND(-0.4,0)", 0],
  ["ROUND(1250,-2)", 1300],
  ["ROUND(0.0000005,6)", 0.000001],
  ["ROUND(2.345,1.9)", 2.3],
  ["ROUND(A2,0)", "#VALUE!"],
  ["ROUND(1,A4)", "#DIV/0!"],
])("%s is %p", (formula, result) => {
  expect(resultOf(formula, CELLS)).toBe(result);
});
