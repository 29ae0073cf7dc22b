import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { READY_GAMES, readyFiles } from "../../scripts/ready-workbooks";
import { kindNames } from "../../src/sessions/kinds";
import { runs } from "../support/runs";
import { documentAt, ROOT } from "./markdown";

const READY = path.join(ROOT, "docs/ready");
const ASKED = readyFiles().filter(({ asked }) => asked);

/** The parts of a package, by their names. */
function partsOf(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
}

test("docs/ready has the workbooks that are asked for most, and no other", () => {
  expect(readdirSync(READY).sort()).toEqual(ASKED.map(({ file }) => file).sort());
  expect(ASKED.length).toBeGreaterThanOrEqual(10);
});

/** On papers in turn, all of them with the long proof. */
const MADE = ASKED.filter((_, i) => runs({ ci: (i + (i >> 1)) % 2 === 0, soak: true }));

test.each(MADE)("docs/ready/$file is what npm run examples makes", async ({ file, make }) => {
  const stored = partsOf(new Uint8Array(readFileSync(path.join(READY, file))));
  const made = partsOf(await make());
  expect(Object.keys(stored)).toEqual(Object.keys(made));
  // The parts' names alone, since a difference of theirs fills the screen.
  expect(Object.keys(made).filter((name) => stored[name] !== made[name])).toEqual([]);
});

test("every kind of session is ready in some size", () => {
  expect(READY_GAMES.map(({ kind }) => kind)).toEqual(kindNames());
});

test("every file has a name of its own", () => {
  const names = readyFiles().map(({ file }) => file);
  expect(new Set(names).size).toBe(names.length);
});

describe("who comes to get a workbook", () => {
  const { homepage } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as { homepage?: string };
  /** What stands on a first screen. */
  const firstScreen = (file: string) => documentAt(file).split("\n").slice(0, 24).join("\n");

  test("finds the site, or while it has no address the files, at the head of the README", () => {
    const head = firstScreen("README.md");
    if (homepage !== undefined) expect(head).toContain(homepage);
    else for (const { file } of ASKED) expect(head).toContain(`](docs/ready/${file})`);
  });

  test("finds the site, or who knows of it, at the head of the installing", () => {
    expect(firstScreen("docs/install.md").replace(/\n/g, " ")).toContain(
      homepage ?? "whoever runs Overtrick for your club can tell you"
    );
  });
});
