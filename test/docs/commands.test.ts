import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { run } from "../../src/cli/run";
import { kindNames } from "../../src/sessions/kinds";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { playedWorkbook, typedInto, withoutRound } from "../support/played-files";
import { swissWorkbook } from "../support/swiss-evening";
import { codeIn, DOCUMENTS, documentAt, ROOT } from "./markdown";

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  scripts: Readonly<Record<string, string>>;
};
/** What npm runs without "run". */
const SHORT = ["start", "stop", "test"];
/** npm's own commands. */
const NPM = ["ci", "install"];

const CODE = DOCUMENTS.flatMap(({ file, text }) => codeIn(text).map((code) => ({ file, code })));
const NPM_CALLS = CODE.flatMap(({ file, code }) =>
  [...code.matchAll(/\bnpm (?:(run) (?:--silent )?)?([a-z:-]+)/g)].map(([, by, script]) => ({
    file,
    by,
    script: script!,
  }))
);

test("every npm script that the documents name exists", () => {
  expect(NPM_CALLS.length).toBeGreaterThan(20);
  const unknown = NPM_CALLS.filter(({ by, script }) =>
    by ? scripts[script] === undefined : ![...SHORT, ...NPM].includes(script)
  );
  expect(unknown).toEqual([]);
  for (const script of SHORT) expect(scripts[script]).toBeDefined();
});

/** The commands that make a session, without what comes before their arguments. */
const COMMANDS = [
  ...new Set(CODE.flatMap(({ code }) => /^npm run (?:--silent )?workbook -- (.+)$/.exec(code)?.[1] ?? [])),
].filter((command) => !command.includes("FILE"));

/** Options that are another program's: npm's, Node's, and those of npm start and of builds. */
const OTHERS = [
  "--browser",
  "--env",
  "--import",
  "--in",
  "--inspect-brk",
  "--list",
  "--no",
  "--port",
  "--prefix",
  "--prune-suppressions",
  "--run",
  "--silent",
];

/** What the program prints for some words. */
async function printed(...words: string[]): Promise<string> {
  let out = "";
  await run(words, { out: (text) => (out += text), error: () => undefined }, "2026-11-20");
  return out;
}

test("every option that the documents name exists, and every one that exists is named", async () => {
  const OPTION = /(?<![\w-])--[a-z][a-z-]*/g;
  const help = `${await printed("--help")} ${await printed("season", "--help")} ${await printed("tonight", "--help")}`;
  const exist = new Set(help.match(OPTION));
  const named = new Set(CODE.flatMap(({ code }) => code.match(OPTION) ?? []));
  expect([...named].filter((option) => !exist.has(option) && !OTHERS.includes(option))).toEqual([]);
  // What it is also called, and what prints them all.
  const unnamed = [...exist].filter((option) => !named.has(option));
  expect(unnamed.sort()).toEqual(["--competition", "--help"]);
});

/** A folder with the files that the documents name as somebody's own. */
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
  const examples = path.join(ROOT, "examples");
  symlinkSync(examples, path.join(folder, "examples"));
  copyFileSync(path.join(examples, "four-pairs-results.csv"), path.join(folder, "evening.csv"));
  copyFileSync(path.join(examples, "league-match.pbn"), path.join(folder, "match.pbn"));
  const make = (name: string, ...argv: string[]) =>
    run([...argv, "--out", path.join(folder, name)], { out: () => undefined, error: () => undefined }, "2026-11-20");
  await make("evening.xlsx", "four-pairs", "--boards", "24", "--results", path.join(folder, "evening.csv"));
  // An event from which points are carried forward.
  const stage = path.join(folder, "stage.csv");
  writeFileSync(stage, "round,team,opponent,imps\n1,1,6,9\n1,2,7,8\n1,3,8,7\n1,4,9,6\n1,5,10,5\n");
  const teams = "Ash; Bay; Cob; Dan; Elm; Fay; Gus; Hal; Ivy; Jet";
  await make("stage.xlsx", "swiss-event", "--teams", teams, "--rounds", "1", "--results", stage);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the documents have a command for every kind of session", () => {
  const kinds = new Set(COMMANDS.map((command) => command.split(" ")[0]!));
  expect([...kinds].sort()).toEqual([...kindNames(), "enter", "next", "read", "rulings", "tonight"].sort());
});

test.each(COMMANDS)("npm run workbook -- %s", async (command) => {
  let [out, error] = ["", ""];
  const text = { out: (said: string) => (out += said), error: (said: string) => (error += said) };
  const before = process.cwd();
  process.chdir(folder);
  // Of an event whose third round is to be paired, or is paired and to be paired anew.
  if (command.startsWith("next"))
    writeFileSync(
      "event.xlsx",
      await writeWorkbook(command.includes("--anew") ? swissWorkbook() : withoutRound(swissWorkbook(), 3))
    );
  if (command.startsWith("rulings")) {
    const workbook = playedWorkbook("pairs", { pairs: ["6"], boards: 15 }, "table,board,points\n1,1,110\n2,1,140");
    const typed = typedInto(workbook, { "Director!B6": "1 at Table 1: 60% 110, 40% -50" });
    writeFileSync("pairs.xlsx", await writeWorkbook(typed));
  }
  // Of an event whose third round is paired, with the sheets of two of its matches.
  if (command.startsWith("enter")) {
    writeFileSync("event.xlsx", await writeWorkbook(swissWorkbook()));
    for (const name of readdirSync(".").filter((each) => each.startsWith("event round"))) rmSync(name);
    mkdirSync("sheets", { recursive: true });
    for (const [index, [home, away]] of [
      ["Golds", "Reds"],
      ["Browns", "Pinks"],
    ].entries()) {
      const players = Array.from({ length: 8 }, (_, i) => `${i < 4 ? home : away} ${(i % 4) + 1}`);
      const options = { form: "swiss", boards: 7, "first-board": 15, home, away, players };
      for (const table of [1, 2]) {
        const lines = Array.from({ length: 7 }, (_, i) => `${table},${15 + i},4H,N,=`);
        const sheet = playedWorkbook(
          "team-match",
          options,
          ["table,board,contract,declarer,result", ...lines].join("\n")
        );
        const bytes = await writeWorkbook(sheet);
        writeFileSync(`sheets/${index}${table}.xlsx`, bytes);
        if (index === 0) writeFileSync(`table${table}.xlsx`, bytes);
      }
    }
  }
  try {
    const status = await run(toPrint(command), text, "2026-11-20");
    // What was read, questions about its lines, and the figures of a movement.
    const said = error
      .replace(/^(?:Read |Kept |Carried forward |Wrote (?:event|pairs)|Round 3, |examples\/).*\n/gm, "")
      .replace(/^The movement of .*\n(?:.*\n){3}/, "");
    expect([status, said]).toEqual([0, ""]);
  } finally {
    process.chdir(before);
  }
  const [named] = command.split(" ");
  if (named === "tonight" && !command.includes("--take")) {
    expect(out).toMatch(/^1\. /);
    return;
  }
  const { session, kind } = JSON.parse(out) as { session?: string; kind?: string };
  if (named === "tonight") {
    expect(session).toBe("pairs");
    return;
  }
  const kinds: Readonly<Record<string, string>> = {
    ...{ read: "four-pairs", next: "swiss-event", enter: "swiss-event", rulings: "pairs" },
  };
  expect(session ?? kind).toBe(kinds[named ?? ""] ?? named);
});

test("the first command of the command line writes the sheets and prints the lines below it", async () => {
  const [, command, told, table] =
    /^ {4}npm run workbook -- (.+)\n\nThis writes [^]*? with the sheets ([^]*?), and prints\n\n((?: {4}.*\n)+)/m.exec(
      documentAt("docs/command-line.md")
    )!;
  const before = process.cwd();
  process.chdir(folder);
  try {
    const out = await printed(...command!.split(" "), "--force");
    expect(out).toBe(table!.replace(/^ {4}/gm, ""));
    const parts = unzipSync(readFileSync(path.join(folder, "evening.xlsx")));
    const sheets = [...strFromU8(parts["xl/workbook.xml"]!).matchAll(/<sheet name="([^"]*)"(?![^>]*hidden)/g)];
    expect(told!.replace(/\s+/g, " ").split(/, | and /)).toEqual(sheets.map(([, name]) => name));
  } finally {
    process.chdir(before);
  }
});

/** The arguments of a command that prints its session and writes no file. */
function toPrint(command: string): string[] {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) =>
    quoted === undefined ? word! : completed(quoted)
  );
  for (const option of ["--out", "--csv", "--pbn", "--usebio"]) {
    const at = words.indexOf(option);
    if (at >= 0) words.splice(at, 2);
  }
  return [...new Set([...words.filter((word) => word !== "--force"), "--json"])];
}

/** A list of teams that ends in "…" goes on to the twelve of the example. */
function completed(quoted: string): string {
  const names = quoted.split("; ");
  if (names.pop() !== "…") return quoted;
  while (names.length < 12) names.push(`Team ${names.length + 1}`);
  return names.join("; ");
}
