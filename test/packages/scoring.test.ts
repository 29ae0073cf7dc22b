import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildScoringPackage, PACKAGE } from "../../scripts/scoring-package";
import { runs } from "../support/runs";

const ROOT = path.join(__dirname, "../..");
const VERSION = (JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as { version: string }).version;

/** A fresh folder into which the packed package is installed. */
const folder = mkdtempSync(path.join(tmpdir(), "overtrick-scoring-"));

function run(command: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: "utf8" });
  expect([status, stderr.replace(/^npm (warn|notice).*\n/gm, "")]).toEqual([0, ""]);
  return stdout;
}

beforeAll(() => {
  buildScoringPackage();
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  run("npm", "pack", PACKAGE);
  run("npm", "install", "--offline", "--no-audit", "--no-fund", `./overtrick-scoring-${VERSION}.tgz`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("has the version of the project, no dependencies, and only what is needed", () => {
  const packed = path.join(folder, "node_modules/overtrick-scoring");
  const { dependencies, version } = JSON.parse(readFileSync(path.join(packed, "package.json"), "utf8")) as {
    dependencies?: object;
    version: string;
  };
  expect([version, dependencies]).toEqual([VERSION, undefined]);
  const list = run("tar", "tzf", `overtrick-scoring-${VERSION}.tgz`).trim().split("\n");
  expect(
    list.filter((file) => !/^package\/(dist\/.*\.(js|d\.ts)|package\.json|README\.md|LICENSE)$/.test(file))
  ).toEqual([]);
  expect(list).toEqual(expect.arrayContaining(["package/LICENSE", "package/README.md", "package/dist/index.js"]));
});

/** The examples of the README, each line with a result behind it made a check of it. */
function examples(): string[] {
  const readme = readFileSync(path.join(PACKAGE, "README.md"), "utf8");
  return [...readme.matchAll(/```js\n([^]*?)```/g)].map(([, code]) =>
    code!.replace(
      /^(?:const (\w+) = )?(.+); \/\/ (\[.*\]|-?[\d.]+).*$/gm,
      (_, name: string | undefined, call: string, result: string) =>
        `${name ? `const ${name} = ${call};\n` : ""}assert.deepEqual(${name ?? call}, ${result}); checked++;`
    )
  );
}

test("the README's examples give what stands behind them, in plain Node", () => {
  const all = examples();
  expect(all.length).toBeGreaterThan(3);
  for (const [i, code] of all.entries()) {
    const file = `example-${i}.mjs`;
    const head = 'import assert from "node:assert/strict";\nlet checked = 0;\n';
    writeFileSync(path.join(folder, file), `${head}${code}\nconsole.log(checked);`);
    expect(Number(run(process.execPath, file))).toBeGreaterThan(1);
  }
});

test.each(runs({ ci: ["nodenext"], soak: ["nodenext", "bundler"] }))(
  "has its types for TypeScript with resolution %s",
  (resolution) => {
    const typed = `import { boardScore, namedScale, parseContract, victoryPoints, withBoards, fourPairs } from "overtrick-scoring";
import type { Seat, VpScale } from "overtrick-scoring";
const declarer: Seat = "S";
const { contract } = parseContract("4H");
const points: number = boardScore(contract, declarer, 0, "None");
const scale: VpScale = namedScale(24);
export const sum: number = points + victoryPoints(3, scale) + withBoards(fourPairs(1), 4).length;
// @ts-expect-error There is no such seat.
export const wrong: Seat = "Q";
`;
    writeFileSync(path.join(folder, "typed.ts"), typed);
    const tsc = path.join(ROOT, "node_modules/typescript/bin/tsc");
    const kind = resolution === "bundler" ? "esnext" : resolution;
    // The package's own types are checked, and not TypeScript's.
    const lean = ["--skipDefaultLibCheck", "--lib", "es2022"];
    const words = ["--noEmit", "--strict", ...lean, "--target", "es2022", "--module", kind];
    expect(run(process.execPath, tsc, ...words, "--moduleResolution", resolution, "typed.ts")).toBe("");
  }
);
