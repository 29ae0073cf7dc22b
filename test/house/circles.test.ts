import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const SRC = path.join(__dirname, "../../src");

type Graph = ReadonlyMap<string, readonly string[]>;

/** What each file imports of the others, types and parts that are loaded later among them. */
function imports(): Graph {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(SRC, file), "utf8"), true, true);
      const found = importedFiles.flatMap(({ fileName }) => {
        const base = path.join(path.dirname(file), fileName);
        const known = [".ts", ".tsx"].map((end) => base + end).find((name) => existsSync(path.join(SRC, name)));
        return fileName.startsWith(".") && known !== undefined ? [known] : [];
      });
      return [file, found];
    })
  );
}

/** The files that import each other, roundabout or straight, by Tarjan's algorithm. */
function circlesIn(graph: Graph): string[][] {
  const [index, lowest] = [new Map<string, number>(), new Map<string, number>()];
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const number = index.size;
    index.set(file, number);
    open.push(file);
    let low = number;
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? index.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low === number) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return circles;
}

test("a circle is found, and what only hangs on it is not of it", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c", "d"]],
    ["c", ["a"]],
    ["d", []],
    ["e", ["a"]],
  ]);
  expect(circlesIn(graph)).toEqual([["a", "b", "c"]]);
});

test("no files import each other in a circle, types among them", () => {
  const graph = imports();
  expect(graph.size).toBeGreaterThan(400);
  expect(circlesIn(graph)).toEqual([]);
});
