import fc from "fast-check";
import { fileName } from "../../src/workbook/file-name";

test.each([
  ["Friday at ours", "2026-11-20", "Friday at ours 2026-11-20.xlsx"],
  ["Friday at ours", "", "Friday at ours.xlsx"],
  ["", "", "Bridge.xlsx"],
  ["", "2026-11-20", "Bridge 2026-11-20.xlsx"],
  ["4/5 pairs", "", "4 5 pairs.xlsx"],
  ["home\\bridge", "", "home bridge.xlsx"],
  ['Ann\'s "big" night', "", "Ann's big night.xlsx"],
  ["Final: A <v> B | 3*? ", "", "Final A v B 3.xlsx"],
  ["a\tb\nc\u0000d", "", "a b c d.xlsx"],
  ["..", "2026-11-20", "Bridge 2026-11-20.xlsx"],
  ["../../etc/passwd", "", "etc passwd.xlsx"],
  ["C:\\Windows\\..", "", "C Windows.xlsx"],
  ["/", "", "Bridge.xlsx"],
  [".hidden", "", "hidden.xlsx"],
  ["To be continued...", "", "To be continued.xlsx"],
  ["dots . . .", "", "dots.xlsx"],
  ["v1.2 final", "", "v1.2 final.xlsx"],
  ["🂡 Bridge ♠ 🎉", "", "🂡 Bridge ♠ 🎉.xlsx"],
  ["بطولة البريدج", "2026-11-20", "بطولة البريدج 2026-11-20.xlsx"],
  ["=1+1 & co", "", "=1+1 & co.xlsx"],
])("the title %j with the date %j makes %j", (title, date, expected) => {
  expect(fileName(title, date)).toBe(expected);
});

test.each(["CON", "con", "PRN", "aux", "Nul", "COM1", "lpt9", " CON. ", "con.tour"])(
  "%j, a device of Windows, is no name",
  (title) => {
    expect(fileName(title, "")).toBe("Bridge.xlsx");
  }
);

test.each(["Contract night", "Console", "COM", "Auxerre", "lpt10"])("%j is left alone", (title) => {
  expect(fileName(title, "")).toBe(`${title}.xlsx`);
});

test("a title of 200 characters is shortened to 50, and keeps its date", () => {
  expect(fileName("x".repeat(200), "2026-11-20")).toBe(`${"x".repeat(50)} 2026-11-20.xlsx`);
});

test("a shortened title does not end in half an emoji, nor in a space", () => {
  expect(fileName("x".repeat(49) + "🎉🎉", "")).toBe(`${"x".repeat(49)}🎉.xlsx`);
  expect(fileName(`${"x".repeat(49)} y`, "")).toBe(`${"x".repeat(49)}.xlsx`);
});

test("no name is longer than file systems take", () => {
  for (const title of ["🎉", "牌", "é"])
    expect(Buffer.byteLength(fileName(title.repeat(200), "2026-11-20"))).toBeLessThan(230);
});

test("marks of direction do not disguise the ending", () => {
  expect(fileName("abc\u202Efdp", "")).toBe("abcfdp.xlsx");
});

test("no title makes a name that leaves its folder or that a system refuses", () => {
  const near = fc.string({ unit: fc.constantFrom(...'./\\:*?"<>| \u0000\n\u007Fconaux1🎉é') });
  fc.assert(
    fc.property(fc.oneof(near, fc.string({ unit: "grapheme" })), (title) => {
      const name = fileName(title, "");
      // eslint-disable-next-line no-control-regex
      expect(name).toMatch(/^[^\u0000-\u001F\u007F<>:"/\\|?*]+\.xlsx$/);
      expect(name).toMatch(/^[^. ]/);
      expect(name).not.toMatch(/[. ]\.xlsx$/);
    }),
    { numRuns: 2000 }
  );
});
