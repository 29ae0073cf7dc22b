import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { run } from "../../src/cli/run";

const folder = mkdtempSync(path.join(tmpdir(), "tonight-"));
afterAll(() => rmSync(folder, { recursive: true }));

const said = (...argv: string[]) => saidAt("18:00", ...argv);

async function saidAt(now: string, ...argv: string[]) {
  let [out, error] = ["", ""];
  const output = { out: (text: string) => void (out += text), error: (text: string) => void (error += text) };
  const status = await run(["tonight", ...argv], output, "2026-11-20", now);
  return { status, out, error };
}

test("proposals are numbered, and one that is taken makes its workbook", async () => {
  const asked = ["--players", "9", "--from", "19:30", "--until", "23:00"];
  const { status, out } = await said(...asked);
  expect(status).toBe(0);
  expect(out).toMatch(/^1\. Individual: a new partner each round\. 27 boards in 9 rounds of 3, 2 tables/);
  expect(out).toContain("To make the workbook for one of these, add --take and its number.");
  const file = path.join(folder, "nine.xlsx");
  const made = await said(...asked, "--take", "1", "--title", "Friday", "--out", file);
  expect(made.status).toBe(0);
  expect(made.error).toContain("Friday, 0 of 27 boards scored.");
  expect(existsSync(file)).toBe(true);
});

test("a time that is written as --hours=3 is the same as one behind a blank", async () => {
  const [first, second] = [await said("--players=12", "--hours=3"), await said("--players", "12", "--boards", "24")];
  expect(first).toEqual(second);
});

test("without a start it is the usual one, or now where that has passed", async () => {
  const until = ["--players", "8", "--until", "22:30"];
  const [early, usual, late] = await Promise.all(["14:04", "19:30", "19:40"].map((now) => saidAt(now, ...until)));
  expect(early).toEqual(usual);
  expect(usual?.out).toMatch(/^1\. Four pairs: in teams that change each round\. 24 boards in 6 rounds of 4/);
  expect(late?.out).toMatch(/^1\. Four pairs: in teams that change each round\. 21 boards in 3 rounds of 7/);
  const { status, error } = await saidAt("23:10", ...until);
  expect([status, error.split("\n")[0]]).toEqual([
    2,
    "--until: 22:30 is before the start at 23:10: enter a later end.",
  ]);
});

test("too much time is told, and the games are of the usual length", async () => {
  const { status, out, error } = await said("--players", "8", "--hours", "8:30");
  expect([status, error]).toEqual([
    0,
    "There is time for 68 boards, more than an evening has: these games have about 24, the usual number.\n",
  ]);
  expect(out).toMatch(/^1\. Four pairs: .* 24 boards in 6 rounds of 4/);
});

test.each([
  [["--hours", "3"], "--players: Say how many people there are, for example with --players 9."],
  [["--players", "9"], "Say how long you will play: --hours 3, --until 22:30 or --boards 24."],
  [["--players", "16", "--hours", "3", "--take", "9"], "--take: There is no proposal 9: choose from 1 to 4."],
  [["--players", "nine", "--hours", "3"], '--players "nine" is not a whole number'],
  [["--players", "-3", "--hours", "3"], "--players needs a value"],
  [["--players=-3", "--hours", "3"], "--players -3 is out of range: use a number such as --players 24."],
  [["--players", "9", "--boards", "60"], "--boards: An evening cannot have 60 boards: choose from 12 to 36."],
  [["--players", "9", "--hours", "1"], "--hours: There is time for only 8 boards, and an evening needs at least 12"],
  [["--players", "9", "--hours", "3", "four-pairs"], '"four-pairs" is not expected here'],
])("%j is refused and nothing is written", async (argv, message) => {
  const { status, out, error } = await said(...argv);
  expect({ status, out }).toEqual({ status: 2, out: "" });
  expect(error).toContain(message);
  expect(error).toContain("Nothing was written.");
});

test("without anything it says how it is used", async () => {
  const { out } = await said();
  expect(out).toContain("--until TIME");
});
