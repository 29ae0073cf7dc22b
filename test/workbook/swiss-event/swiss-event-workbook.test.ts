import { contestantAt } from "../../../src/movements/contestant";
import { planSwissEvent } from "../../../src/sessions/event/plan";
import type { MatchResult } from "../../../src/sessions/event/results";
import { scoreEvent } from "../../../src/sessions/event/score-event";
import type { SessionOptions } from "../../../src/sessions/session-options";
import type { Sheet, Workbook } from "../../../src/workbook/model";
import { swissEventWorkbook } from "../../../src/workbook/swiss-event/swiss-event-workbook";
import { PALETTE } from "../../../src/workbook/theme";
import { writeWorkbook } from "../../../src/xlsx/write-xlsx";
import { randomEvent } from "../../sessions/event/random-event";
import { damageIn } from "../../support/excel-limits";
import { workedOut } from "../../support/worked-out";

const LARGE = swissEventWorkbook(
  randomEvent(planSwissEvent({ teams: ["64"], rounds: 12, bracket: 32, ties: "match net quotient opponents" }), {
    seed: 1,
  })
);
const ODD = swissEventWorkbook(
  randomEvent(planSwissEvent({ teams: ["63"], rounds: 12, scale: "WBF-7" }), {
    seed: 2,
    rounds: 7,
  }),
  { formulas: "add-in" }
);

function workbook(options: SessionOptions, matches: readonly MatchResult[] = []): Workbook {
  return swissEventWorkbook(scoreEvent(planSwissEvent(options), { matches, bracket: [] }));
}

function match(round: number, team: number, opponent: number, imps: number): MatchResult {
  return { round, team: contestantAt(team), opponent: contestantAt(opponent), imps, vps: null, opponentVps: null };
}

function sheet({ sheets }: Workbook, name: string): Sheet {
  return sheets.find((sheet) => sheet.name === name)!;
}

/** The values of a row's first columns. */
function row({ cells }: Sheet, number: number, columns: number): unknown[] {
  return Array.from(
    { length: columns },
    (_, i) => cells.find((cell) => cell.row === number && cell.column === i + 1)?.value ?? ""
  );
}

test("a sheet for the standings, the ranking, each round, the bracket and the scales", () => {
  const names = workbook({ teams: ["8"], rounds: 2, bracket: 4 }).sheets.map(({ name }) => name);
  expect(names).toEqual(["Standings", "Winners", "Round 1", "Round 2", "Bracket", "Director", "Scales", "Working"]);
  expect(LARGE.sheets.map(({ name }) => name).slice(0, 4)).toEqual(["Standings", "Standings 2", "Winners", "Round 1"]);
  const knockout = workbook({ teams: ["8"], rounds: 0, bracket: 8 });
  expect(knockout.sheets.map(({ name }) => name)).toEqual(["Standings", "Winners", "Bracket", "Scales", "Working"]);
});

test("the file of 64 teams that have played twelve rounds has 400 KB at most", async () => {
  const plan = planSwissEvent({ teams: ["64"], rounds: 12, bracket: 32 });
  const bytes = await writeWorkbook(swissEventWorkbook(randomEvent(plan, { seed: 1 })));
  expect(bytes.length).toBeLessThan(400 * 1024);
});

test("three teams can be typed that play each other after a withdrawal", () => {
  const results = {
    matches: [match(1, 1, 5, 9), match(1, 2, 6, 9), match(1, 3, 7, 9), match(1, 4, 8, 9)],
    bracket: [],
  };
  const empty = swissEventWorkbook(scoreEvent(planSwissEvent({ teams: ["8"], rounds: 2 }), results));
  const lines = [[1, 2, 5], [3, 4, -5], [5, 6, 7], [6, 7, 0], [7, 5, -10]].flatMap((typed, i) =>
    typed.map((value, column) => ({ sheet: "Round 2", cell: `${["B", "D", "F"][column]!}${6 + i}`, value }))
  ); // prettier-ignore
  const withdrawn = { sheet: "Standings", cell: "N13", value: 2 };
  const sheets = workedOut(empty, [...lines, withdrawn]);
  const round = sheets.get("Round 2")!;
  const shown = [6, 7, 8, 9, 10].map((line) => [7, 8, 13].map((column) => round.at(line, column)));
  // Over half the boards: 7 IMPs count as 10, 10 as 14; half the points of each.
  expect(shown).toEqual([[13, 7, ""], [7, 13, ""], [7, 3, ""], [5, 5, ""], [2, 8, ""]]); // prettier-ignore
  const standings = sheets.get("Standings")!;
  expect([10, 11, 12, 13].map((line) => [6, 7, 8, 11].map((column) => standings.at(line, column)))).toEqual([
    ["6+7", 15, 21, "3="],
    ["7+5", 8, 14, "6"],
    ["5+6", 7, 13, "7"],
    ["", "", "", ""],
  ]);
});

test("a line that no match is known for looks like none until a team is typed", () => {
  const empty = workbook({ teams: ["8"], rounds: 2 });
  const { cells, highlights } = sheet(empty, "Round 1");
  const fills = (line: number) =>
    new Set(cells.filter(({ row, column }) => row === line && column <= 8).map(({ style }) => style?.fill));
  expect([...fills(9)]).toContain(PALETTE.entry);
  expect([10, 11].map((line) => [...fills(line)])).toEqual([[null], [null]]);
  const area = { top: 10, left: 1, bottom: 11, right: 8 };
  expect(highlights).toContainEqual({ area, formula: '$A10<>""', tone: "lined" });
  const round = workedOut(empty, [{ sheet: "Round 1", cell: "D10", value: 3 }]).get("Round 1")!;
  expect([9, 10, 11].map((line) => round.at(line, 1))).toEqual([4, 5, ""]);
});

test("who has won a match stands out, with its points", () => {
  const won = sheet(workbook({ teams: ["8"], rounds: 2 }), "Round 1").highlights.filter(({ tone }) => tone === "won");
  expect(won.map(({ area: { left }, formula }) => [left, formula])).toEqual([
    [3, "N($G6)>N($H6)"],
    [7, "N($G6)>N($H6)"],
    [5, "N($G6)<N($H6)"],
    [8, "N($G6)<N($H6)"],
  ]);
});

test("the next round is paired, the rounds after it are empty", () => {
  const played = workbook({ teams: ["4"], rounds: 3 }, [match(1, 1, 3, 9), match(1, 2, 4, 0)]);
  expect(row(sheet(played, "Round 1"), 6, 8)).toEqual([1, 1, "Team 1", 3, "Team 3", 9, 14, 6]);
  // 1 14, 2 and 4 10, 3 6.
  expect(row(sheet(played, "Round 2"), 6, 8)).toEqual([1, 1, "Team 1", 2, "Team 2", "", "", ""]);
  expect(row(sheet(played, "Round 2"), 7, 8)).toEqual([2, 4, "Team 4", 3, "Team 3", "", "", ""]);
  expect(row(sheet(played, "Round 3"), 6, 8)).toEqual([1, "", "", "", "", "", "", ""]);
  expect(row(sheet(played, "Standings"), 6, 14)).toEqual([1, "", "3", 14, 14, "2", "", "", "", "", "", 14, 9, "1"]);
});

test("three teams over two rounds: words in the first, three lines in the second", () => {
  const played = workbook({ teams: ["7"], rounds: 4 }, [match(1, 1, 3, 9), match(1, 2, 4, 0)]);
  expect(row(sheet(played, "Round 1"), 12, 1)).toEqual([
    "Triangle in rounds 1 and 2, with its results in round 2: Team 5, Team 6, Team 7",
  ]);
  const lines = [6, 7, 8, 9, 10].map((line) => row(sheet(played, "Round 2"), line, 4));
  // prettier-ignore
  expect(lines.map(([, team, , opponent]) => [team, opponent])).toEqual([
    [1, 2], [4, 3], [5, 6], [6, 7], [7, 5],
  ]);
});

test("what can be typed: names in one place, pairings, IMPs and points", () => {
  const book = workbook({ teams: ["Reds", "Blues", "Greens", "Golds"], bracket: 4 });
  const typed = (name: string) => [
    ...new Set(sheet(book, name).cells.flatMap((cell) => (cell.style?.entry ? [cell.column] : []))),
  ];
  // Names, and right of the page when teams come late and withdraw.
  expect(typed("Standings")).toEqual([2, 16, 17]);
  expect(typed("Winners")).toEqual([]);
  // Two numbers, the IMPs, and behind the victory points that follow those that are typed.
  // At the end the result by which later rounds were paired.
  expect(typed("Round 1")).toEqual([2, 4, 6, 9, 10, 11, 15]);
  const [, bracket] = [typed("Standings"), typed("Bracket")];
  // A team for a seed, then margins and boards; behind them a hidden column reads the margin.
  expect(bracket).toEqual([2, 5, 6, 10, 11]);
  const typedNames = book.sheets.flatMap(({ name, cells }) =>
    cells.flatMap((cell) => (cell.value === "Reds" && !cell.formula ? [name] : []))
  );
  expect(typedNames).toEqual(["Standings"]);
});

describe.each([
  ["64 teams, built-in", LARGE],
  ["63 teams, add-in", ODD],
])("the limits of spreadsheets: %s", (_, large) => {
  const { sheets, names } = large;

  test("nothing that Excel takes for damage", () => {
    expect(damageIn(large)).toEqual([]);
  });

  test("formulas of a group are copied down without a gap", () => {
    for (const { cells } of sheets) {
      const last = new Map<string, number>();
      for (const { row: at, group } of cells) {
        if (group === undefined) continue;
        expect(at).toBe((last.get(group) ?? at - 1) + 1);
        last.set(group, at);
      }
    }
  });

  test("only functions that every spreadsheet has", () => {
    const used = new Set(
      sheets.flatMap(({ cells }) =>
        cells.flatMap(({ formula = "" }) =>
          [...formula.replace(/"[^"]*"|'[^']*'/g, "").matchAll(/([A-Z.]+)\(/g)].map(([, f]) => f!)
        )
      )
    );
    // prettier-ignore
    const known = [
      "ABS", "AND", "CELL", "CHOOSE", "COUNT", "IF", "IFERROR", "INDEX", "ISFORMULA", "ISLOGICAL", "ISNUMBER", "LEN", "MATCH", "MAX", "MID", "INT",
      "FIND", "MIN", "MOD", "N", "NOT", "OR", "RIGHT", "ROUND", "SIGN", "SMALL", "SQRT", "SUBSTITUTE", "SUM", "SUMPRODUCT", "TRIM", "UPPER", "VALUE", "BRIDGE.VPS",
    ];
    expect([...used].filter((name) => !known.includes(name))).toEqual([]);
  });

  test("every defined name is a block of one sheet, and no two are called the same", () => {
    expect(new Set(names.map(({ name }) => name.toLowerCase())).size).toBe(names.length);
    for (const { sheet: on, area } of names) {
      const { cells } = sheets.find(({ name }) => name === on)!;
      const corner = (r: number, c: number) => cells.some((cell) => cell.row === r && cell.column === c);
      expect(corner(area.top, area.left) && corner(area.bottom, area.right)).toBe(true);
    }
  });
});

test("defined names of the standings, the ranking and the rounds", () => {
  const { names } = workbook({ teams: ["8"], rounds: 2 });
  const areas = Object.fromEntries(names.map(({ name, sheet: on, area }) => [name, [on, area]]));
  expect(areas["Standings_Total"]).toEqual(["Standings", { top: 6, bottom: 13, left: 9, right: 9 }]);
  expect(areas["Round2_Vps"]).toEqual(["Round 2", { top: 6, bottom: 11, left: 7, right: 8 }]);
  // prettier-ignore
  expect(Object.keys(areas).filter((name) => !name.startsWith("Round2"))).toEqual([
    "Standings_Team", "Standings_Round1", "Standings_Round2", "Standings_Total",
    "Standings_Net", "Standings_Place", "Result_Place", "Result_Number", "Result_Name", "Result_Points",
    "Result_Net", "Result_Played", "Result_Penalties",
    "Round1_Team", "Round1_Opponent", "Round1_Imps", "Round1_Vps", "Imp_Scale", "Vp_Scale",
  ]);
});
