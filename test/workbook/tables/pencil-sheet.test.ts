import { emptySession, planSession } from "../../../src/sessions/kinds";
import type { SessionOptions } from "../../../src/sessions/session-options";
import type { Sheet } from "../../../src/workbook/model";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { texts } from "../../../src/workbook/texts";
import { savedOf } from "../../support/saved";

/** 8 mm in points, which rows to write in have at least. */
const WRITTEN = 22.7;
/** At most so many boards stand on a page. */
const ON_PAGE = 12;

const KINDS: readonly (readonly [kind: string, options: SessionOptions, scale: boolean])[] = [
  ["four-pairs", { boards: 24 }, true],
  ["four-pairs", { boards: 24, scoring: "matchpoints" }, false],
  ["five-pairs", { boards: 30 }, true],
  ["pairs", { pairs: ["7"] }, false],
  ["individual", { players: ["9"], scoring: "imps" }, false],
  ["chicago", { players: ["5"] }, false],
  ["team-match", { form: "league", boards: 24 }, true],
  ["team-match", { form: "knockout", boards: 32, sessions: 1 }, true],
  ["team-match", { form: "bam", boards: 24 }, false],
  ["three-teams", { boards: 18 }, true],
  ["four-teams", { boards: 30 }, true],
];

function workbookOf(kind: string, options: SessionOptions) {
  return sessionWorkbook(emptySession(planSession(kind, options)).scored, { forms: ["pencil"] });
}

function shownIn({ cells }: Sheet, column: number): readonly (readonly [row: number, value: string | number])[] {
  return cells.flatMap((cell) =>
    cell.column === column && cell.value !== null ? [[cell.row, cell.value] as const] : []
  );
}

/** The boards below the headings of a sheet, from which "Board" or "Deal" leads on. */
function boardsIn(sheet: Sheet): number[] {
  let isBoard = false;
  return shownIn(sheet, 1).flatMap(([, value]) => {
    if (value === texts.common.board || value === "Deal") isBoard = true;
    else if (typeof value === "string") isBoard = false;
    else if (isBoard) return [value];
    return [];
  });
}

describe.each(KINDS)("%s with %j", (kind, options, hasScale) => {
  const { sheets } = workbookOf(kind, options);
  const form = sheets.find(({ name }) => name === texts.pencilForms)!;
  const tables = sheets.filter(({ name }) => /^Table \w$/.test(name));

  test("has the boards of each table in their order", () => {
    const played = tables.map((table) =>
      shownIn(table, 1).flatMap(([, value]) => (typeof value === "number" ? value : []))
    );
    expect(boardsIn(form)).toEqual(played.flat());
  });

  test("is large, without colours, and nothing is typed into it", () => {
    expect(form.cells.filter(({ style }) => style && (style.fill !== null || style.entry))).toEqual([]);
    const rows = shownIn(form, 1).flatMap(([row, value]) => (typeof value === "number" ? [row] : []));
    const heights = rows.map((row) => form.heights.get(row) ?? 0);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(WRITTEN);
  });

  test("has at most twelve boards on a page, and the scale of IMPs below them where it is asked for", () => {
    const starts = [1, ...(form.print!.pagesFrom ?? []), form.print!.area.bottom + 1];
    for (const [page, first] of starts.slice(0, -1).entries()) {
      const cells = form.cells.filter(({ row }) => row >= first && row < starts[page + 1]!);
      expect(boardsIn({ ...form, cells }).length).toBeLessThanOrEqual(ON_PAGE);
      expect(cells.some(({ value }) => value === "20–40")).toBe(hasScale);
    }
  });
});

test("a file with large forms is read back", () => {
  const [session] = readSaved(savedOf(workbookOf("four-pairs", { boards: 24 })));
  expect([session!.plan.kind, session!.remarks]).toEqual(["four-pairs", []]);
});
