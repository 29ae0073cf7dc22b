import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { codeIn, documentAt, ROOT } from "./markdown";

const SRC = path.join(ROOT, "src");
const ROOMS = readdirSync(SRC, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The rooms that each room may import, by the linter's configuration. */
const KNOWS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    .../const KNOWS = \{\n([^]*?)\n\};/
      .exec(readFileSync(path.join(ROOT, "eslint.config.mjs"), "utf8"))![1]!
      .matchAll(/(\w+): \[(.*)\]/g),
  ].map(([, room, known]) => [room!, known!.match(/\w+/g) ?? []])
);

/** Code files below a folder of src, with their text. */
function sources(folder: string): string[] {
  return readdirSync(path.join(SRC, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(SRC, folder, file), "utf8"));
}

/** Paths in code style, which may have `*` for any part of a name: with an ending, or a slash for a folder. */
function pathsIn(text: string): string[] {
  return codeIn(text).filter((code) => /^[\w*./-]+(\.\w+|\/)$/.test(code));
}

/** Names of functions, types and constants in code style. */
function namesIn(text: string): string[] {
  return codeIn(text).filter((code) => /^[A-Za-z]\w*$/.test(code) && !ROOMS.includes(code));
}

const patternOf = (name: string) => new RegExp(`^${name.replace(/\./g, "\\.").replace(/\*/g, ".*")}$`);

/** Entries of a folder that a path names; the path is relative to the folder. */
function entriesNamed(folder: string, named: string): string[] {
  const base = path.dirname(named);
  if (!existsSync(path.join(folder, base))) return [];
  const pattern = patternOf(path.basename(named));
  return readdirSync(path.join(folder, base), { withFileTypes: true })
    .filter((entry) => pattern.test(entry.name) && (!named.endsWith("/") || entry.isDirectory()))
    .map(({ name }) => path.join(base, name));
}

/** Paths in a page of a folder of src that lead nowhere; a name without a folder may be in any folder below it. */
function missingPaths(text: string, page: string): string[] {
  const below = readdirSync(page, { recursive: true, encoding: "utf8" }).map((file) => path.basename(file));
  const isBelow = (named: string) => !named.includes("/") && below.some((name) => patternOf(named).test(name));
  return pathsIn(text).filter(
    (named) => !isBelow(named) && [page, SRC, ROOT].every((folder) => entriesNamed(folder, named).length === 0)
  );
}

const isDeclared = (source: string, name: string) =>
  new RegExp(`^export (async )?(const|function|type|interface|class) ${name}\\b`, "m").test(source);

test("every room has a page, and the linter's rule", () => {
  expect(ROOMS.filter((room) => !existsSync(path.join(SRC, room, "README.md")))).toEqual([]);
  expect(Object.keys(KNOWS).sort()).toEqual([...ROOMS].sort());
});

describe.each(ROOMS)("src/%s/README.md", (room) => {
  const text = documentAt(`src/${room}/README.md`);

  test("has at most 40 lines of at most 120 characters", () => {
    const lines = text.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(40);
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
  });

  test("names only what exists", () => {
    expect(missingPaths(text, path.join(SRC, room))).toEqual([]);
    const all = [room, ...KNOWS[room]!].flatMap(sources);
    expect(namesIn(text).filter((name) => !all.some((source) => isDeclared(source, name)))).toEqual([]);
  });

  test("names every file and folder of the room", () => {
    const named = new Set(pathsIn(text).flatMap((each) => entriesNamed(path.join(SRC, room), each)));
    const inRoom = readdirSync(path.join(SRC, room)).filter((name) => name !== "README.md");
    expect(inRoom.filter((name) => !named.has(name))).toEqual([]);
  });

  test("states what the room may import, and what may import it", () => {
    const rooms = (line: string) => [...line.matchAll(/`(\w+)`/g)].map(([, name]) => name!).sort();
    const last = text.trimEnd().split("\n\n").at(-1)!.replace(/\n/g, " ");
    const [, known, importers] = /^May import: (.*)\. May be imported by: (.*)\.$/.exec(last)!;
    expect(rooms(known!)).toEqual([...KNOWS[room]!].sort());
    expect(rooms(importers!)).toEqual(ROOMS.filter((other) => KNOWS[other]!.includes(room)).sort());
  });
});

describe("src/README.md", () => {
  const text = documentAt("src/README.md");

  test("names every room, and only files that exist", () => {
    expect(ROOMS.filter((room) => !text.includes(`](${room}/README.md)`))).toEqual([]);
    expect(missingPaths(text, SRC)).toEqual([]);
  });

  test("names functions in the files that export them", () => {
    const pairs = [...text.matchAll(/`(\w+)` in\s+`([\w./-]+\.tsx?)`/g)].map(([, name, file]) => ({
      name: name!,
      file: file!,
    }));
    expect(pairs.length).toBeGreaterThan(20);
    const missing = pairs.filter(({ name, file }) => !isDeclared(readFileSync(path.join(SRC, file), "utf8"), name));
    expect(missing).toEqual([]);
    expect(namesIn(text).filter((name) => !pairs.some((pair) => pair.name === name))).toEqual([]);
  });
});
