import fc from "fast-check";
import { emptySession, kindOf, planSession, type KindName, type Plan } from "../../../src/sessions/kinds";
import { resultsCsv } from "../../../src/sessions/reading/write-csv";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { readSaved, type SavedSession } from "../../../src/workbook/reading/read-saved";
import { sessionOutline, sessionWorkbook } from "../../../src/workbook/session-workbook";
import { randomResults, type AnyResults } from "../../support/random-results-of-kind";
import { runs } from "../../support/runs";
import { savedOf } from "../../support/saved";
import { keptFile } from "../../support/saved-files";
import { sessionsBySheets } from "../../support/sessions";

const REDS = ["Reds", "Blues", "Greens", "Golds", "Whites", "Grün & Weiß", "The \"Kings\"", "♠♥"]; // prettier-ignore

const PLANS: readonly (readonly [kind: KindName, options: SessionOptions])[] = [
  ["four-pairs", { boards: 24, pairs: ["Ann & Bob", "", "Cy & Di", "Eve & Flo"] }],
  ["four-pairs", { boards: 18, "first-board": 7, scoring: "vps", scale: "0 7 7; 2 10 4; 9 14 0" }],
  ["five-pairs", { boards: 30, scoring: "vps" }],
  ["pairs", { pairs: ["6"], handicap: "Pair 2 1.5" }],
  ["pairs", { pairs: REDS, scoring: "cross-imps", "first-board": 9 }],
  ["individual", { players: [...REDS, ""], scoring: "vps", boards: 27, scale: "0 7 7; 2 10 4; 9 14 0" }],
  ["individual", { players: ["12"], handicap: "Player 1 0" }],
  ["team-match", { home: "Reds", away: "Blues", players: [..."abcdefgh"], penalties: "Home 3 IMPs; Blues 0.5 VPs" }],
  ["team-match", { form: "knockout", sessions: 2, boards: 16, "extra-boards": 4, "line-up": "2 Home: , , x, y" }],
  ["team-match", { form: "bam", boards: 12, penalties: "Home 0.5 points" }],
  ["team-match", { form: "swiss", handicap: "Home 4" }],
  ["team-match", { players: [..."abcdefghijkl"], handicap: "Away 0" }],
  ["three-teams", { teams: REDS.slice(0, 3), penalties: "Blues 1.5 VPs" }],
  ["four-teams", { "first-board": 3, players: [..."abcdefghijklmnop"], penalties: "Team 2 1 VP" }],
  ["swiss-event", { teams: REDS, rounds: 3, bracket: 4, seeds: ["", "Blues", "", ""] }],
  ["swiss-event", { teams: ["12"], rounds: 5, bracket: 7 }],
  ["swiss-event", { teams: ["9"], rounds: 4, odd: "three-teams" }],
  ["swiss-event", { form: "round-robin", teams: REDS.slice(0, 6), double: true }],
  ["swiss-event", { form: "bam", teams: REDS.slice(0, 7) }],
  ["league", { teams: REDS, date: "2026-09-14" }],
  ["league", { teams: ["6"], double: true }],
];

/** The lines of results, but for matches that are only listed. */
function playedLines(plan: Plan, csv: string): string[] {
  const lines = csv
    .split("\r\n")
    .slice(1)
    .filter((line) => line !== "");
  const isOpen = (line: string) => {
    const [, , opponent, ...result] = line.split(",");
    return !["withdrawn", "enters"].includes(opponent!) && result.every((field) => field === "");
  };
  return plan.kind === "swiss-event"
    ? lines
        .filter((line) => !isOpen(line))
        .map(upperFirst)
        .sort()
    : lines.sort();
}

/** A match of the bracket with the teams in the order of their names: the sheet has the upper one first. */
function upperFirst(line: string): string {
  const [round = "", team = "", opponent = "", imps = "", ...more] = line.split(",");
  return /^\d*$/.test(round) || team < opponent ? line : [round, opponent, team, -Number(imps), ...more].join(",");
}

test.each(sessionsBySheets())("%s: an empty workbook has something typed in matches alone", (_, made) => {
  const { sheets, entries } = sessionOutline(emptySession(made().plan).scored);
  const typed = new Map(
    sheets.map(({ name, cells }) => [name, new Map(cells.map((cell) => [`${cell.row}:${cell.column}`, cell.value]))])
  );
  const filled = entries.lines.filter(({ sheet, row, typed: columns }) =>
    Object.values(columns).some((column) => (typed.get(sheet)?.get(`${row}:${column}`) ?? "") !== "")
  );
  // Lines of other kinds are read without looking at what they began with.
  expect(filled.filter(({ kind }) => !["fixture", "swiss", "travellers", "pair"].includes(kind))).toEqual([]);
});

test.each(PLANS)("%s with %j: results, workbook and read again are the same results", (kind, options) => {
  const plan = planSession(kind, options);
  fc.assert(
    fc.property(randomResults(plan), (results: AnyResults) => {
      const workbook = sessionWorkbook(kindOf(plan).score(plan, results));
      const [session, ...more] = readSaved(savedOf(workbook));
      expect(more).toEqual([]);
      // Random points need not be those of the contract, which the sheets remark as well.
      expect(session!.remarks.filter(({ place }) => !place.startsWith("Table "))).toEqual([]);
      const written = resultsCsv(kindOf(plan).write(results, plan));
      expect(playedLines(plan, session!.outcome.csv())).toEqual(playedLines(plan, written));
      expect({ ...session!.plan, options: {} }).toEqual({ ...plan, options: {} });
    }),
    { numRuns: runs({ ci: 1, soak: 30 }) }
  );
});

test.each([
  [
    "up to format 8 takes everything behind it",
    8,
    [
      { board: 2, points: 790 },
      { board: 3, points: 1000 },
    ],
  ],
  ["from format 9 on takes nothing behind it", 9, []],
])("a contract's cell %s", (_, format, expected) => {
  const { saved } = keptFile(format, "01-four-pairs-empty.json.gz");
  const [{ made }] = readSaved(saved) as [SavedSession];
  const typedInto = (board: number, texts: Readonly<Record<string, string>>) => {
    const { row, typed } = made.entries.lines.find(({ said }) => said.table === "1" && said.board === String(board))!;
    return Object.entries(texts).map(([field, value]) => ({ row, column: typed[field]!, value }));
  };
  const cells = [
    ...typedInto(2, { contract: "4hx", declarer: "n", result: "=" }),
    ...typedInto(3, { contract: "4h", declarer: "e", result: "10 down" }),
  ];
  const sheets = saved.sheets.map((sheet) =>
    sheet.name === "Table 1" ? { ...sheet, cells: [...sheet.cells, ...cells] } : sheet
  );
  const [{ outcome, remarks }] = readSaved({ sheets }) as [SavedSession];
  const { results } = outcome;
  expect("tables" in results && results.tables).toMatchObject(expected);
  expect(remarks).toHaveLength(2 - expected.length);
});

test.each([
  [
    ["Ann & Bob", "", "Cy / Di", "x"],
    ["Ann", "Bob", "Cy / Di", "x"],
  ],
  [
    ["Ann", "", "", "Bob and Cy"],
    ["Ann", "", "", "Bob and Cy"],
  ],
])("a pair of a match in one cell, its partner's blank: %j is %j", (typed, players) => {
  const { scored } = emptySession(planSession("team-match", { players: [...typed, "e", "f", "g", "h"] }));
  const [session] = readSaved(savedOf(sessionWorkbook(scored)));
  expect(session!.plan).toMatchObject({ players: [...players, "e", "f", "g", "h"] });
});
