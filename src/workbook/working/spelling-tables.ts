import { itemAt } from "../../bridge/item-at";
import { OWN_MEANINGS } from "../../sessions/reading/own-words";
import { SPELLINGS, type Spelled, type Spelling } from "../../sessions/reading/spellings";
import { computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import { layOutList, layOutSideBySide, type List } from "../kit/list";
import { writeHeadings, writeRow } from "../kit/write-list";
import { ownRows } from "../own-words";
import { OWN_WORDS } from "../scales-layout";
import { texts } from "../texts";
import { AFTER_SCORES } from "./score-tables";

const KEYS = Object.keys(SPELLINGS) as Spelled[];

/**
 * Lists side by side, one for each kind of entry. A list has the accepted spellings with their codes, then a club's own
 * words. The column `typed` has the own words as typed, `written` only the own words that count.
 */
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

/** The first column right of the lists of spellings. */
export const AFTER_SPELLINGS = Math.max(...LISTS.map(({ right }) => right)) + 1;

/** Returns the range of the spellings of one kind of entry, or of their codes, for formulas on the Working sheet. */
export function spellingRange(spelled: Spelled, key: "written" | "code"): string {
  return listOf(spelled).range(key);
}

/**
 * Returns the cells of a club's own words for one kind of entry, with their codes, for formulas on the Working sheet. A
 * cell has only blanks if its word is not typed or does not count.
 */
export function ownSpellings(spelled: Spelled): { readonly cell: string; readonly code: number }[] {
  return ownRows(spelled).map((row, index) => ({
    cell: listOf(spelled).cell("written", SPELLINGS[spelled].length + index),
    code: itemAt(OWN_MEANINGS, row).code,
  }));
}

/**
 * Cell texts for an own word that is not typed, and for one that does not count. Neither is ever found, since texts are
 * looked up without blanks.
 */
const BLANK = " ";
const UNCOUNTED = "  ";

/** Returns the condition that an own word for one kind of entry does not count, for formulas on other sheets. */
export function hasUncounted(spelled: Spelled): string {
  const words = listOf(spelled).outside.range("written", SPELLINGS[spelled].length);
  return `SUMPRODUCT(--(${words}="${UNCOUNTED}"))>0`;
}

/**
 * Returns the formula for an own word; {@link BLANK} if none is typed. The formula gives {@link UNCOUNTED} if the word
 * contains a blank, if the word begins with a spelling above it in the list, or if such a spelling begins with the
 * word. It also gives {@link UNCOUNTED} if the word begins like a number or a formula, since a cell whose content was
 * cut would convert such a word.
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
