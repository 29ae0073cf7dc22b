import type { Cell, Sheet, Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { CASE_OF_EACH_SORT } from "../support/case-sorts";
import { caseOptions, scoredCase } from "../support/case-files";
import { describeWithLibreOffice, tryEach, type Changed, type TriedJob } from "../support/libreoffice";
import { runs } from "../support/runs";

type Tried = TriedJob["tried"][number];

/** Of these LibreOffice makes a number of +1 and -1, and a date of 12/10, where a cell has no format of its own. */
const TEXTS = runs({ ci: ["+1", "12/10"], soak: ["-1", "+1", "=", "60/40", "1-2", "12/10"] });
const CASES = runs<readonly string[]>({
  ci: ["four-pairs-vps-letter", "league-odd-double-add-in"],
  soak: [...CASE_OF_EACH_SORT, "pairs-eight-director", "league-divisions", "swiss-event-second-stage"],
});
/** A text that no cell counts. */
const NONSENSE = "zz";

interface EntryColumn {
  readonly name: string;
  readonly sheet: string;
  readonly cell: Cell;
}

/** A cell of each column that is typed into: of those that have something the middle one. */
function entryColumns({ sheets }: Workbook): EntryColumn[] {
  const columns = new Map<string, EntryColumn[]>();
  for (const sheet of sheets)
    for (const cell of sheet.cells.filter(({ style }) => style?.entry)) {
      const name = columnName(sheet, cell);
      if (name === null) continue;
      const column = { name, sheet: sheet.name, cell };
      columns.set(name, [...(columns.get(name) ?? []), column]);
    }
  return [...columns.values()].map((all) => {
    const typed = all.filter(({ cell: { value } }) => value !== null && value !== "");
    const from = typed.length > 0 ? typed : all;
    return from[Math.floor(from.length / 2)]!;
  });
}

/** What a column has in common with those of its like, such as Contract at all tables; null where a cell is joined to another. */
function columnName({ name, lists, merges }: Sheet, { row, column }: Cell): string | null {
  const isJoined = merges.some(
    ({ top, left, bottom, right }) =>
      row >= top && row <= bottom && column >= left && column <= right && (row > top || column > left)
  );
  if (isJoined) return null;
  const list = lists.find(({ rows, columns }) => {
    return rows.includes(row) && [...columns.values()].some(({ left, right }) => column >= left && column <= right);
  });
  const found = [...(list?.columns ?? [])].find(([, { left, right }]) => column >= left && column <= right);
  const place = found ? `${list?.name} ${found[0]}` : cellAddress(row, column);
  return `${name.replace(/\d+$/, "")} ${place}`;
}

function hasWords(shown: string | number): boolean {
  return /[a-z]{3}/.test(String(shown));
}

interface Effect {
  readonly changed: readonly Changed[];
  /** The cell's own value. */
  readonly value: string;
}

/** Whether a cell's own value has the same effect as a text put into the yellow cell, but for the words of remarks. */
function isSameEffect(cut: Effect, yellow: Effect): boolean {
  return [...cut.changed, ...yellow.changed].every(([sheet, row, column, , before]) => {
    // A missing part and an unknown one may have the same remark: then only one of the two changes the cell.
    const [shown, other] = [cut, yellow].map(
      ({ changed }) => changed.find((cell) => cell[0] === sheet && cell[1] === row && cell[2] === column)?.[3] ?? before
    ) as [string | number, string | number];
    const isOwn = String(other).split(yellow.value).join(cut.value) === String(shown);
    // Of a declarer that is unknown the sheet Boards shows the first letter.
    const isOwnLetter = other === yellow.value[0] && shown === cut.value[0];
    return shown === other || isOwn || isOwnLetter || (hasWords(shown) && hasWords(other));
  });
}

/** Whether a column has the text itself: the others make a number of it in a yellow cell too. */
function makesNumber({ cell }: EntryColumn, text: string): boolean {
  return cell.style?.format !== "@" && /^[-+]\d+$/.test(text);
}

/** Days from the end of 1899 to the date that LibreOffice makes of 12/10. */
const DATE = String(Date.UTC(new Date().getFullYear(), 11, 10) / 86_400_000 + 25_569);
const VALUES: Readonly<Record<string, string>> = { "12/10": DATE, "+1": "1" };

/** The columns of a case in which a text counts as something else than in the yellow cell, and is not refused. */
async function wrongIn(name: string, seen: Set<string>): Promise<string[]> {
  const model = sessionWorkbook(scoredCase(name).scored, { ...caseOptions(name).workbook, formulas: "built-in" });
  const columns = entryColumns(model).filter((column) => {
    const isNew = !seen.has(column.name);
    if (runs({ ci: true, soak: false })) seen.add(column.name);
    return isNew;
  });
  const tries = columns.flatMap((column) => {
    const at = { sheet: column.sheet, cell: cellAddress(column.cell.row, column.cell.column) };
    const isDate = column.cell.style?.format?.includes("mmm") === true;
    return TEXTS.filter((text) => !makesNumber(column, text) && !(isDate && text === "12/10")).map((text) => ({
      ...{ column, text },
      tried: [
        { ...at, text, as: "text" },
        { ...at, text: NONSENSE, as: "text" },
        { ...at, text, as: "cut" },
      ] satisfies Tried[],
    }));
  });
  const order = [0, 1, 2].flatMap((way) => tries.map(({ tried }) => tried[way]!));
  const [found] = tryEach([{ bytes: await writeWorkbook(model), tried: order }]);
  return tries.flatMap(({ column, text }, i) => {
    const [asText, refused, cut] = [0, 1, 2].map((way) => found![way * tries.length + i]!);
    const own = { changed: cut!, value: VALUES[text] ?? text };
    const isCounted = isSameEffect(own, { changed: asText!, value: text });
    const isRefused = isSameEffect(own, { changed: refused!, value: NONSENSE });
    return isCounted || isRefused ? [] : [`${column.name}: ${text}`];
  });
}

describeWithLibreOffice("what is typed into a yellow cell that was cut", () => {
  const seen = new Set<string>();

  test.each(CASES)("%s: each column counts what the yellow cell does, or refuses it", async (name) => {
    expect(await wrongIn(name, seen)).toEqual([]);
  });
});
