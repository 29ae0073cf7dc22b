import { beforePlay } from "../../src/sessions/kinds";
import type { Cell, Sheet, Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { CASE_OF_EACH_SORT } from "../support/case-sorts";
import { caseNames, caseOptions, scoredCase } from "../support/case-files";
import { describeWithLibreOffice, tryEach, type Changed } from "../support/libreoffice";
import { runs } from "../support/runs";

/** What no cell for numbers can count, and no other cell can pass over. */
const TEXTS = runs<readonly string[]>({ ci: ["TRUE", "a,b"], soak: ["TRUE", "FALSE", "a,b", "12 IMPs", "n.p.", "-"] });
const CASES = runs<readonly string[]>({ ci: CASE_OF_EACH_SORT, soak: caseNames() });

/** What passes over a text in silence still: docs/known-limitations.md tells of it. */
const SILENT = {
  sheets: ["Scales"],
  titles: ["Penalty", "Handicap", "Rounds played", "The other table"],
};

interface Tried {
  readonly sheet: string;
  readonly cell: string;
  readonly text: string;
  /** Whether only a number is counted. */
  readonly isNumber: boolean;
}

/** Texts for a cell of each column that is typed into: with `npm test` not on a second table or round. */
function triedIn({ sheets }: Workbook): Tried[] {
  const meant = sheets.filter(
    ({ name }) =>
      !SILENT.sheets.includes(name) && runs({ ci: !/^(Table|Round) ([2-9B-Z]|1\d)$/.test(name), soak: true })
  );
  return meant.flatMap((sheet) =>
    columnsOf(sheet).flatMap((cell) => {
      const found = sheet.validations.find(({ area }) => isInside(cell, area));
      if (SILENT.titles.includes(found?.error?.title ?? "")) return [];
      const isNumber = found !== undefined && found.rule.kind !== "list";
      return TEXTS.map((text) => ({ sheet: sheet.name, cell: cellAddress(cell.row, cell.column), text, isNumber }));
    })
  );
}

/** The middle one of each run of cells below each other that are typed into. */
function columnsOf({ cells, merges }: Sheet): Cell[] {
  const isJoined = (cell: Cell) =>
    merges.some((area) => isInside(cell, area) && (cell.row > area.top || cell.column > area.left));
  const typed = cells.filter((cell) => cell.style?.entry && !isJoined(cell));
  const runsOf = new Map<string, Cell[]>();
  for (const cell of [...typed].sort((a, b) => a.row - b.row)) {
    const isBelow = (run: readonly Cell[]) => cell.row - run[run.length - 1]!.row <= 4;
    const known = [...runsOf.entries()].find(([key, run]) => key.startsWith(`${cell.column}:`) && isBelow(run));
    if (known) known[1].push(cell);
    else runsOf.set(`${cell.column}:${cell.row}`, [cell]);
  }
  return [...runsOf.values()].map((run) => run[Math.floor(run.length / 2)]!);
}

function isInside({ row, column }: Cell, { top, left, bottom, right }: Sheet["merges"][number]): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** Whether something is said of what was typed, or at least something changes where any text may count. */
function isTold({ text, isNumber }: Tried, changed: readonly Changed[], { sheets }: Workbook): boolean {
  const seen = changed.filter(
    ([name, , column]) => sheets.find((sheet) => sheet.name === name)!.widths[column - 1] !== 0
  );
  return seen.some(([, , , value]) => !isNumber || (/[a-z]{3}/.test(String(value)) && !String(value).includes(text)));
}

describeWithLibreOffice("what stands in a yellow cell and is not counted", () => {
  test.each(CASES)("%s: is named", async (name) => {
    const { scored } = beforePlay(scoredCase(name).scored.plan);
    const model = sessionWorkbook(scored, { ...caseOptions(name).workbook, formulas: "built-in" });
    const tried = triedIn(model);
    const [found] = tryEach([
      { bytes: await writeWorkbook(model), tried: tried.map(({ sheet, cell, text }) => ({ sheet, cell, text })) },
    ]);
    const silent = tried.filter((each, i) => !isTold(each, found![i]!, model));
    expect(silent.map(({ sheet, cell, text }) => `${sheet}!${cell}: ${text}`)).toEqual([]);
  });
});
