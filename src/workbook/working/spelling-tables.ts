import { itemAt } from "../../bridge/item-at";
import { OWN_MEANINGS } from "../../sessions/reading/own-words";
import { SPELLINGS, type Spelled, type Spelling } from "../../sessions/reading/spellings";
import { computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import { layOutList, layOutSideBySide, writeHeadings, writeRow, type List } from "../kit/list";
import { ownRows } from "../own-words";
import { OWN_WORDS } from "../scales-layout";
import { texts } from "../texts";
import { AFTER_SCORES } from "./score-tables";

const KEYS = Object.keys(SPELLINGS) as Spelled[];

/** The spellings of each column side by side, with their codes; below them a club's own words, beside them as they are typed. */
const LISTS = layOutSideBySide(KEYS, AFTER_SCORES, (spelled, left) => {
  const columns = {
    typed: { heading: "Own" },
    written: { heading: `Spellings, ${spelled}` },
    code: { heading: "Code" },
  };
  const rows = SPELLINGS[spelled].length + ownRows(spelled).length;
  return layOutList(columns, { name: `${spelled}Spellings`, sheet: texts.working.name, headingRow: 1, left, rows });
});

function listOf(spelled: Spelled): List<"typed" | "written" | "code"> {
  return itemAt(LISTS, KEYS.indexOf(spelled));
}

/** The first column right of them. */
export const AFTER_SPELLINGS = Math.max(...LISTS.map(({ right }) => right)) + 1;

/** The range of the spellings of a column, or of the codes beside them, on the Working sheet itself. */
export function spellingRange(spelled: Spelled, key: "written" | "code"): string {
  return listOf(spelled).range(key);
}

/** The cells of a club's own words of a column, as they count, with their codes, on the Working sheet itself. */
export function ownSpellings(spelled: Spelled): { readonly cell: string; readonly code: number }[] {
  return ownRows(spelled).map((row, index) => ({
    cell: listOf(spelled).cell("written", SPELLINGS[spelled].length + index),
    code: itemAt(OWN_MEANINGS, row).code,
  }));
}

/** In place of an own word that is not typed, or that does not count: no text that is looked up has a blank. */
const BLANK = " ";
const UNCOUNTED = "  ";

/** A condition for other sheets: some own word of a column does not count. */
export function hasUncounted(spelled: Spelled): string {
  const words = listOf(spelled).outside.range("written", SPELLINGS[spelled].length);
  return `SUMPRODUCT(--(${words}="${UNCOUNTED}"))>0`;
}

/**
 * An own word; {@link UNCOUNTED} if it has a blank, if it begins like a word above it in the table (or that like it), or if
 * it begins like a number or a formula, which a cell that was cut would take it for.
 */
function countedFormula(list: ReturnType<typeof listOf>, row: number): string {
  const [word, above] = [list.cell("typed", row), list.range("written", 0, row - 1)];
  const clashes = [
    `ISNUMBER(FIND(" ",${word}))`,
    `SUMPRODUCT(--(LEFT(${above},LEN(${word}))=LEFT(${word},LEN(${above}))))>0`,
    `ISNUMBER(FIND(LEFT(${word}),"+-=0123456789"))`,
  ];
  return `IF(${word}="","${BLANK}",IF(OR(${clashes.join()}),"${UNCOUNTED}",${word}))`;
}

export function putSpellings(grid: Grid): void {
  for (const spelled of KEYS) {
    const list = listOf(spelled);
    writeHeadings(grid, list);
    const spellings: readonly Spelling[] = SPELLINGS[spelled];
    spellings.forEach(([written, code], row) => writeRow(grid, list, row, { written, code }));
    ownRows(spelled).forEach((row, index) => {
      const { code } = itemAt(OWN_MEANINGS, row);
      const place = spellings.length + index;
      writeRow(grid, list, place, {
        typed: computed(`${OWN_WORDS.outside.cell("word", row)}&""`),
        written: computed(countedFormula(list, place)),
        code,
      });
    });
  }
}
