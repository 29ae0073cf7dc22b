import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bundled } from "./bundle";
import type * as english from "./program";

/** The program with all its texts in the made-up language, bundled before the suite's tests. */
export function longerProgram(): () => typeof english {
  let folder: string;
  let program: typeof english;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "test-language-"));
    const outfile = path.join(folder, "program.js");
    await bundled({ entryPoints: ["test/support/language/program.ts"], outfile, platform: "node" });
    program = require(outfile) as typeof english;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return () => program;
}
