import { resultOf } from "../../support/worked-out";

const CELLS = { A1: 1, A2: "x", A3: true, A4: "=1/0", A5: "", A7: 0 };

test.each([
  ["IF(A1,2,3)", 2],
  ["IF(A7,2,3)", 3],
  ["IF(A6,2,3)", 3],
  ["IF(A6,2)", false],
  ["IF(TRUE,,3)", 0],
  ['IF("true",2,3)', 2],
  ["IF(A2,2,3)", "#VALUE!"],
  ["IF(A4,2,3)", "#DIV/0!"],
  ["IF(A1,2,A4)", 2],
  ["IF(A7,A4,3)", 3],
  ["IFERROR(A4,5)", 5],
  ["IFERROR(A2,A4)", "x"],
  ["IFERROR(NOPE,5)", 5],
  ["IFERROR(IF(A7,A4,7),5)", 7],
  ['CHOOSE(2,A4,"b")', "b"],
  ["CHOOSE(1.9,8,9)", 8],
  ["CHOOSE(3,8,9)", "#VALUE!"],
  ["CHOOSE(0,8,9)", "#VALUE!"],
  ["CHOOSE(A4,8)", "#DIV/0!"],
  ['CHOOSE("2",8,9)', 9],
  ["AND(A1,A3)", true],
  ["AND(A1:A3)", true],
  ["AND(A1,A7)", false],
  ["AND(A7,A4)", "#DIV/0!"],
  ["AND(A2)", "#VALUE!"],
  ['AND(TRUE,"x")', "#VALUE!"],
  ['AND(TRUE,A2&"")', "#VALUE!"],
  ["OR(A7,A1)", true],
  ["OR(A5,A7)", false],
  ["OR(A1,A4)", "#DIV/0!"],
  ["NOT(A6)", true],
  ["NOT(A3)", false],
  ["NOT(A2)", "#VALUE!"],
])("%s is %p", (formula, result) => {
  expect(resultOf(formula, CELLS)).toBe(result);
});
