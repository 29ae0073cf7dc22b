import { CANCELLED, NOT_PLAYED, PASSES } from "../../bridge/contract";
import { MANY_DOWN_WORDS, SPELLINGS } from "../../sessions/reading/spellings";
import { TYPED_FAULTS, TYPED_NOTES } from "../../sessions/reading/typed-board";
import type { Grid } from "../kit/grid";
import { layOutList, writeHeadings, writeRow, recordOf } from "../kit/list";
import type { Validation } from "../model";
import { areaAddress } from "../reference";
import { texts } from "../texts";
import { AFTER_SCORES } from "./score-tables";
import { words } from "./text-formulas";

const TRICKS = Array.from({ length: 13 }, (_, i) => i + 1);
const MANY_DOWN = [...MANY_DOWN_WORDS].map(([, down]) => down.replace(" ", "").toUpperCase());
/** Between the beginnings of the words for many down, so that where one stands says how many. */
export const MANY_DOWN_DISTANCE = 16;
const SIGNED = [...SPELLINGS.result.keys()].filter((result) => !MANY_DOWN.includes(result));

/** Words that are understood, to be searched by `isOneOf`. */
const WORDS = {
  passes: words(PASSES),
  notPlayed: words(NOT_PLAYED),
  cancelled: words(CANCELLED),
  northSouth: words(["N", "S", "NORTH", "SOUTH"]),
  eastWest: words(["E", "W", "EAST", "WEST"]),
  /** Results, and what is none without its sign. */
  signed: words(SIGNED),
  manyDown: MANY_DOWN.map((down) => `;${down};`.padEnd(MANY_DOWN_DISTANCE)).join(""),
  tricks: words(TRICKS),
  /** All that cells take. */
  contracts: words(SPELLINGS.contract),
  doubles: words([...SPELLINGS.doubled.keys()]),
} as const;

const { spoilt, faults, notes, ...others } = texts.remarks;
const { skipped, unlikeOthers, halfAdjusted, noAdjustment, noAdjustedImps, noOther, weighted } = others;

/** What is said of a board, in the order of the faults and of the notes. */
const REMARKS = {
  formula: spoilt[1],
  locked: spoilt[2],
  ...recordOf(TYPED_FAULTS, (fault) => faults[fault]),
  ...recordOf(TYPED_NOTES, (note) => notes[note]),
  ...unlikeOthers,
  ...{ halfAdjusted, noAdjustment, noAdjustedImps, noOther, skipped, weighted },
} as const;
export type Remark = keyof typeof REMARKS;

/** The letters that stand for the cells that are typed into for a board, by their columns. */
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
} as const;
type Marked = keyof typeof MARKS;

/** The cells that a remark is about. */
const MARKED: Readonly<Record<Remark, readonly Marked[]>> = {
  formula: ["contract", "by", "result", "doubled", "typed"],
  locked: ["contract", "by", "result", "doubled", "typed"],
  equalsSign: ["contract", "by", "result", "doubled", "typed"],
  pointsInContract: ["contract"],
  contract: ["contract"],
  combinedContract: ["contract"],
  leftOver: ["by", "result", "doubled"],
  declarer: ["by"],
  doubled: ["doubled"],
  result: ["result"],
  unsigned: ["result"],
  tooMany: ["contract", "result"],
  tooFew: ["contract", "result"],
  noContract: ["contract"],
  noDeclarer: ["by"],
  noResult: ["result"],
  noNumber: ["typed"],
  notTen: ["typed"],
  impossible: ["typed"],
  sign: ["typed"],
  contradiction: ["typed"],
  cancelledPoints: ["typed"],
  sevenDown: ["result"],
  declaredNs: ["by"],
  declaredEw: ["by"],
  moreTricks: ["result"],
  fewerTricks: ["result"],
  onlyDouble: ["doubled"],
  farPoints: ["typed"],
  halfAdjusted: ["adjusted"],
  noAdjustment: ["adjusted"],
  noAdjustedImps: ["adjusted"],
  noOther: ["typedOther"],
  skipped: ["contract"],
  weighted: ["contract"],
};

const NUMBERS: ReadonlyMap<string, number> = new Map(Object.keys(REMARKS).map((remark, i) => [remark, i + 1]));

/** More tables than any session has. */
const MOST_TABLES = 20;

const LIST = layOutList(
  {
    ...{ words: { heading: "Words" }, remarks: { heading: "Remarks" }, marked: { heading: "Marked" } },
  },
  { name: "lookups", sheet: texts.working.name, headingRow: 1, left: AFTER_SCORES, rows: NUMBERS.size + MOST_TABLES }
);

/** The first column right of what formulas look up. */
export const AFTER_LISTS = LIST.right + 2;

/** The cell of some words that are understood, on the Working sheet itself. */
export function wordsOf(key: keyof typeof WORDS): string {
  const row = Object.keys(WORDS).indexOf(key);
  return areaAddress(LIST.area("words", row, row));
}

/**
 * The rules of the columns of a board, from any sheet: what begins like an entry of so many characters and is another one is
 * refused. Whatever else is typed is spoken of by Check; also of a result, since LibreOffice refuses = by any rule.
 */
export const BOARD_RULES = {
  contract: wordsRule("contracts", 2),
  doubled: wordsRule("doubles", 1),
} as const;

function wordsRule(key: keyof typeof WORDS, shortest: number): Validation["rule"] {
  return { kind: "words", words: LIST.outside.fixed("words", Object.keys(WORDS).indexOf(key)), shortest };
}

/** The number of a remark in the list of all; of a table that has not played a board yet, after those. */
export function numberOf(remark: Remark | { readonly missing: number }): number {
  const known = typeof remark === "string" ? NUMBERS.get(remark) : NUMBERS.size + 1 + remark.missing;
  if (known === undefined || known > LIST.rows) throw new Error(`There is no remark ${JSON.stringify(remark)}`);
  return known;
}

/** What a remark says, by the cell of its number: for any sheet. */
export function remarkAt(number: string): string {
  return `INDEX(${LIST.outside.range("remarks")},${number})`;
}

/** The letters of the cells that a remark is about, by the cell of its number: for any sheet. */
export function markedAt(number: string): string {
  return `INDEX(${LIST.outside.range("marked")},${number})&""`;
}

/** What a remark says, on the Working sheet itself. */
export function ownRemarkAt(number: string): string {
  return `INDEX(${LIST.range("remarks")},${number})`;
}

/** Writes what formulas look up of words and remarks. @param tables the sheets of all tables. */
export function putLists(grid: Grid, tables: readonly string[]): void {
  writeHeadings(grid, LIST);
  Object.values(WORDS).forEach((words, row) => writeRow(grid, LIST, row, { words }));
  const remarks = [...Object.values(REMARKS), ...tables.map(texts.remarks.missing)];
  remarks.forEach((remark, row) => writeRow(grid, LIST, row, { remarks: remark }));
  (Object.keys(REMARKS) as Remark[]).forEach((remark, row) =>
    writeRow(grid, LIST, row, { marked: MARKED[remark].map((key) => MARKS[key]).join("") })
  );
}
