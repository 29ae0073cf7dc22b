import { strFromU8, unzipSync } from "fflate";
import type { SessionOptions } from "../../src/sessions/session-options";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { planHome } from "../../src/sessions/home/home-kind";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { emptyEvening } from "../support/evenings";
import { headedList } from "../support/headed-list";
import { givenOtherwise, recalculated } from "../support/recalculated";
import { before } from "../support/sessions";

/** Names that a spreadsheet might take for something else. */
const NAMES = [
  ['=HYPERLINK("x")', "+44", "@SUM(A1)", `"Quoted" & 'so'`],
  ["Zoë 🂡 & Ŵil", "نادية وسامي", "#N/A", "n".repeat(100)],
  ["#REF!", "-1", "<b>bold</b>", "  5E3 "],
  ["TRUE", "1/2", "&P &D", "%%"],
];

/** Names in a title that is no longer than a title may be. */
function titleOf(pairs: readonly string[]): string {
  return [...pairs.join(" / ").trim()].slice(0, 100).join("");
}

function evening(pairs: readonly string[]) {
  return emptyEvening(planHome(FOUR_PAIRS, { boards: 18, pairs, title: titleOf(pairs), date: "2026-11-20" }));
}

describe("names as typed", () => {
  test.each(NAMES.map((pairs) => [pairs]))("%j", async (pairs) => {
    const model = homeWorkbook(evening(pairs));
    const [sheets] = await recalculated([{ model }]);
    // Charts draw nothing over #N/A.
    const failed = [...sheets!].filter(([sheet, { errors }]) => sheet !== "Working" && errors !== "");
    expect(failed).toEqual([]);
    const names = headedList(model, "Scoresheet", "Pair", 1);
    const typed = [1, 2, 3, 4].map((pair) => names.shown(sheets!, pair, "Names"));
    expect(typed).toEqual(pairs.map((name) => name.trim()));
    // The band of the first round, above its boards.
    expect(sheets!.get("Table 1")!.at(3, 1)).toContain(`4 ${pairs[3]!.trim()}`);
    expect(sheets!.get("Table 1")!.at(1, 1)).toBe(titleOf(pairs));
  });
});

test("the chart's legend shows the cells with the names, and follows them", async () => {
  const bytes = await writeWorkbook(homeWorkbook(evening(["A & B", "<C>", "=D", "E"])));
  const chart = strFromU8(unzipSync(bytes)["xl/charts/chart1.xml"]!);
  const names = [...chart.matchAll(/<c:tx><c:strRef><c:f>(.*?)<\/c:f>.*?<c:v>(.*?)<\/c:v>/g)];
  expect(names.map(([, address, name]) => [address!.replace(/&apos;/g, "'"), name])).toEqual([
    [expect.stringMatching(/^'Working'!\$[A-Z]+\$1$/), "1 A &amp; B"],
    [expect.stringMatching(/^'Working'!\$[A-Z]+\$1$/), "2 &lt;C&gt;"],
    [expect.stringMatching(/^'Working'!\$[A-Z]+\$1$/), "3 =D"],
    [expect.stringMatching(/^'Working'!\$[A-Z]+\$1$/), "4 E"],
  ]);
});

// prettier-ignore
const TEAM_NAMES = [
  '=HYPERLINK("x")', "+44", "@SUM(A1)", `"Quoted" & 'so'`, "Zoë 🂡 & Ŵil", "n".repeat(100),
  "نادية وسامي", "#N/A", "#REF!", "-1x", "<b>bold</b>", "5E3", "TRUE", "1/2", "&P &D", "%%",
] as const;
const named = (count: number, from = 0) => Array.from({ length: count }, (_, i) => TEAM_NAMES[from + i]!);

const SESSIONS: readonly (readonly [kind: string, options: SessionOptions])[] = [
  ["team-match", { home: TEAM_NAMES[0], away: TEAM_NAMES[3], players: named(8, 4) }],
  ["team-match", { form: "swiss", home: TEAM_NAMES[7], away: TEAM_NAMES[8], players: named(8, 8) }],
  ["three-teams", { teams: named(3, 1), players: named(12, 4) }],
  ["four-teams", { teams: named(4), players: named(16) }],
  ["swiss-event", { teams: named(12), rounds: 3, bracket: 8 }],
];

test("every sheet shows the names of teams and players as typed", async () => {
  const sessions = SESSIONS.map(([kind, options]) => before(kind, options));
  const models = sessions.map((session) => sessionWorkbook(session));
  const found = await recalculated(models.map((model) => ({ model })));
  expect(await givenOtherwise(sessions, sessionWorkbook)).toEqual([]);
  SESSIONS.forEach(([, { home, teams = [home!] }], i) => {
    const typed = models[i]!.sheets[1]!.cells.find(
      ({ value, formula }) => value === teams[0] && formula === undefined
    )!;
    const first = found[i]!.get(models[i]!.sheets[1]!.name)!;
    expect(first.at(typed.row, typed.column)).toBe(teams[0]);
  });
});
