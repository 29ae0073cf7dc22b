import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { run } from "../../src/cli/run";
import { csv } from "../support/csv";
import { said } from "./command";

const EXAMPLE = path.join(__dirname, "../../examples/four-pairs-results.csv");
let folder: string;
const file = (name: string) => path.join(folder, name);

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "overtrick-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const command = (...argv: string[]) => said(argv);

test("an option without a value says yes", async () => {
  const rounds = async (...more: string[]) => {
    let printed = "";
    const text = { out: (said: string) => (printed += said), error: () => undefined };
    expect(await run(["league", "--teams", "4", "--json", ...more], text, "2026-11-20")).toBe(0);
    return (JSON.parse(printed) as { rounds: unknown[] }).rounds.length;
  };
  expect([await rounds(), await rounds("--double")]).toEqual([3, 6]);
});

test("an evening from results to a workbook", async () => {
  const argv = ["four-pairs", "--boards", "24", "--results", EXAMPLE, "--out", file("e.xlsx")];
  const { status, out, error } = await command(...argv, "--pairs", "A; B; C; D");
  expect(status).toBe(0);
  expect(out).toBe(
    [
      "Place  Pair  IMPs  %",
      "1      4 D   48    73.91",
      "2      1 A   45    43.48",
      "3      2 B   15    47.83",
      "4      3 C   2     34.78\n",
    ].join("\n")
  );
  expect(error).toBe(`Wrote ${file("e.xlsx")}: Four pairs, 23 of 24 boards scored.\n`);
  expect(readdirSync(folder)).toEqual(["e.xlsx"]);
});

test("--text prints the result for a message in place of the report, and not beside --json", async () => {
  const argv = ["four-pairs", "--boards", "24", "--results", EXAMPLE, "--out", file("e.xlsx")];
  const { out } = await command(...argv, "--text");
  expect(out).toMatch(/^Four pairs\n20 November 2026\n\n1 {2}Pair 4: 48 IMPs\n/);
  const { status, error } = await command(...argv, "--force", "--text", "--json");
  expect([status, error]).toEqual([2, expect.stringMatching(/^--json and --text both print/)]);
});

test("--json prints the scored session and nothing else", async () => {
  const { out } = await command("four-pairs", "--boards", "24", "--results", EXAMPLE, "--json");
  const session = JSON.parse(out);
  // Other programs read these: fields are added, none goes.
  expect(Object.keys(session)).toEqual(
    expect.arrayContaining([
      "session",
      "title",
      "date",
      "boards",
      "scale",
      "scoring",
      "rounds",
      "standings",
      "unplayed",
    ])
  );
  expect(session).toMatchObject({ session: "four-pairs", scoring: "imps" });
  expect(session.rounds[0]).toEqual({
    round: 1,
    half: null,
    boards: [1, 2, 3, 4],
    imps: -2,
    points: { 1: 2, 2: 2, 3: 0, 4: 0 },
  });
  expect(session.standings).toEqual([
    { pair: 4, total: 48, place: "1", percentage: 73.91 },
    { pair: 1, total: 45, place: "2", percentage: 43.48 },
    { pair: 2, total: 15, place: "3", percentage: 47.83 },
    { pair: 3, total: 2, place: "4", percentage: 34.78 },
  ]);
  expect(session.unplayed).toEqual([{ table: 1, board: 24 }]);
});

test("without --out the file is named after the title and the date", async () => {
  const before = process.cwd();
  process.chdir(folder);
  try {
    await command("five-pairs", "--boards", "20", "--title", "Ann's 3/4: home?");
  } finally {
    process.chdir(before);
  }
  expect(readdirSync(folder)).toEqual(["Ann's 3 4 home 2026-11-20.xlsx"]);
});

test("five pairs by victory points: halves and sit-outs in the JSON", async () => {
  writeFileSync(file("r.csv"), csv("1,1,,,,420", "2,1,,,,400", "1,2,,,,0", "2,2,,,,100"));
  const argv = ["five-pairs", "--boards", "30", "--scoring", "vps", "--results", file("r.csv")];
  const { scoring, rounds } = JSON.parse((await command(...argv, "--json")).out);
  expect(scoring).toBe("vps");
  expect(rounds[0]).toEqual({
    round: 1,
    half: 1,
    boards: [1, 2, 3],
    imps: -2,
    points: { 1: 9, 2: 7, 3: 9, 4: 5, 5: 5 },
  });
});

test("without results the workbook is the empty evening", async () => {
  const { status, out } = await command("four-pairs", "--boards", "18", "--out", file("e.xlsx"));
  expect({ status, out }).toEqual({ status: 0, out: "" });
  expect(existsSync(file("e.xlsx"))).toBe(true);
});

test("--csv writes the results, from which the same session is read again", async () => {
  const argv = ["four-pairs", "--boards", "24", "--results"];
  const { status, out, error } = await command(...argv, EXAMPLE, "--csv", file("r"));
  expect({ status, error }).toEqual({ status: 0, error: `Wrote ${file("r.csv")}: the results as CSV.\n` });
  expect(readdirSync(folder)).toEqual(["r.csv"]);
  expect(readFileSync(file("r.csv"), "utf8").split("\r\n").slice(0, 2)).toEqual([
    "\uFEFFtable,board,contract,declarer,result,points,adjusted",
    "1,1,1NT,N,+1,120,",
  ]);
  expect(await command(...argv, file("r.csv"), "--csv", file("s.csv"), "--out", file("e"))).toMatchObject({ out });
  expect(readdirSync(folder)).toEqual(["e.xlsx", "r.csv", "s.csv"]);
  expect(readFileSync(file("s.csv"), "utf8")).toBe(readFileSync(file("r.csv"), "utf8"));
});

test("neither file is written where one of them is there already, or is no file of its kind", async () => {
  writeFileSync(file("r.csv"), "mine");
  const argv = ["four-pairs", "--boards", "24", "--out", file("e.xlsx"), "--csv"];
  expect((await command(...argv, file("r.csv"))).error).toContain("r.csv already exists: choose another name");
  expect((await command(...argv, file("r.xlsx"))).error).toContain("the name of a CSV file must end in .csv");
  expect((await command(...argv, folder)).error).toContain(`--csv ${folder} is a folder`);
  expect(readdirSync(folder)).toEqual(["r.csv"]);
  expect(await command(...argv, file("r.csv"), "--force")).toMatchObject({ status: 0 });
});

test("all faults of a file are told with file, line and field, and nothing is written", async () => {
  writeFileSync(file("bad.csv"), csv("1,1,8H,N,=,", "1,99,4H,N,=,"));
  const argv = ["four-pairs", "--boards", "24", "--results", file("bad.csv")];
  const { status, out, error } = await command(...argv, "--out", file("e.xlsx"), "--json");
  expect({ status, out }).toEqual({ status: 2, out: "" });
  expect(error).toContain(`${file("bad.csv")}, line 2, contract: The contract "8H" is unknown`);
  expect(error).toContain(`${file("bad.csv")}, line 3, board: The session has no board 99`);
  expect(readdirSync(folder)).toEqual(["bad.csv"]);
});

test("an existing file is kept unless --force is given", async () => {
  writeFileSync(file("e.xlsx"), "mine");
  const argv = ["four-pairs", "--boards", "24", "--out", file("e.xlsx")];
  expect(await command(...argv)).toMatchObject({
    status: 2,
    error: expect.stringContaining("already exists: choose another name, or add --force"),
  });
  expect(readFileSync(file("e.xlsx"), "utf8")).toBe("mine");
  expect(await command(...argv, "--force")).toMatchObject({ status: 0 });
  expect(readFileSync(file("e.xlsx")).length).toBeGreaterThan(10_000);
});

test.each([
  [["four-pairs", "--out", "x.xlsx"], "--boards: Four pairs needs a number of boards: choose 6 rounds"],
  [["four-pairs", "--boards", "many", "--json"], '--boards "many" is not a whole number'],
  [["four-pairs", "--boards", "25", "--json"], "--boards: Four pairs cannot be played with 25 boards: choose"],
  [
    ["four-pairs", "--boards", "24", "--json", "--scoring", "vp"],
    '--scoring: Unknown scoring "vp": choose imps, vps or matchpoints.',
  ],
  [
    ["four-pairs", "--boards", "24", "--json", "--scale", "HOME-4"],
    "--scale: A victory-point scale needs scoring in VPs",
  ],
  [["five-pairs", "--boards", "24", "--json"], "5 rounds of 3, 4, 5 or 6 boards"],
  [["four-pairs", "--boards", "24", "--paper", "A5"], "use A4 or Letter"],
  [["four-pairs", "--boards", "24", "--formulas", "none"], "use built-in or add-in"],
  [["four-pairs", "--boards"], "--boards needs a value after it"],
  [["four-pairs", "--boards", "-6"], "if the value begins with a hyphen, write --boards=-"],
  [["four-pairs", "--boards=-6"], "--boards -6 is out of range"],
  [["four-pairs", "--boards", "24", "--force=yes"], "--force takes no value"],
  [["league", "--teams", "4", "--double=yes"], "--double takes no value"],
  [["four-pairs", "--boards", "24", "--double"], 'four-pairs has no option "double"'],
  [["four-pairs", "--boards", "24", "--out", "."], "--out . is a folder"],
  [["four-pairs", "--boards", "24", "--out", "x.pdf"], "a workbook's name must end in .xlsx"],
  [["six-pairs", "--boards", "24", "--json"], 'Unknown kind of session "six-pairs"'],
  [["four-pairs", "more", "--boards", "24"], '"more" is not expected here'],
  [["--boards", "24", "--json"], "Name the kind of session"],
  [["four-pairs", "--bords", "24"], "Unknown option '--bords'. The options are --boards, --rounds"],
  [["four-pairs", "--boards", "24", "--json", "--pairs", "A;B"], "2 pairs are named but 4 play"],
  [["four-pairs", "--boards", "24", "--json", "--results", "no.csv"], "no.csv cannot be read"],
  [["four-pairs", "--boards", "24", "--json", "--date", "today"], '"today" is not a date'],
  [["four-pairs", "--boards", "24", "--json", "--pairs", "A;B;a;C"], "--pairs: Pair 1 and Pair 3 are both called"],
  [["four-pairs", "--boards", "24", "--json", "--title", "x".repeat(101)], "--title: The title has 101 characters"],
  [
    ["four-pairs", "--boards", "24", "--json", "--competition", "a\uFFFE"],
    "--title: The title contains a character that",
  ],
  [["team-match", "--json", "--home", "away"], '--home: Home cannot be called "away": Away already goes by that name'],
  [
    ["team-match", "--json", "--players", "Ann"],
    "--players: 1 player is named, and it is not clear for which team: enter 8, 12 or 16 names",
  ],
  [["four-pairs", "--boards", "24", "--out", "/nowhere/e.xlsx"], "/nowhere/e.xlsx cannot be written"],
])("%j is refused with what to do", async (argv, message) => {
  const { status, out, error } = await command(...argv);
  expect({ status, out }).toEqual({ status: 2, out: "" });
  expect(error).toContain(message);
  expect(error).toContain("Nothing was written.");
});

test("a name without an ending is given that of workbooks", async () => {
  const { status, error } = await command("four-pairs", "--boards", "24", "--out", file("evening"));
  expect([status, readdirSync(folder)]).toEqual([0, ["evening.xlsx"]]);
  expect(error).toContain(`Wrote ${file("evening.xlsx")}`);
});

test("files as Excel on Windows saves them are read; a workbook in place of CSV is not", async () => {
  const argv = ["four-pairs", "--boards", "24", "--json", "--results", file("e.csv")];
  writeFileSync(file("e.csv"), Buffer.from("table,board,points,café\n1,1,-420,\n2,1,0,", "latin1"));
  expect(JSON.parse((await command(...argv)).out).rounds[0].imps).toBe(-9);
  writeFileSync(file("e.csv"), Buffer.from([0x50, 0x4b, 3, 4, 0, 0]));
  expect((await command(...argv)).error).toContain("is not a text file");
});

test("help", async () => {
  expect(await command("--help")).toMatchObject({ status: 0, error: "" });
  expect((await command()).out).toContain("Usage: npm run workbook");
});

test.each<[argv: string[], message: string]>([
  [["--boards", "24", "--boards", "20"], "--boards is given twice: use it only once."],
  [["--title", "A", "--competition", "B"], "--title and --competition are the same option: use only one of them."],
  [["--out", "a", "--out=b"], "--out is given twice: use it only once."],
  [["--out", ""], "--out needs the name of a file"],
  [["--results", " "], "--results needs the name of a file"],
  [["--csv="], "--csv needs the name of a file"],
  [["--pbn", "", "--out", "x"], "--pbn needs the name of a file"],
  [["--usebio", ""], "--usebio needs the name of a file"],
])("%j: nothing is guessed", async (argv, message) => {
  const { status, error } = await command("four-pairs", ...argv);
  expect([status, error]).toEqual([2, expect.stringContaining(message)]);
  expect(readdirSync(folder)).toEqual([]);
});

test.each<[argv: string[], message: string]>([
  [["team-match", "--handicap", "Home 6; Home 2"], "Home has two handicaps: keep only one."],
  [["team-match", "--home", "Reds", "--handicap", "Reds 3 IMPs; reds 3"], "reds has two handicaps: keep only one."],
  [
    ["pairs", "--pairs", "A & B;C & D;E & F;G & H;I & J;K & L", "--handicap", "1 2; A & B 1"],
    "A & B has two handicaps",
  ],
])("%j is refused", async (argv, message) => {
  expect((await command(...argv)).error).toContain(message);
});
