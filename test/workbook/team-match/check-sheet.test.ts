import { emptySession, planSession } from "../../../src/sessions/kinds";
import { DIALECTS } from "../../../src/workbook/dialect-names";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { workedOut } from "../../support/worked-out";
import { headedList } from "../../support/headed-list";
import type { Edit } from "../../support/libreoffice";

const PLAN = planSession("team-match", { boards: 8, home: "Reds", away: "Blues", scale: "WBF-24" });

describe.each(DIALECTS)("the Check sheet, %s", (formulas) => {
  const workbook = sessionWorkbook(emptySession(PLAN).scored, { formulas });
  const home = headedList(workbook, "Table 1", "Board");
  const away = headedList(workbook, "Table 2", "Board");
  const check = workbook.sheets.find(({ name }) => name === "Check")!;
  const head = check.cells.find(({ value }) => value === "Board")!;
  const sides = check.cells.filter(({ value }) => /^Table . *, (home|away)$/.test(String(value)));

  /** What the sheet shows after typing: its sentence, the lines of the list, and what each side has. */
  function checked(...edits: Edit[]) {
    const sheets = workedOut(workbook, edits);
    const { at } = sheets.get("Check")!;
    // Its headings take two rows.
    const lines = Array.from({ length: 8 }, (_, i) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((n) => at(head.row + 2 + i, head.column + n))
    );
    return {
      said: check.cells.filter(({ row }) => row === 3).map(({ row, column }) => at(row, column))[0],
      listed: lines.filter((line) => line.some((value) => value !== "")),
      sides: sides.map(({ row, column }) => [2, 3].map((n) => at(row, column + n))),
    };
  }

  const BOTH = [home.edit(1, "Score only, N-S", 420), away.edit(1, "Score only, N-S", -50)];

  test("before play, and while each side takes the other's scores, the sheets agree", async () => {
    const agreed = { said: "The two sides' sheets agree.", listed: [] };
    expect(checked()).toMatchObject({
      ...agreed,
      said: "Nothing to compare yet.",
      sides: [
        ["", ""],
        ["", ""],
      ],
    });
    expect(checked(...BOTH)).toMatchObject({
      ...agreed,
      sides: [
        [10, 0],
        [10, 0],
      ],
    });
  });

  test("boards of which a side has another score are listed in their order, with what either has", async () => {
    const typed = checked(
      ...BOTH,
      ...[
        home.edit(5, "Score only, N-S", 620),
        away.edit(5, "Score only, N-S", 650),
        away.edit(5, "Typed: Table 1", 650),
      ],
      ...[
        home.edit(2, "Score only, N-S", -100),
        away.edit(2, "Score only, N-S", 110),
        home.edit(2, "Typed: Table 2", 140),
      ],
      ...[
        home.edit(7, "Score only, N-S", 90),
        away.edit(7, "Score only, N-S", 90),
        home.edit(7, "Typed: Table 2", -90),
      ],
      away.edit(7, "Typed: Table 1", 120)
    );
    expect(typed.said).toBe("3 boards differ between the two sides' sheets: settle this before you sign.");
    // The board; Table 1's score by home and by away, Table 2's; home's IMPs by each; what differs.
    expect(typed.listed).toEqual([
      [2, -100, -100, 140, 110, -6, -5, "score at Table 2"],
      [5, 620, 650, 650, 650, -1, 0, "score at Table 1"],
      [7, 90, 120, -90, 90, 5, 1, "scores at both tables"],
    ]);
    expect(typed.sides).toEqual([
      [15, 7],
      [11, 5],
    ]);
  });

  test("one board that differs is one", async () => {
    const { said } = checked(...BOTH, home.edit(1, "Typed: Table 2", 50));
    expect(said).toBe("1 board differs between the two sides' sheets: settle this before you sign.");
  });
});
