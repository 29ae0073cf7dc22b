import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { functionFiles, functionReference, REFERENCE } from "../../scripts/function-reference";
import "../support/custom-functions";

test("docs/functions.md is what npm run docs makes of the sources", async () => {
  expect(readFileSync(REFERENCE, "utf8")).toBe(await functionReference());
});

test("a function has its arguments, what it gives, and an example that is calculated", async () => {
  const text = await functionReference();
  const start = text.indexOf("## BRIDGE.VPS\n");
  const section = text.slice(start, text.indexOf("\n## ", start + 1));
  expect(section).toContain("    =BRIDGE.VPS(imps, scale)\n");
  expect(section).toContain("- `imps`: The margin in IMPs, negative for a loss");
  expect(section).toContain("- gives: Victory points.");
  expect(section).toContain("`=BRIDGE.VPS(20,24)` gives 14.26.");
});

test("it begins with a worked formula for each task", async () => {
  const text = await functionReference();
  const lines = text.slice(text.indexOf("## What to begin with"), text.indexOf("## All functions")).split("\n");
  const gives = lines.filter((line) => line.includes("`=BRIDGE.")).map((line) => line.split(" | ").pop());
  expect(gives).toEqual(["450, 50 |", "6, 4, 1, 1 |", "0, 0, 2, 2 |", "10, -2, 0 |", "14.26 |", "2=, 1, 2=, 4 |"]);
});

test("a comment that cannot be read is an error", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
  try {
    const file = path.join(folder, "moon.ts");
    const comment = "/**\n * Gives the moon.\n * @customfunction MOON\n */\n";
    writeFileSync(file, `${comment}export function moon(phase: Map<string, number>) {}\n`);
    await expect(functionReference([...functionFiles(), file])).rejects.toThrow(/"Map"/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
