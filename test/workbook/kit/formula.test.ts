import {
  firstTrue,
  ifAnyNumber,
  placeOf,
  sumOrBlank,
  sumOfShown,
  unlessBlank,
  wonOf,
} from "../../../src/workbook/kit/formula";

test("nothing is shown for a blank cell or an empty range", () => {
  expect(unlessBlank("A1")).toBe('IF(A1="","",A1)');
  expect(unlessBlank("A1", "A1*2")).toBe('IF(A1="","",A1*2)');
  expect(ifAnyNumber("A1:A9", "MAX(A1:A9)")).toBe('IF(COUNT(A1:A9)=0,"",MAX(A1:A9))');
  expect(sumOrBlank("A1:A9")).toBe('IF(COUNT(A1:A9)=0,"",SUM(A1:A9))');
  expect(wonOf("A1:A9")).toBe('IF(COUNT(A1:A9)=0,"",ROUND(SUMPRODUCT(--(A1:A9>0),A1:A9),2))');
});

test("cells that may show nothing are added as numbers", () => {
  expect(sumOfShown(["A1", "B1"])).toBe("N(A1)+N(B1)");
});

test("a shared place is marked", () => {
  const count = (sign: string) => `SUMPRODUCT(($A$9:$D$9<>"")*($A$9:$D$9${sign}C9))`;
  expect(placeOf("C9", "$A$9:$D$9")).toBe(`IF(C9="","",(1+${count(">")})&IF(${count("=")}>1,"=",""))`);
});

test("the first condition that holds decides", () => {
  expect(firstTrue([["A1>1", '"many"'], ["A1=1", '"one"']], '"none"')).toBe('IF(A1>1,"many",IF(A1=1,"one","none"))'); // prettier-ignore
});
