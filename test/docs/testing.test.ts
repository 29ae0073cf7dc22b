import { readdirSync } from "node:fs";
import path from "node:path";
import { documentAt, ROOT } from "./markdown";

const [, TESTS] = documentAt("CONTRIBUTING.md").split("## Tests\n") as [string, string];
const folders = (of: string) =>
  readdirSync(path.join(ROOT, of), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : []
  );

test("every folder of tests is a room's, or described", () => {
  const rooms = folders("src");
  const others = folders("test").filter((name) => !rooms.includes(name));
  expect(others.length).toBeGreaterThan(10);
  expect(others.filter((name) => !TESTS.includes(`\`test/${name}\``))).toEqual([]);
});
