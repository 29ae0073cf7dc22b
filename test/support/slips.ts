import { cellAddress } from "../../src/workbook/reference";
import { texts } from "../../src/workbook/texts";
import { keysOf } from "./keys";
import type { KeyStep } from "./libreoffice";

/** A board of an evening with which something goes wrong, as it is typed at a table. */
export interface Slip {
  readonly name: string;
  readonly table: 1 | 2;
  readonly board: number;
  /** What is typed, as the evening is: Tab to the next cell. */
  readonly typed: string;
  /** What is done after that in the board's row. */
  readonly then?: (sheet: string, row: number) => readonly KeyStep[];
  /** The board that it shows on, if on another one; and the number of the board whose entry brings it up, where it is late. */
  readonly shownOn?: number;
  readonly after?: number;
  /** What Check says, with the cells that stand out besides the board's number, by their letters. */
  readonly said: string;
  readonly marked: string;
}

const {
  faults,
  questions,
  others: { skipped },
} = texts.remarks;

const row = (first: number) => `D${first}:G${first}`;

/** The column of scores that are typed, by table. */
const SCORE_COLUMNS: Readonly<Record<string, number>> = { "Table 1": 14, "Table 2": 10 };

function typedInto(sheet: string, go: string, text: string): KeyStep[] {
  return [{ sheet, go }, { keys: keysOf(`${text}\n`) }];
}

const score =
  (text: string): Slip["then"] =>
  (sheet, line) =>
    typedInto(sheet, cellAddress(line, SCORE_COLUMNS[sheet] ?? 0), text);

const SKIPPED = { said: skipped, marked: "C" };

/** Thirty slips of different sorts, of an evening of 24 boards at which everybody else makes 3NT by North. */
export const SLIPS: readonly Slip[] = [
  {
    ...{ name: "a contract pasted with its double", table: 1, board: 2, typed: "\t4hx\t0" },
    then: (sheet, line) => [
      { sheet, go: `E${line}` },
      { keys: ["ctrl+c"] },
      { sheet, go: `D${line}` },
      { keys: ["ctrl+v", "Escape"] },
      ...typedInto(sheet, `E${line}`, "n"),
    ],
    ...{ said: faults.doubledContract, marked: "C" },
  },
  { name: "no seat", table: 1, board: 3, typed: "3nt\tx\t0", said: faults.declarer, marked: "B" },
  { name: "no sign", table: 1, board: 4, typed: "3nt\tn\t5", said: faults.result, marked: "R" },
  {
    ...{ name: "a score for a board not played", table: 1, board: 5, typed: "np", then: score("50") },
    ...{ said: faults.contradiction, marked: "P" },
  },
  {
    ...{ name: "too many tricks", table: 1, board: 6, typed: "6s\tn\t+2" },
    ...{ said: faults.tricks, marked: "CR" },
  },
  {
    ...{ name: "ten down in figures", table: 1, board: 7, typed: "3nt\tn\t10 down" },
    ...{ said: faults.result, marked: "R" },
  },
  {
    ...{ name: "points on the wrong side", table: 1, board: 8, typed: "3nt\tn\t0", then: score("-400") },
    ...{ said: faults.contradiction, marked: "P" },
  },
  {
    ...{ name: "contract in words", table: 1, board: 9, typed: "three notrumps\tn\t0" },
    ...{ said: faults.contract, marked: "C" },
  },
  { name: "no declarer", table: 1, board: 10, typed: "3nt\t\t0", said: faults.declarer, marked: "B" },
  { name: "no result", table: 1, board: 11, typed: "3nt\tn\t", said: faults.result, marked: "R" },
  {
    ...{ name: "contract and declarer exchanged", table: 1, board: 12, typed: "s\t3nt\t0" },
    ...{ said: faults.contract, marked: "C" },
  },
  {
    ...{ name: "result in words", table: 1, board: 13, typed: "3nt\tn\tmade" },
    ...{ said: faults.result, marked: "R" },
  },
  { name: "no double", table: 1, board: 14, typed: "3nt\tn\t0\td", said: faults.doubled, marked: "X" },
  {
    ...{ name: "level of eight", table: 1, board: 15, typed: "8d\tn\t0" },
    ...{ said: faults.contract, marked: "C" },
  },
  {
    ...{ name: "too many down", table: 1, board: 16, typed: "5c\tn\ttwelve down" },
    ...{ said: faults.tricks, marked: "CR" },
  },
  {
    ...{ name: "cut and pasted a row lower", table: 1, board: 17, typed: "3nt\tn\t0" },
    then: (sheet, line) => [
      { sheet, go: row(line) },
      { keys: ["ctrl+x"] },
      { sheet, go: `D${line + 1}` },
      { keys: ["ctrl+v", "Escape"] },
    ],
    ...{ after: 21, ...SKIPPED },
  },
  {
    ...{ name: "deleted", table: 1, board: 19, typed: "3nt\tn\t0" },
    then: (sheet, line) => [{ sheet, go: row(line) }, { keys: ["Delete"] }],
    ...{ after: 21, ...SKIPPED },
  },
  {
    ...{ name: "equals sign", table: 1, board: 20, typed: "3nt\t=n\t0" },
    ...{ said: faults.declarer, marked: "B" },
  },
  {
    ...{ name: "score as the contract", table: 1, board: 22, typed: "420" },
    ...{ said: faults.contract, marked: "C" },
  },
  {
    ...{ name: "score of no contract", table: 1, board: 23, typed: "", then: score("30") },
    ...{ said: faults.score, marked: "P" },
  },
  {
    ...{ name: "a result that is none", table: 1, board: 24, typed: "3nt\tn\t+7" },
    ...{ said: faults.result, marked: "R" },
  },
  { name: "board skipped", table: 2, board: 2, typed: "", after: 5, ...SKIPPED },
  {
    ...{ name: "another score than the contract's", table: 2, board: 8, typed: "3nt\tn\t0", then: score("430") },
    ...{ said: faults.contradiction, marked: "P" },
  },
  {
    ...{ name: "a double in figures", table: 2, board: 9, typed: "5d\tn\t0\t2" },
    ...{ said: faults.doubled, marked: "X" },
  },
  {
    ...{ name: "a side as the declarer", table: 2, board: 10, typed: "2c\tns\t0" },
    ...{ said: faults.declarer, marked: "B" },
  },
  {
    ...{ name: "seven down", table: 2, board: 11, typed: "3nt\tn\t-7" },
    ...{ said: questions.sevenDown, marked: "R" },
  },
  {
    ...{ name: "passed out with a score", table: 2, board: 12, typed: "pass", then: score("50") },
    ...{ said: faults.contradiction, marked: "P" },
  },
  {
    ...{ name: "a score with a five", table: 2, board: 13, typed: "", then: score("425") },
    ...{ said: faults.score, marked: "P" },
  },
  {
    ...{ name: "a level without its strain", table: 2, board: 14, typed: "1\ts\t+1" },
    ...{ said: faults.contract, marked: "C" },
  },
  {
    ...{ name: "the other side's declarer", table: 2, board: 21, typed: "3nt\te\t+3" },
    ...{ said: questions.far, marked: "BR" },
  },
];
