import type { SessionOptions } from "../../src/sessions/session-options";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { stale } from "../support/evenings";
import { workedOut } from "../support/worked-out";
import { describeWithLibreOffice, differences, recalculate } from "../support/libreoffice";
import { before } from "../support/sessions";

/** Names that a spreadsheet might take for something else. */
// prettier-ignore
const NAMES = [
  '=HYPERLINK("x")', "+44", "@SUM(A1)", `"Quoted" & 'so'`, "Zoë 🂡 & Ŵil", "n".repeat(100),
  "نادية وسامي", "#N/A", "#REF!", "-1x", "<b>bold</b>", "5E3", "TRUE", "1/2", "&P &D", "%%",
] as const;
const named = (count: number, from = 0) => Array.from({ length: count }, (_, i) => NAMES[from + i]!);

const SESSIONS: readonly (readonly [kind: string, options: SessionOptions])[] = [
  ["team-match", { home: NAMES[0], away: NAMES[3], players: named(8, 4) }],
  ["team-match", { form: "swiss", home: NAMES[7], away: NAMES[8], players: named(8, 8) }],
  ["three-teams", { teams: named(3, 1), players: named(12, 4) }],
  ["four-teams", { teams: named(4), players: named(16) }],
  ["swiss-event", { teams: named(12), rounds: 3, bracket: 8 }],
];

describeWithLibreOffice("names of teams and players as typed, in LibreOffice", () => {
  test("every sheet shows them", async () => {
    const models = SESSIONS.map(([kind, options]) => sessionWorkbook(before(kind, options)));
    const jobs = await Promise.all(models.map(async (model) => ({ bytes: await writeWorkbook(stale(model)) })));
    const found = recalculate(jobs);
    expect(found.flatMap((sheets, i) => differences(models[i]!.sheets, sheets))).toEqual([]);
    SESSIONS.forEach(([, { home, teams = [home!] }], i) => {
      const typed = models[i]!.sheets[0]!.cells.find(({ value }) => value === teams[0])!;
      const first = found[i]!.get(models[i]!.sheets[0]!.name)!;
      expect(first.at(typed.row, typed.column)).toBe(teams[0]);
      expect(typed.formula).toBeUndefined();
    });
  });
});

test.each(SESSIONS.map(([kind, options]) => [kind, options] as const))("%s in the add-in dialect", (kind, options) => {
  const model = sessionWorkbook(before(kind, options), { formulas: "add-in" });
  const sheets = workedOut(stale(model));
  expect(differences(model.sheets, sheets)).toEqual([]);
});
