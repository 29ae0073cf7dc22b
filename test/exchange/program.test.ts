import { readFileSync } from "node:fs";
import path from "node:path";
import { PROGRAM } from "../../src/exchange/program";

test("files name the version that the package has", () => {
  const { version } = JSON.parse(readFileSync(path.join(__dirname, "../../package.json"), "utf8")) as {
    version: string;
  };
  expect(PROGRAM.version).toBe(version);
});
