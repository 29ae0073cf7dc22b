import { strFromU8, unzipSync } from "fflate";
import { emptySession, planSession } from "../../../src/sessions/kinds";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import { rebuildSession } from "../../../src/workbook/reading/rebuild-session";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { readXlsx } from "../../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../../src/xlsx/write-xlsx";
import { KINDS_WITH_OPTIONS } from "../../support/sessions";

/** Bytes that the page may add to a file. */
const MAX_BYTES = 4096;

const made = ([kind, options]: (typeof KINDS_WITH_OPTIONS)[number], hasGuide?: boolean) =>
  sessionWorkbook(emptySession(planSession(kind, options)).scored, { hasGuide });
const firstOfEachKind = KINDS_WITH_OPTIONS.filter(
  ([kind], index) => KINDS_WITH_OPTIONS.findIndex(([other]) => other === kind) === index
);

test.each(KINDS_WITH_OPTIONS)(
  "%s %j: a page that names sheets of the workbook, without cells to type into",
  (...of) => {
    const { sheets } = made(of);
    const [guide, ...others] = sheets;
    const texts = guide!.cells.map(({ value }) => String(value ?? ""));
    expect(guide!.name).toBe("How to");
    expect(guide!.print?.pagesFrom).toBeNull();
    expect(guide!.cells.some(({ style }) => style?.entry)).toBe(false);
    const [, named] = texts.flatMap((text) => /yellow cells of (.+): all sheets/.exec(text) ?? []);
    const entries = others.find(({ name }) => name === named)!.cells.filter(({ style }) => style?.entry);
    expect(entries.length).toBeGreaterThan(0);
  }
);

test.each(firstOfEachKind)("%s: opens on the first sheet to type into, and grows by at most 4 KB", async (...of) => {
  const [model, without] = [made(of), made(of, false)];
  const [bytes, fewer] = [await writeWorkbook(model), await writeWorkbook(without)];
  expect(bytes.length - fewer.length).toBeLessThan(MAX_BYTES);
  const book = strFromU8(unzipSync(bytes)["xl/workbook.xml"]!);
  // A league opens on the Form, where its teams are typed.
  const index = of[0] === "league" ? 2 : 0;
  expect(book).toContain(`activeTab="${index + 1}"`);
  expect(strFromU8(unzipSync(fewer)["xl/workbook.xml"]!)).toContain(`activeTab="${index}"`);
  expect(without.sheets).toEqual(model.sheets.slice(1).map((sheet) => (sheet.hidden ? expect.anything() : sheet)));
});

test("a workbook without the page is made without it again, and one with it is read without a remark", async () => {
  const [of] = firstOfEachKind;
  const readAgain = async (hasGuide?: boolean) =>
    readSaved(await readXlsx(await writeWorkbook(made(of!, hasGuide))))[0];
  const [without, wanted] = [await readAgain(false), await readAgain()];
  expect(without!.description.hasGuide).toBe(false);
  expect(wanted!.description).not.toHaveProperty("hasGuide");
  expect([...wanted!.remarks, ...wanted!.besides, ...without!.besides]).toEqual([]);
  const { outcome } = rebuildSession(without!, {});
  expect(sessionWorkbook(outcome.scored, without!.description).sheets[0]!.name).toBe("Table 1");
});
