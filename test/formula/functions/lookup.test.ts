import { resultOf } from "../../support/worked-out";

const CELLS = { A1: 0, A2: 20, A3: 50, A4: "b", B1: "x", B2: "Y*", B3: "=1/0", C1: 7, D1: "A*" };

test.each([
  ["INDEX(A1:A4,2)", 20],
  ["INDEX(A1:C1,3)", 7],
  ["INDEX(A1:C3,1,3)", 7],
  ["INDEX(A1:C3,3,2)", "#DIV/0!"],
  ["INDEX(A1:A4,5)", "#REF!"],
  ["INDEX(A1:A4,-1)", "#VALUE!"],
  ['INDEX(A1:A4,"x")', "#VALUE!"],
  ["INDEX(A1:A4,B3)", "#DIV/0!"],
  ["INDEX(A1:A5,5)", 0],
  ["SUM(INDEX(A1:C3,0,1))", 70],
  ["SUM(INDEX(A1:C2,1,0))", 7],
  ["ISFORMULA(INDEX(B1:B3,3))", true],
  ["SUM(INDEX(A1:A4,2):INDEX(A1:A4,3))", 70],
  ["SUM(INDEX(A1:A4,3):INDEX(A1:A4,2))", 70],
  ["ROW(INDEX(A1:A4,2):INDEX(A1:A4,3))", 2],
  ["INDEX(A1:A4,2):INDEX(A1:A4,9)", "#REF!"],
  ["SUM(INDEX(A1:A4,2):INDEX(C1:C3,1))", "#VALUE!"],
  ["INDEX(A1:A3*2,2)", 40],
  ["MATCH(20,A1:A3,0)", 2],
  ["MATCH(21,A1:A3,0)", "#N/A"],
  ['MATCH("B",A1:A4,0)', 4],
  ['MATCH("y~*",B1:B2,0)', 2],
  ['MATCH("?",B1:B2,0)', 1],
  ['MATCH("Y",B1:B2,0)', "#N/A"],
  ["MATCH(49,A1:A4,1)", 2],
  ["MATCH(50,A1:A4)", 3],
  ["MATCH(-1,A1:A4,1)", "#N/A"],
  ["MATCH(30,50-A1:A3,-1)", 2],
  ["MATCH(0,A9:A12,0)", "#N/A"],
  ["MATCH(B3,A1:A3,0)", "#DIV/0!"],
  ["SUM(MATCH(A1:A3+1,A1:A3,1))", 6],
  ["MATCH(7,B1:C1,0)", 2],
  ["MATCH(7,B1:C3,0)", "#N/A"],
  ["MATCH(1,--(A1:A3>=20),0)", 2],
])("%s is %p", (formula, result) => {
  expect(resultOf(formula, CELLS)).toBe(result);
});
