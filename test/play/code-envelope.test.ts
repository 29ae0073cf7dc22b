import { codeIn, connectCodeIn, withoutCode } from "../../src/play/code-envelope";

const CODE = "OT3abc-DEF_ghi123";

test.each([
  [CODE, CODE],
  [`https://club.example/pad#${CODE}`, CODE],
  [`OTTO's evening: https://club.example/pad#${CODE}`, CODE],
  [`BOTH tables: ${CODE}`, CODE],
  ["OTS1abcdefgh", "OTS1abcdefgh"],
  ["BOTH tables, OTTO", undefined],
  [`x${CODE}`, undefined],
])("%j has the code %j", (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test("what is said beside a code is told without it and its link", () => {
  expect(withoutCode(`OTTO's evening:\nhttps://club.example/pad#${CODE} till ten`)).toBe("OTTO's evening:\n till ten");
  expect(withoutCode(CODE)).toBe("");
});

test("an offer to connect goes along with the code that it follows, and each is found by itself", () => {
  expect(codeIn("https://a.example/taskpane.html#OT3abcdef.OTC1ghijkl")).toBe("OT3abcdef.OTC1ghijkl");
  expect(connectCodeIn("https://a.example/taskpane.html#OT3abcdef.OTC1ghijkl")).toBe("OTC1ghijkl");
  expect([codeIn("see #OT3abcdef. OTC1ghijkl"), connectCodeIn("#OT3abcdef")]).toEqual(["OT3abcdef", undefined]);
});
