import { readFileSync } from "node:fs";
import path from "node:path";
import { vp } from "../../src/functions/short-names";
import { vps } from "../../src/functions/vp";
import { call, column, refusal } from "../support/custom-functions";

test("BRIDGE.VP is BRIDGE.VPS", () => {
  const margins = column(20, -20, "", null, 0);
  expect(call(vp, margins, 24)).toEqual(call(vps, margins, 24));
  expect(call(vp, margins, 24)).toEqual(column(14.26, 5.74, "", "", 10));
  expect(refusal(vp, "x", 24)).toBe(refusal(vps, "x", 24));
});

test("only the names in short-names.ts have fewer than three letters, and Excel does not offer them", () => {
  const folder = path.join(__dirname, "../../src/functions");
  const tags = (file: string) =>
    [...readFileSync(path.join(folder, file), "utf8").matchAll(/@customfunction (\w+)\n([^]*?)\*\//g)].map(
      ([, name, rest]) => [name!, rest!] as const
    );
  const short = tags("short-names.ts");
  expect(short.map(([name]) => name)).toEqual(["VP"]);
  for (const [, rest] of short) expect(rest).toContain("@excludeFromAutoComplete");
});
