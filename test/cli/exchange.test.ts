import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { said, TODAY } from "./command";

const EXAMPLES = path.join(__dirname, "../../examples");
const RECORD = path.join(EXAMPLES, "league-match.pbn");
let folder: string;
const file = (name: string) => path.join(folder, name);

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "overtrick-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const command = (...argv: string[]) => said(argv);

test("a match recorded online becomes the finished workbook without another option", async () => {
  const { status, out, error } = await command("team-match", "--results", RECORD, "--out", file("match"));
  expect([status, error]).toEqual([
    0,
    `Wrote ${file("match.xlsx")}: Valley League, division 2, 24 of 24 boards scored.\n`,
  ]);
  expect(out).toContain("1      Søborg     82    13.34\n2      Riverside  67    6.66\n");
});

test("PBN is told by what the file holds, and its bytes may be Latin-1", async () => {
  copyFileSync(RECORD, file("match.txt"));
  const { title } = JSON.parse((await command("team-match", "--results", file("match.txt"), "--json")).out);
  expect(title).toBe("Valley League, division 2");
  const latin = readFileSync(RECORD, "utf8").replace(/Łukasz/g, "Lukasz");
  writeFileSync(file("latin.pbn"), Buffer.from(latin, "latin1"));
  const { teams } = JSON.parse((await command("team-match", "--results", file("latin.pbn"), "--json")).out);
  expect(teams[1]).toMatchObject({ name: "Søborg", players: ["Søren Holm", "Ida Lund", "Lukasz Nowak", "Eva Król"] });
});

test("PBN and USEBIO are written beside each other, with their endings, and no workbook unasked", async () => {
  const argv = ["four-pairs", "--boards", "24", "--results", path.join(EXAMPLES, "four-pairs-results.csv")];
  const { status, error } = await command(...argv, "--pbn", file("e"), "--usebio", file("e"));
  expect([status, readdirSync(folder).sort()]).toEqual([0, ["e.pbn", "e.xml"]]);
  expect(error).toBe(`Wrote ${file("e.pbn")}: the boards as PBN.\nWrote ${file("e.xml")}: the event as USEBIO.\n`);
  const [before, after] = [
    JSON.parse((await command(...argv, "--json")).out),
    JSON.parse((await command("four-pairs", "--results", file("e.pbn"), "--json")).out),
  ];
  expect(after).toEqual({ ...before, date: TODAY });
});

test("another program's file is named before an option is asked for", async () => {
  writeFileSync(file("club.xml"), "<?xml version='1.0'?>\n<USEBIO Version='1.2'></USEBIO>");
  expect(await command("pairs", "--results", file("club.xml"))).toMatchObject({
    status: 2,
    error: expect.stringMatching(
      /^\S+club\.xml, line 1: This is a USEBIO file: .*"club --results FILE" reads it.*\nNothing/
    ),
  });
});

test("deals of one table keep the file's vulnerability in a workbook that is read back", async () => {
  const deal = (board: number, vulnerable: string) =>
    `[Board "${board}"]\n[North "Ria"]\n[South "Job"]\n[East "Lot"]\n[West "Max"]\n[Vulnerable "${vulnerable}"]\n` +
    '[Declarer "W"]\n[Contract "4HX"]\n[Result "8"]\n';
  const all = ["None", "NS", "EW", "All", "NS"].map((vulnerable, i) => deal(i + 1, vulnerable));
  writeFileSync(file("home.pbn"), all.join("\n"));
  // Two down doubled: 300, and vulnerable 500.
  const total = (out: string) =>
    JSON.parse(out).standings.map(({ number, total: points }: { number: number; total: number }) => [number, points]);
  const expected = [1, 2, 3, 4].map((number) => [number, number < 3 ? 1900 : -1900]);
  const made = await command("chicago", "--results", file("home.pbn"), "--out", file("home"), "--json");
  expect(total(made.out)).toEqual(expected);
  const read = await command("read", file("home.xlsx"), "--json", "--csv", file("home"));
  expect(total(read.out)).toEqual(expected);
  const names = ["--players", "Ria;Job;Lot;Max", "--partners", "stay", "--rounds", "2"];
  const again = await command("chicago", ...names, "--results", file("home.csv"), "--json");
  expect(total(again.out)).toEqual(expected);
});

test("a name in Latin-1 is written so, any other in UTF-8", async () => {
  const write = async (home: string, name: string) => {
    const argv = ["team-match", "--results", path.join(EXAMPLES, "team-match-results.csv"), "--home", home];
    expect((await command(...argv, "--pbn", file(name))).status).toBe(0);
    return readFileSync(file(name));
  };
  expect((await write("Søborg", "latin.pbn")).toString("latin1")).toContain('[HomeTeam "Søborg"]');
  expect((await write("Łódź", "utf.pbn")).toString("utf8")).toContain('[HomeTeam "Łódź"]');
});

test.each([
  [["league", "--teams", "4", "--pbn", "x"], "--pbn: League cannot be written as PBN"],
  [["four-pairs", "--boards", "24", "--pbn", "x"], "--pbn: No board has been played"],
  [["four-pairs", "--boards", "24", "--pbn", "x.xlsx"], "the name of a PBN file must end in .pbn"],
  [["four-pairs", "--boards", "24", "--usebio", "x.pbn"], "the name of a USEBIO file must end in .xml"],
  [["four-pairs", "--boards", "24", "--usebio", "."], "--usebio . is a folder"],
  [["league", "--teams", "4", "--results", RECORD], "line 1: PBN lists boards at tables"],
])("%j is refused with what to do", async (argv, message) => {
  const { status, error } = await command(...argv);
  expect(status).toBe(2);
  expect(error).toContain(message);
  expect(error).toContain("Nothing was written.");
  expect(existsSync("x.pbn") || existsSync("x")).toBe(false);
});

test("files that exist are kept unless --force is given", async () => {
  writeFileSync(file("e.xml"), "mine");
  const argv = ["four-pairs", "--boards", "24", "--usebio", file("e.xml"), "--out", file("e")];
  expect(await command(...argv)).toMatchObject({ status: 2, error: expect.stringContaining("already exists") });
  expect([readdirSync(folder), readFileSync(file("e.xml"), "utf8")]).toEqual([["e.xml"], "mine"]);
  expect(await command(...argv, "--force")).toMatchObject({ status: 0 });
});
