import { resultOf } from "../../support/worked-out";

const CELLS = { A1: 3, A2: "4", A3: true, A5: -1, B1: "=1/0", B2: 2, C1: "x", C2: 5, C3: 6 };

test.each([
  ["SUM(A1:A5)", 2],
  ['SUM(A1,"4",TRUE)', 8],
  ['SUM(1,"x")', "#VALUE!"],
  ["SUM(A1:B2)", "#DIV/0!"],
  ["SUM(D1:D9)", 0],
  ["MAX(A1:A5)", 3],
  ["MAX(A5,A4)", -1],
  ["MAX(C1)", 0],
  ["MAX(A5,0)", 0],
  ["MIN(A1:A5)", -1],
  ["MIN(B1,B2)", "#DIV/0!"],
  ["COUNT(A1:C3)", 4],
  ['COUNT("4","x",TRUE,1)', 3],
  ["COUNT(D1)", 0],
  ["SMALL(A1:A5,1)", -1],
  ["SMALL(A1:A5,2)", 3],
  ["SMALL(A1:A5,3)", "#NUM!"],
  ["SMALL(A1:A5,0)", "#NUM!"],
  ["SMALL(B1:B2,1)", "#DIV/0!"],
  ["LARGE(C1:C3,1)", 6],
  ['LARGE(C1:C3,"x")', "#VALUE!"],
  ["SUMPRODUCT(A1:A5)", 2],
  ["SUMPRODUCT(C2:C3,C2:C3)", 61],
  ["SUMPRODUCT(C2:C3,C1:C3)", "#VALUE!"],
  ["SUMPRODUCT((C2:C3>5)*C2:C3)", 6],
  ["SUMPRODUCT(C2:C3>5)", 0],
  ["SUMPRODUCT(--(C1:C3>5))", 2],
  ['SUMPRODUCT((C1:C3<>"")*(C1:C3="X"))', 1],
  ["SUMPRODUCT((C2:C3>A1)*(A1:C1=A1))", "#DIV/0!"],
  ["SUMPRODUCT((C2:C3>A1)*(A1:A1=3))", 2],
  ["SUMPRODUCT(B1:B2)", "#DIV/0!"],
])("%s is %p", (formula, result) => {
  expect(resultOf(formula, CELLS)).toBe(result);
});
