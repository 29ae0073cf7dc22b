import { FORMAT, writeMap } from "../../../src/workbook/file-map";
import { readMap } from "../../../src/workbook/reading/read-map";
import { embeddedIn, readDescription } from "../../../src/workbook/reading/read-description";
import { emptyOutline, readSaved } from "../../../src/workbook/reading/read-saved";
import { planSession } from "../../../src/sessions/kinds";
import type { SavedWorkbook } from "../../../src/workbook/saved-workbook";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { keptFile, keptFiles, readOf } from "../../support/saved-files";
import { runs, swept } from "../../support/runs";
import { savedOf } from "../../support/saved";
import { before, KINDS_WITH_OPTIONS } from "../../support/sessions";

const FORMATS = Array.from({ length: FORMAT }, (_, index) => index + 1);

/** The format in which kinds that came later were first kept. */
const SINCE: Readonly<Record<string, number>> = { chicago: 4, club: 11 };

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The kept files of a format; of earlier ones in CI every other, in the next one the others. */
const readIn = (format: number) =>
  keptFiles(format).filter((_, i) => runs({ ci: format === FORMAT || (i + format) % 2 === 0, soak: true }));

describe.each(FORMATS)("workbooks of format %i", (format) => {
  test("are kept of every kind, empty and played", () => {
    const kinds = new Set(KINDS_WITH_OPTIONS.map(([kind]) => kind).filter((kind) => format >= (SINCE[kind] ?? 0)));
    for (const kind of kinds)
      for (const state of ["empty", "played"])
        expect(keptFiles(format).some((name) => name.includes(`-${kind}-${state}`))).toBe(true);
  });

  test.each(readIn(format))("%s is read as it was when it was kept", (name) => {
    const { saved, read } = keptFile(format, name);
    expect(plain(readOf(saved))).toEqual(read);
  });
});

test.each(keptFiles(FORMAT))(
  "%s: the typed lists are those of the format; else raise FORMAT in src/workbook/file-map.ts and keep files of it",
  (name) => {
    const { saved } = keptFile(FORMAT, name);
    const carried = saved.sheets.flatMap((sheet) => embeddedIn(sheet) ?? [])[0]!;
    const outline = emptyOutline(readDescription(carried.description)!);
    const today = readMap(writeMap(outline).join(""))!;
    const kept = readMap(carried.map)!;
    expect(today.entries).toEqual(kept.entries);
    expect(today.sheets.map(({ name: sheet, typed }) => [sheet, typed])).toEqual(
      kept.sheets.map(({ name: sheet, typed }) => [sheet, typed])
    );
  }
);

describe.each(swept(KINDS_WITH_OPTIONS))("the map of %s with %j", (kind, options) => {
  const workbook = sessionWorkbook(before(kind, options));

  test("says where everything is typed, in a cell", () => {
    const texts = writeMap(workbook);
    expect(texts.every((text) => text.length <= 32_767)).toBe(true);
    expect(readMap(texts.join(""))!.entries).toEqual(workbook.entries);
  });

  test("cut off, it is damaged, and nothing is guessed", () => {
    const saved = savedOf(workbook);
    const cut: SavedWorkbook = {
      sheets: saved.sheets.map((sheet) => ({
        ...sheet,
        cells: sheet.cells.map((cell) =>
          String(cell.value).startsWith('{"format"') ? { ...cell, value: String(cell.value).slice(0, -9) } : cell
        ),
      })),
    };
    expect(() => readSaved(cut)).toThrow(/has been changed, so this workbook cannot be read back/);
  });
});

test("a map of a later format is said to be of a later version", () => {
  const plan = planSession("four-pairs", { boards: 24 });
  const { sheets } = savedOf(sessionWorkbook(before("four-pairs", plan.options)));
  const later = sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => ({
      ...cell,
      value: typeof cell.value === "string" ? cell.value.replace(/^\{"format":\d+/, '{"format":99') : cell.value,
    })),
  }));
  expect(() => readSaved({ sheets: later })).toThrow(/later version/);
});
