import { execFileSync, spawnSync } from "node:child_process";
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
import { describeWithLibreOffice } from "../support/libreoffice";

/** A session of each kind that was played, in both kinds of formulas. */
const PLAYED = [
  "four-pairs-vps-letter",
  "four-pairs-half-vps-add-in",
  "five-pairs-vps",
  "team-match-league-example",
  "three-teams-example",
  "four-teams-example",
  "swiss-event-example",
  "league-example",
];

/** What programs save of a file, in the folder that it is in. */
type Saving = (from: readonly string[], folder: string) => void;

/** The workbooks as they are written, and as a program has saved them, both read. */
async function savedBy(save: Saving): Promise<Map<string, readonly [written: SavedWorkbook, saved: SavedWorkbook]>> {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
  try {
    const written = new Map<string, SavedWorkbook>();
    for (const name of PLAYED) {
      const bytes = await writeWorkbook(sessionWorkbook(scoredCase(name).scored));
      writeFileSync(path.join(folder, `${name}.xlsx`), bytes);
      written.set(name, await readXlsx(bytes));
    }
    save(
      PLAYED.map((name) => path.join(folder, `${name}.xlsx`)),
      folder
    );
    const read = PLAYED.map(async (name) => {
      const saved = await readXlsx(readFileSync(path.join(folder, "saved", `${name}.xlsx`)));
      return [name, [written.get(name)!, saved]] as const;
    });
    return new Map(await Promise.all(read));
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
    const all = await savedBy((files, folder) => {
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      const convert = ["--headless", "--convert-to", "xlsx", "--outdir", path.join(folder, "saved")];
      execFileSync("soffice", [profile, ...convert, ...files], { stdio: "ignore", timeout: 240_000 });
    });
    all.forEach(expectSame);
  });
});

describeWithGnumeric("Gnumeric saves our workbooks", () => {
  test("each cell is read as it was written", async () => {
    const all = await savedBy((files, folder) => {
      spawnSync("mkdir", [path.join(folder, "saved")]);
      for (const file of files)
        execFileSync("ssconvert", [file, path.join(folder, "saved", path.basename(file))], {
          stdio: "ignore",
          timeout: 240_000,
        });
    });
    all.forEach(expectSame);
  });
});
