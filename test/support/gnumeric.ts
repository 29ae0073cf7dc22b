import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readXlsx } from "hucre/xlsx";
import type { Recalculated } from "./libreoffice";

const INSTALL = "apt-get install gnumeric";

/** A workbook that Gnumeric has recalculated: its sheets by name. Errors are texts in it, such as #NAME?. */
export async function recalculateInGnumeric(bytes: Uint8Array): Promise<ReadonlyMap<string, Recalculated>> {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
  try {
    const [from, to] = [path.join(folder, "from.xlsx"), path.join(folder, "to.xlsx")];
    writeFileSync(from, bytes);
    execFileSync("ssconvert", ["--recalc", from, to], { stdio: "ignore", timeout: 240_000 });
    const { sheets } = await readXlsx(readFileSync(to));
    return new Map(
      sheets.map(({ name, rows }) => [
        name,
        { at: (row, column) => (rows[row - 1]?.[column - 1] ?? "") as string | number, errors: "" },
      ])
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A suite that needs Gnumeric. Where it is absent the suite is skipped with a line that says how to install it; with
 * CI=true it fails instead.
 */
export function describeWithGnumeric(name: string, suite: () => void): void {
  if (spawnSync("ssconvert", ["--version"]).status === 0) {
    describe(name, suite);
  } else if (process.env.CI === "true") {
    test(name, () => {
      throw new Error(`Gnumeric is needed: ${INSTALL}`);
    });
  } else {
    process.stderr.write(`Skipped: ${name}. It needs Gnumeric: ${INSTALL}\n`);
    describe.skip(name, suite);
  }
}
