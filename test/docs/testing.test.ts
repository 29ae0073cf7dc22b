import { readdirSync } from "node:fs";
import path from "node:path";
import { documentAt, ROOT } from "./markdown";

const TESTING = documentAt("docs/testing.md");
const { coverageThreshold } = require("../../jest.config.js") as {
  coverageThreshold: Readonly<Record<string, { readonly lines: number }>>;
};

test("every folder of tests is told of", () => {
  const folders = readdirSync(path.join(ROOT, "test"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.map(({ name }) => name).filter((name) => !TESTING.includes(`\`test/${name}`))).toEqual([]);
});

test("every room stands with the coverage below which it fails", () => {
  const rows = [...TESTING.matchAll(/^\| (`src\/.*) \| (\d+) % \|$/gm)];
  const told = rows.flatMap(([, rooms, lines]) =>
    [...rooms!.matchAll(/`(src\/\w+)`/g)].map(([, room]) => [`${room}/`, { lines: Number(lines) }])
  );
  expect(Object.fromEntries(told)).toEqual(coverageThreshold);
});
