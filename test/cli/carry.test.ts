import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { said } from "./command";

const folder = mkdtempSync(path.join(tmpdir(), "carry-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text?: string) => {
  const at = path.join(folder, name);
  if (text !== undefined) writeFileSync(at, text);
  return at;
};
const run = (...argv: string[]) => said(argv, folder);
const TEAMS = "Ash; Bay; Cob; Dan; Elm; Fay; Gus; Hal";
const STAGE = file("stage.xlsx");

beforeAll(async () => {
  const results = file("r.csv", "round,team,opponent,imps\n1,Ash,Elm,9\n1,Bay,Fay,3\n1,Cob,Gus,0\n1,Dan,Hal,-28\n");
  const made = ["swiss-event", "--teams", TEAMS, "--rounds", "1", "--results", results, "--out", STAGE];
  expect((await run(...made)).status).toBe(0);
});

interface Event {
  readonly standings: readonly { readonly name: string; readonly carried: number; readonly total: number }[];
}

async function carriedIn(...argv: string[]) {
  const { status, out, error } = await run("swiss-event", ...argv, "--json", "--out", file("final.xlsx"), "--force");
  expect(error).not.toMatch(/Nothing was written/);
  expect(status).toBe(0);
  return (JSON.parse(out) as Event).standings.map(({ name, carried }) => `${name} ${carried}`);
}

test("the standings of an earlier event's workbook are the teams of the next, with their points", async () => {
  // 20, 14, 12, 10, 10, 8, 6 and 0 victory points.
  expect(await carriedIn("--carry", STAGE, "--places", "1-4")).toEqual(["Hal 20", "Ash 14", "Bay 12", "Cob 10"]);
  expect(await carriedIn("--carry", STAGE, "--places", "5-")).toEqual(["Gus 10", "Fay 8", "Elm 6", "Dan 0"]);
  const part = ["--carry", STAGE, "--places", "1-4", "--carry-part"];
  expect(await carriedIn(...part, "half")).toEqual(["Hal 10", "Ash 7", "Bay 6", "Cob 5"]);
  expect(await carriedIn(...part, "40 %, most 5.5")).toEqual(["Hal 5.5", "Ash 5.5", "Bay 4.8", "Cob 4"]);
});

test("of teams that are named, those that have been there bring their points", async () => {
  const named = ["--teams", "Bay; Hal; Ivy; Jet", "--carry", STAGE];
  expect(await carriedIn(...named)).toEqual(["Hal 20", "Bay 12", "Ivy 0", "Jet 0"]);
});

test("lines of teams and points", async () => {
  const lines = file("c.csv", "Team;VPs\nAsh;12,5\nBay;3\nCob;0\nDan;1\n");
  expect(await carriedIn("--carry", lines)).toEqual(["Ash 12.5", "Bay 3", "Dan 1", "Cob 0"]);
});

test("what cannot be carried is refused, and says what is accepted", async () => {
  const refused = async (...argv: string[]) => (await run("swiss-event", ...argv)).error.split("\n")[0];
  expect(await refused("--carry", STAGE, "--places", "1-9")).toBe(
    '--places: Unknown places "1-9": give the first and the last place, as in 1-8; the file has 8 teams.'
  );
  expect(await refused("--carry", STAGE, "--carry-part", "third")).toMatch(/^--carry-part: Unknown part "third"/);
  expect(await refused("--teams", "8", "--places", "1-4")).toMatch(/^--places: This needs a file/);
  expect(await refused("--teams", "Ivy; Jet; Kim; Lee", "--carry", STAGE)).toBe(
    "--carry: None of the teams is in stage.xlsx: check the names."
  );
  expect(await refused("--carry", file("none.csv", "a,b\n1,2\n"))).toMatch(/needs a header line with the columns team/);
  expect(await refused("--carry", file("bad.csv", "team,carry\nAsh,much\n"))).toMatch(
    /^bad.csv, line 2: The line needs/
  );
  expect(await refused("--carry", file("gone.xlsx"))).toMatch(/cannot be read/);
});
