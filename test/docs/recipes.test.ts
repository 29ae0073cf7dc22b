import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { functionFiles, functionReference } from "../../scripts/function-reference";
import { namedScale, SCALE_FAMILIES, type ScaleFamily } from "../../src/bridge/vp/named-scale";
import { stepBands } from "../../src/bridge/vp/scale";
import { run } from "../../src/cli/run";
import type { Contestant } from "../../src/movements/contestant";
import { fourPairs } from "../../src/movements/four-pairs";
import { pairs, roundsOf, type MovementLine } from "../../src/movements/movement";
import { ALL_GAMES } from "../../src/sessions/field/all-games";
import { sizesOf } from "../../src/sessions/field/games";
import { planHome, type HomeKind } from "../../src/sessions/home/home-kind";
import { HOME_OPTIONS } from "../../src/sessions/home/plan";
import { kindNames, KINDS, planSession, scoreCsv } from "../../src/sessions/kinds";
import { OPTION_NAMES } from "../../src/sessions/session-options";
import { scoreHome } from "../../src/sessions/home/score-home";
import { FUNCTIONS } from "../../src/taskpane/functions/functions";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { csv } from "../support/csv";
import { shownOtherwise } from "../support/score-oracle/score-oracle";
import { codeIn, DOCUMENTS, documentAt, ROOT } from "./markdown";

const TEXT = documentAt("CONTRIBUTING.md").replace(/\n {3}(?=\S)/g, " ");

describe("what the recipes name", () => {
  const FILE = /^(\.ci|\.github|bench|docs|examples|scripts|src|test)\/[\w./-]*$/;
  const files = codeIn(TEXT).filter((code) => FILE.test(code));

  test("every file exists", () => {
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  test("every name is exported by the file that it is said to be in", () => {
    const named = [...TEXT.matchAll(/((?:`\w+`(?:,| and)? )+)(?:\([^)]*\) )?in `([\w./-]+\.tsx?)`/g)];
    const pairs = named.flatMap(([, names, file]) =>
      [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => ({ name: name!, file: file! }))
    );
    expect(pairs.length).toBeGreaterThan(14);
    const missing = pairs.filter(({ name, file }) => {
      const source = readFileSync(path.join(ROOT, file), "utf8");
      return !new RegExp(`^export (const|function|type|interface) ${name}\\b`, "m").test(source);
    });
    expect(missing).toEqual([]);
  });

  test("every scale and every function is in the tables that the recipes name", () => {
    const reference = documentAt("docs/functions.md");
    for (const { name } of SCALE_FAMILIES) expect(reference).toContain(`\n| \`${name}-n\` |`);
    const offered = functionFiles().filter((file) => !file.endsWith("short-names.ts"));
    const functions = offered.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/@customfunction (\w+)/g)].map(([, name]) => name!)
    );
    expect(functions.length).toBeGreaterThan(14);
    expect(Object.keys(FUNCTIONS).sort()).toEqual([...functions].sort());
    for (const name of functions) expect(reference).toContain(`\n## BRIDGE.${name}\n`);
  });

  test("every option is taken by some kind, and some document tells of it", () => {
    const taken = new Set<string>(Object.values(KINDS).flatMap(({ takes }) => Object.keys(takes)));
    const told = DOCUMENTS.map(({ text }) => text).join("\n");
    // Every kind takes a title and a date.
    const names = OPTION_NAMES.filter((name) => name !== "title" && name !== "date");
    expect(names.filter((name) => !taken.has(name))).toEqual([]);
    expect(names.filter((name) => !told.includes(`--${name}`))).toEqual([]);
  });

  test("every kind of session is where the recipe says that a kind has to be", () => {
    const places = ["src/sessions/kinds.ts", "src/workbook/session-workbook.ts"];
    const sources = [...places, "src/taskpane/workbook/kinds/pane-kinds.ts", "test/support/sessions.ts"];
    for (const file of sources)
      for (const name of kindNames())
        expect([file, readFileSync(path.join(ROOT, file), "utf8")]).toEqual([
          file,
          // A key of one word stands without quotation marks.
          expect.stringMatching(new RegExp(`"${name}"|^ +${name}: `, "m")),
        ]);
    for (const name of kindNames())
      expect(documentAt("docs/results.md")).toMatch(new RegExp(`^\\| \`session\` \\| .*\`${name}\``, "m"));
    for (const { title } of Object.values(KINDS))
      expect(documentAt("docs/known-limitations.md")).toMatch(new RegExp(title, "i"));
  });
});

/** Adds to a list that is fixed for everybody else, for as long as `follow` takes. */
async function whileIn<T>(list: readonly T[], added: T, follow: () => Promise<void>): Promise<void> {
  const open = list as T[];
  open.push(added);
  try {
    await follow();
  } finally {
    open.splice(open.indexOf(added), 1);
  }
}

test("a number of pairs in a field: it is planned, scored, and its workbook calculates", async () => {
  const [four] = sizesOf([
    { count: 4, style: "shared", tables: 2, rounds: 3, sets: 3, perRound: [5], lines: () => fourPairs(1) },
  ]);
  if (!four) throw new Error("no size");
  await whileIn(ALL_GAMES.sizes.pairs, four, async () => {
    const plan = planSession("pairs", { pairs: ["4"], boards: 15 });
    const { scored, report, faults } = scoreCsv(plan, csv("1,1,4H,N,+1,", "2,1,4H,N,-1,", "1,2,Pass,,,", "2,2,,,,100"));
    expect(faults).toEqual([]);
    expect(report.rows.map(({ percentage }) => percentage)).toEqual(["50.00", "50.00", "50.00", "50.00"]);
    expect(shownOtherwise(scored, sessionWorkbook(scored))).toEqual([]);
  });
});

test("a victory-point scale: a session is scored and its workbook calculates by it", async () => {
  const club: ScaleFamily = {
    name: "CLUB",
    description: "The club's own scale",
    boards: "4",
    serves: (boards) => boards === 4,
    bands: () => stepBands([0, 2, 5, 9], 3),
  };
  await whileIn(SCALE_FAMILIES, club, async () => {
    expect(namedScale("club 4").name).toBe("CLUB-4");
    expect(() => namedScale("CLUB-5")).toThrow("covers 4 boards");
    const plan = planSession("four-pairs", { boards: 24, scoring: "vps", scale: "club-4" });
    // 420 against 300 is 3 IMPs: the second line.
    const { scored } = scoreCsv(plan, csv("1,1,,,,420", "2,1,,,,300"));
    expect(scored).toMatchObject({ totals: [2, 2, 4, 4], places: ["3=", "3=", "1=", "1="] });
    for (const formulas of ["built-in", "add-in"] as const)
      expect(shownOtherwise(scored, sessionWorkbook(scored, { formulas }))).toEqual([]);
    expect(await functionReference()).toContain("| `CLUB-n` | The club's own scale | 4 |");
  });
});

/** Two rounds in which pair 1 teams with 2, then with 3. */
const TWO_ROUNDS: HomeKind = {
  name: "four-pairs",
  title: "Two rounds",
  pairs: 4,
  configurations: [{ boards: 4, rounds: 2 }],
  existing: "2 rounds of 2 boards",
  movement: (): MovementLine<Contestant>[] =>
    roundsOf([
      [pairs(1, 3), pairs(4, 2)],
      [pairs(1, 4), pairs(2, 3)],
    ]),
  boardsForVps: (boardsPerRound) => boardsPerRound,
};

test("a movement: a home kind of it is planned, scored and written", async () => {
  const plan = planHome(TWO_ROUNDS, { boards: 4, pairs: ["Ann", "Bob", "Cy", "Di"] });
  expect(plan.subrounds.map(({ boards }) => boards)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  const { scored } = scoreCsv(plan, csv("1,1,,,,420", "2,1,,,,-50", "1,3,,,,0", "2,3,,,,120"));
  // Pairs 1 and 2 win 10 IMPs in round 1; pairs 2 and 4 win 3 in round 2.
  expect(scored).toMatchObject({ totals: [10, 13, 0, 3], places: ["2", "1", "4", "3"] });
  for (const formulas of ["built-in", "add-in"] as const)
    expect(shownOtherwise(scored, sessionWorkbook(scored, { formulas }))).toEqual([]);
  const empty = homeWorkbook(scoreHome(plan, { tables: [], adjusted: new Map() }));
  expect(empty.sheets.map(({ name }) => name)).toEqual([
    "Table 1",
    "Table 2",
    "Scoresheet",
    "Winners",
    "Movement",
    "Scales",
    "Working",
  ]);
});

test("a session kind: the command line lists it, takes its options and scores it", async () => {
  const kind: (typeof KINDS)["four-pairs"] = {
    ...KINDS["four-pairs"],
    title: "Two rounds",
    takes: HOME_OPTIONS,
    plan: (options) => planHome(TWO_ROUNDS, { ...options, boards: options.boards ?? 4 }),
  };
  const kinds: { [name: string]: unknown } = KINDS;
  kinds["two-rounds"] = kind;
  try {
    let [out, error] = ["", ""];
    const text = { out: (said: string) => (out += said), error: (said: string) => (error += said) };
    expect(await run(["two-rounds", "--json"], text, "2026-11-20")).toBe(0);
    expect(JSON.parse(out).rounds).toHaveLength(2);
    expect(await run(["two-rounds", "--bracket", "4", "--json"], text, "2026-11-20")).toBe(2);
    expect(error).toContain('two-rounds has no option "bracket"');
    expect(await run(["three-rounds", "--json"], text, "2026-11-20")).toBe(2);
    expect(error).toContain("or two-rounds");
  } finally {
    delete kinds["two-rounds"];
  }
});

test("a function: its comment becomes its entry in the reference", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
  try {
    const file = path.join(folder, "opponents.ts");
    writeFileSync(
      file,
      `/**
 * Gives the side against a seat.
 * @customfunction OPPONENTS
 * @param seat is N, E, S or W, or a range of seats.
 * @param [short] is TRUE for one letter.
 * @returns N-S or E-W.
 */
export function opponents(seat: unknown[][], short?: unknown[][]): unknown[][] {
  return seat;
}
`
    );
    expect(await functionReference([...functionFiles(), file])).toContain(
      `## BRIDGE.OPPONENTS

    =BRIDGE.OPPONENTS(seat, [short])

Gives the side against a seat.

- \`seat\`: N, E, S or W, or a range of seats.
- \`short\`: TRUE for one letter.
- gives: N-S or E-W.
`
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
