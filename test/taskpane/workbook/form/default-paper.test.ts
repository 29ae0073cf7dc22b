import { usualPaper } from "../../../../src/taskpane/workbook/form/default-paper";

test.each(["en-US", "en-CA", "fr-CA", "es-MX", "es-CL", "fil-PH"])("Letter where the language is %s", (language) => {
  expect(usualPaper([language])).toBe("Letter");
});

test.each(["en-GB", "de-DE", "pt-BR", "es-ES", "en", "x-klingon", ""])("A4 where the language is %j", (language) => {
  expect(usualPaper([language])).toBe("A4");
});

test("the first language that names a region decides", () => {
  expect(usualPaper(["en", "en-US", "en-GB"])).toBe("Letter");
  expect(usualPaper(["en-GB", "en-US"])).toBe("A4");
  expect(usualPaper([])).toBe("A4");
});
