import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { run } from "../../src/cli/run";

const folder = mkdtempSync(path.join(tmpdir(), "tonight-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function said(...argv: string[]) {
  let [out, error] = ["", ""];
  const output = { out: (text: string) => void (out += text), error: (text: string) => void (error += text) };
  const status = await run(["tonight", ...argv], output, "2026-11-20");
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

test.each([
  [["--hours", "3"], "--players: Say how many people there are, for example with --players 9."],
  [["--players", "9"], "Say how long you will play: --hours 3, --until 22:30 or --boards 24."],
  [["--players", "16", "--hours", "3", "--take", "9"], "--take: There is no proposal 9: choose from 1 to 4."],
  [["--players", "nine", "--hours", "3"], '--players "nine" is not a whole number'],
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
