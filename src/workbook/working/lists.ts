import { LEVELS } from "../../bridge/contract";
import { SPELLINGS } from "../../sessions/reading/spellings";
import type { Grid } from "../kit/grid";
import { layOutList } from "../kit/list";
import { writeHeadings, writeRow } from "../kit/write-list";
import type { Validation } from "../model";
import { texts } from "../texts";
import { words } from "./text-formulas";
import { AFTER_SPELLINGS, putSpellings } from "./spelling-tables";

/** All words that cells accept, in which `isOneOf` searches for an entry. */
const WORDS = {
  contracts: words([
    ...LEVELS.flatMap((level) => SPELLINGS.strain.map(([strain]) => `${level}${strain}`)),
    ...SPELLINGS.instead.map(([word]) => word),
  ]),
  doubles: words(SPELLINGS.doubled.map(([word]) => word)),
  letters: ` ${[..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].join(" ")} `,
} as const;

const { faults, wrong, questions, others } = texts.remarks;
const FAULTS = Object.keys(faults);

/** Remarks on a board, faults first. */
const REMARKS = { ...faults, ...wrong, ...questions, ...others } as const;
export type Remark = keyof typeof REMARKS;

/**
 * Letter for each yellow column of a board. The list of remarks uses the letters to name the cells that a remark is
 * about.
 */
export const MARKS = {
  contract: "C",
  by: "B",
  result: "R",
  doubled: "X",
  typed: "P",
  typedOther: "O",
  adjusted: "A",
  adjustedNs: "A",
  adjustedEw: "A",
  seats: "S",
} as const;
type Marked = keyof typeof MARKS;

/** The cells that a remark is about. */
const MARKED: Readonly<Record<Remark, readonly Marked[]>> = {
  formula: ["contract", "by", "result", "doubled", "typed"],
  contract: ["contract"],
  doubledContract: ["contract"],
  declarer: ["by"],
  doubled: ["doubled"],
  result: ["result"],
  tricks: ["contract", "result"],
  score: ["typed"],
  contradiction: ["typed"],
  noContract: ["contract"],
  badAverages: ["adjusted"],
  badRuled: ["adjusted"],
  badSeats: ["seats"],
  staleRuling: ["adjusted"],
  badGroup: ["adjusted"],
  averagesDiffer: ["adjusted"],
  sevenDown: ["result"],
  otherVulnerability: ["typed"],
  far: ["by", "result"],
  doubledOnly: ["doubled"],
  halfAdjusted: ["adjusted"],
  noAdjustment: ["adjusted"],
  noAdjustedImps: ["adjusted"],
  noOther: ["typedOther"],
  skipped: ["contract"],
  dealAgain: [],
  hcpMissing: [],
};

/**
 * If a session has two tables, a fault at one table is also shown on the sheet of the other table, with the table's
 * name.
 */
const TABLES_NAMED = 2;

/**
 * Remarks in the order of their numbers, from 1: the faults; then null for each fault preceded by its table's name;
 * then the questions.
 */
const NUMBERED: readonly (Remark | null)[] = [
  ...[...Object.keys(faults), ...Object.keys(wrong)],
  ...Array<null>(TABLES_NAMED * FAULTS.length).fill(null),
  ...[...Object.keys(questions), ...Object.keys(others)],
] as (Remark | null)[];
const FIRST_THERE = NUMBERED.indexOf(null) + 1;
/** Highest number of a fault; questions have higher numbers. */
export const LAST_WRONG = NUMBERED.lastIndexOf(null) + 1;

/** More tables than any session has. */
const MAX_TABLES = 20;

const LIST = layOutList(
  {
    words: { heading: "Words" },
    remarks: { heading: "Remarks" },
    marked: { heading: "Marked" },
  },
  {
    name: "lookups",
    sheet: texts.working.name,
    headingRow: 1,
    left: AFTER_SPELLINGS,
    rows: NUMBERED.length + MAX_TABLES,
  }
);

/** First column of the Working sheet right of the lists of words and remarks, after a gap of one column. */
export const AFTER_LISTS = LIST.right + 2;

/**
 * Validation of a board's columns, for use on any sheet. It rejects only text that begins like a valid entry and is not
 * one. The column Check reports all other faults, and all faults of results, since LibreOffice would reject the entry =
 * by any rule.
 */
export const BOARD_RULES = {
  contract: wordsRule("contracts", 2),
  doubled: wordsRule("doubles", 1),
} as const;

/** Cell with the letters A to Z, each between blanks, for formulas on the Working sheet. */
export const LETTERS = wordsCell(LIST, "letters");

function wordsCell(list: Pick<typeof LIST, "fixed">, key: keyof typeof WORDS): string {
  return list.fixed("words", Object.keys(WORDS).indexOf(key));
}

function wordsRule(key: keyof typeof WORDS, shortest: number): Validation["rule"] {
  return { kind: "words", words: wordsCell(LIST.outside, key), shortest };
}

/**
 * Returns a remark's number, from 1, as a formula. `missing` is the index, from 0, of a table whose score is missing;
 * the remarks on missing scores follow all other remarks.
 */
export function numberOf(remark: Remark | { readonly missing: number }): string {
  if (typeof remark === "string") return String(NUMBERED.indexOf(remark) + 1);
  const knownCount = NUMBERED.length + 1 + remark.missing;
  if (knownCount > LIST.rows) throw new Error(`There is no remark ${JSON.stringify(remark)}`);
  return String(knownCount);
}

/**
 * Returns the formula for the number of a remark that consists of the name of a table and a fault at that table.
 * @param fault formula for the fault's own number.
 * @param table index of the table with the fault, from 0.
 */
export function numberThere(fault: string, table: number): string {
  return `${fault}+${FIRST_THERE - 1 + table * FAULTS.length}`;
}

/** Returns the formulas that are true for a fault and for a question. @param number formula of a remark's number. */
export function soundings(number: string): readonly (readonly [tone: "alert" | "notice", condition: string])[] {
  return [
    ["alert", `(${number}>0)*(${number}<=${LAST_WRONG})`],
    ["notice", `--(${number}>${LAST_WRONG})`],
  ];
}

/**
 * Returns the formula for a remark's text, for use on any sheet.
 * @param number cell of the remark's number.
 */
export function remarkAt(number: string): string {
  return `INDEX(${LIST.outside.range("remarks")},${number})`;
}

/**
 * Returns the formula for the letters of the cells that a remark is about, see {@link MARKS}, for use on any sheet.
 * @param number cell of the remark's number.
 */
export function markedAt(number: string): string {
  return `INDEX(${LIST.outside.range("marked")},${number})&""`;
}

/**
 * Writes the lists of spellings, words and remarks that formulas look up.
 * @param tables the names of all tables' sheets.
 */
export function putLists(grid: Grid, tables: readonly string[]): void {
  putSpellings(grid);
  writeHeadings(grid, LIST);
  Object.values(WORDS).forEach((words, row) => writeRow(grid, LIST, row, { words }));
  NUMBERED.forEach((remark, row) => {
    if (remark !== null)
      writeRow(grid, LIST, row, { remarks: REMARKS[remark], marked: MARKED[remark].map((key) => MARKS[key]).join("") });
  });
  tables.forEach((sheet, table) => {
    writeRow(grid, LIST, NUMBERED.length + table, { remarks: texts.remarks.missing(sheet) });
    if (tables.length === TABLES_NAMED)
      Object.values(faults).forEach((fault, row) =>
        writeRow(grid, LIST, FIRST_THERE - 1 + table * FAULTS.length + row, {
          remarks: texts.remarks.atTable(sheet) + fault,
        })
      );
  });
}
