import { defaultPaper } from "../../../../src/taskpane/workbook/form/default-paper";

test.each(["en-US", "en-CA", "fr-CA", "es-MX", "es-CL", "fil-PH"])("Letter where the language is %s", (language) => {
  expect(defaultPaper([language])).toBe("Letter");
});

test.each(["en-GB", "de-DE", "pt-BR", "es-ES", "en", "x-klingon", ""])("A4 where the language is %j", (language) => {
  expect(defaultPaper([language])).toBe("A4");
});

test("the first language that names a region decides", () => {
  expect(defaultPaper(["en", "en-US", "en-GB"])).toBe("Letter");
  expect(defaultPaper(["en-GB", "en-US"])).toBe("A4");
  expect(defaultPaper([])).toBe("A4");
});
