import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FUNCTIONS = join(__dirname, "../../src/functions");

it("the entry imports every file that declares a custom function but the short names, which a build adds", () => {
  const declaring = readdirSync(FUNCTIONS)
    .filter((name) => name.endsWith(".ts"))
    .filter((name) => readFileSync(join(FUNCTIONS, name), "utf8").includes("@customfunction"))
    .map((name) => `./${name.slice(0, -".ts".length)}`)
    .filter((name) => name !== "./short-names");
  const entry = readFileSync(join(FUNCTIONS, "index.ts"), "utf8");
  const imported = [...entry.matchAll(/^import "(.+)";$/gm)].map(([, path]) => path);
  expect(imported.sort()).toEqual(declaring.sort());
});
