import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** How many `x!` there may be in src. Lower it when some go; it does not rise. */
const MOST = 90;

const SRC = path.join(__dirname, "../../src");

/** How many non-null assertions a source has. */
function assertionsIn(source: string): number {
  let found = 0;
  const visit = (node: ts.Node) => {
    if (ts.isNonNullExpression(node)) found++;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("source.tsx", source, ts.ScriptTarget.Latest));
  return found;
}

test("non-null assertions are counted, other exclamation marks are not", () => {
  expect(assertionsIn("const a = b!.c![0]!; const d = !e && f !== g; let h!: number; `!`; // !")).toBe(3);
});

test(`src has at most ${MOST} non-null assertions`, () => {
  const counts = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, found: assertionsIn(readFileSync(path.join(SRC, file), "utf8")) }));
  expect(counts.length).toBeGreaterThan(200);
  const total = counts.reduce((sum, { found }) => sum + found, 0);
  expect(total).toBeLessThanOrEqual(MOST);
});
