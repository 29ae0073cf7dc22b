import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { readSaved } from "../../src/workbook/reading/read-saved";
import type { SavedWorkbook } from "../../src/workbook/saved-workbook";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { scoredCase } from "../support/case-files";
import { describeWithGnumeric } from "../support/gnumeric";
import { describeWithLibreOffice, saveInto } from "../support/libreoffice";
import { runs } from "../support/runs";

/** Sessions of most kinds that were played; the first is seen to by Gnumeric as well, which recalculates three in `gnumeric.test.ts`. */
const PLAYED = [
  "four-pairs-vps-letter",
  "five-pairs-vps",
  "team-match-league-example",
  "three-teams-example",
  "four-teams-example",
  "swiss-event-example",
  "league-divisions",
];

/** Saves workbooks, each in its file. */
type Saving = (files: readonly string[], workbooks: readonly Uint8Array[]) => void;

/** Workbooks as they are written, and as a program has saved them, both read. */
async function savedBy(
  save: Saving,
  names: readonly string[]
): Promise<[written: SavedWorkbook, saved: SavedWorkbook][]> {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
  try {
    const workbooks = await Promise.all(names.map((name) => writeWorkbook(sessionWorkbook(scoredCase(name).scored))));
    const files = names.map((name) => path.join(folder, `${name}.xlsx`));
    save(files, workbooks);
    return await Promise.all(
      files.map(async (file, i) => [await readXlsx(workbooks[i]!), await readXlsx(readFileSync(file))])
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The cells that hold something by their places, with what they hold and whether it is worked out. */
function held({ sheets }: SavedWorkbook): Map<string, string> {
  return new Map(
    sheets.flatMap(({ name, cells }) =>
      cells
        .filter(({ value }) => value !== "")
        .map(({ row, column, value, formula }) => [
          `${name} ${row},${column}`,
          `${JSON.stringify(value)}${formula === undefined ? "" : " worked out"}`,
        ])
    )
  );
}

/** Asserts that what was saved holds what was written, cell by cell. */
function expectSame([written, saved]: readonly [SavedWorkbook, SavedWorkbook]): void {
  expect(saved.sheets.map(({ name }) => name)).toEqual(written.sheets.map(({ name }) => name));
  const [before, after] = [held(written), held(saved)];
  const places = [...new Set([...before.keys(), ...after.keys()])];
  const changed = places.filter((at) => before.get(at) !== after.get(at));
  expect(changed.map((at) => `${at}: ${before.get(at)} became ${after.get(at)}`)).toEqual([]);
  const [first, second] = [written, saved].map((workbook) =>
    readSaved(workbook).map(({ outcome, remarks, description }) => ({ csv: outcome.csv(), remarks, description }))
  );
  expect(second).toEqual(first);
}

describeWithLibreOffice("LibreOffice saves our workbooks", () => {
  test("each cell is read as it was written", async () => {
    for (const found of await savedBy(saveInto, PLAYED)) expectSame(found);
  });
});

describeWithGnumeric("Gnumeric saves our workbooks", () => {
  test("each cell is read as it was written", async () => {
    const names = PLAYED.slice(0, runs({ ci: 1, soak: PLAYED.length }));
    const save: Saving = (files, workbooks) =>
      files.forEach((file, i) => {
        writeFileSync(`${file}.given.xlsx`, workbooks[i]!);
        execFileSync("ssconvert", [`${file}.given.xlsx`, file], { stdio: "ignore", timeout: 240_000 });
      });
    for (const found of await savedBy(save, names)) expectSame(found);
  });
});
