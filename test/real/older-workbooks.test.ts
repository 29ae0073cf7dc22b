import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSaved } from "../../src/workbook/reading/read-saved";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { describeWithLibreOffice, recalculate, type Edit } from "../support/libreoffice";
import { olderFile } from "../support/older-sheets";

/** What is read of a file of version 0.3.0, after LibreOffice has opened it, typed into it and saved it. */
async function savedByLibreOffice(name: string, edits: readonly Edit[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
  try {
    const save = path.join(folder, "saved.xlsx");
    recalculate([{ bytes: olderFile(name), edits, save }]);
    return readSaved(await readXlsx(readFileSync(save)))[0]!;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describeWithLibreOffice("a workbook of version 0.3.0 that LibreOffice has saved", () => {
  test.each(["four-pairs", "swiss-event"])("%s is read as it was", async (name) => {
    const [written] = readSaved(await readXlsx(olderFile(name)));
    const saved = await savedByLibreOffice(name);
    expect(saved.outcome.json()).toEqual(written!.outcome.json());
    expect(saved.remarks).toEqual(written!.remarks);
  });

  test("what was typed there counts, and its formulas show the same", async () => {
    const saved = await savedByLibreOffice("four-pairs", [
      { sheet: "Table 1", cell: "G28", value: "4S" },
      { sheet: "Table 1", cell: "H28", value: "W" },
      { sheet: "Table 1", cell: "I28", value: 1 },
      { sheet: "Table 1", cell: "J6", value: -450 },
      { sheet: "Scoresheet", cell: "B5", value: "Ann & Bob" },
    ]);
    expect(saved.outcome.report.progress).toBe("24 of 24 boards scored");
    expect(saved.outcome.csv()).toContain("1,24,4S,W,+1,-450,");
    expect(saved.description.options.pairs?.[0]).toBe("Ann & Bob");
    expect(saved.remarks.slice(1)).toEqual([{ place: "Table 1!G6", message: "Contract gives -420" }]);
  });
});
