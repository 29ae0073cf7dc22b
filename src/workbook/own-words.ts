import { OWN_MEANINGS, readOwnWords } from "../sessions/reading/own-words";
import type { Spelled } from "../sessions/reading/spellings";
import type { EntryOption } from "./entries";
import { ifElse } from "./kit/content";
import type { Grid } from "./kit/grid";
import { entryCell, layOutList, type List } from "./kit/list";
import { putOver, writeHeadings, writeRow } from "./kit/write-list";
import { areaAddress } from "./reference";
import { texts } from "./texts";
import { STYLES } from "./theme";

type OwnWordColumn = "meaning" | "word" | "check";
export type OwnWordList = List<OwnWordColumn>;

const { ownWords: words } = texts.scales;

/** Lays out the list of a club's own words, with a line for each meaning that a board's cells can have. */
export function layOutOwnWords(place: Pick<OwnWordList, "sheet" | "headingRow" | "left">): OwnWordList {
  return layOutList<OwnWordColumn>(
    {
      meaning: { heading: words.meaning, width: 12, style: STYLES.label },
      word: { heading: words.word, width: 12, style: STYLES.entryText },
      check: { heading: texts.common.check, width: 24, style: STYLES.check },
    },
    { ...place, name: "ownWords", rows: OWN_MEANINGS.length }
  );
}

/**
 * Writes the list of a club's own words, which can be changed.
 * @param option the session's option with the own words.
 * @param hasUncounted returns the condition that an own word for a kind of entry does not count.
 */
export function putOwnWords(
  grid: Grid,
  list: OwnWordList,
  option: string | undefined,
  hasUncounted: (column: Spelled) => string
): void {
  writeHeadings(grid, list, STYLES.heading);
  putOver(grid, list, ["meaning", "check"], words.title, STYLES.subtitle);
  const typedWords = new Map(readOwnWords(option).map(({ name, word }) => [name, word]));
  OWN_MEANINGS.forEach(({ name }, row) =>
    writeRow(grid, list, row, { meaning: words.meanings[name], word: typedWords.get(name) ?? null })
  );
  for (const column of new Set(OWN_MEANINGS.map(({ spelled }) => spelled))) {
    const rows = ownRows(column);
    const [first = 0, last = first] = [rows[0], rows[rows.length - 1]];
    writeRow(grid, list, first, { check: ifElse(hasUncounted(column), words.clash) });
    const { top, ...sides } = list.area("word", -1, list.rows);
    const typed = `INDEX(${areaAddress({ top, ...sides })},ROW()-${top - 1})`;
    const isRed = `AND(${typed}<>"",${areaAddress(list.area("check", first, first))}<>"")`;
    grid.highlight({ area: list.area("word", first, last), formula: isRed, tone: "alert" });
  }
}

/** Returns the rows, from 0, of the own words for one kind of entry. */
export function ownRows(column: Spelled): number[] {
  return OWN_MEANINGS.flatMap(({ spelled }, row) => (spelled === column ? [row] : []));
}

/** Returns the yellow cells of the own words. */
export function ownWordEntries(list: OwnWordList): EntryOption {
  const phrases = OWN_MEANINGS.map(({ name }, row) => ({
    before: `${name} `,
    cells: [entryCell(list, "word", row)],
    after: "",
  }));
  return { kind: "phrases", option: "words", phrases };
}
