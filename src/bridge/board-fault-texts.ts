// Faults of a board, shared by sheets, results files and functions. Short and long texts are separate, so that the
// custom functions load only the long ones.
import { quote } from "./quote";

const RESULT_FORMS = "= or 0 for made exactly, +1, +2 … for overtricks, -1, -2 … for tricks down";

/** Faults for the column Check of a sheet, at most 30 letters long. Messages about files give more details. */
export const shortFaults = {
  formula: "Formula: type a value here",
  contract: "Contract: type it like 4H",
  doubledContract: "Doubled? X goes in column X",
  declarer: "By: type N, E, S or W",
  doubled: "Column X: type X or R",
  result: "Result: =, +1, -2 or ten down",
  tricks: "Impossible result: check it",
  score: "Score only: no such score",
  contradiction: "Contract gives another score",
  noContract: "No contract: type it like 4H",
} as const;

/** Faults for results files and functions, which quote the text that was entered. */
export const boardFaults = {
  contract: (written: unknown) =>
    `The contract ${quote(written)} is unknown: write 1 to 7, then C, D, H, S or NT, then X or XX if doubled, such as 4H, 3NTX or 4HX+1; or Pass.`,
  noContract: "There is a declarer or a result but neither a contract nor points: enter the contract or the points.",
  declarer: (written: unknown) =>
    `The declarer ${quote(written)} is unknown: enter N, E, S or W (or North, East, South, West).`,
  noDeclarer: (contract: string) => `The declarer of ${contract} is missing: enter N, E, S or W.`,
  doubled: (written: unknown) =>
    `${quote(written)} is not a doubling: enter X for doubled, XX for redoubled, or leave it blank.`,
  result: (written: unknown) => `The result ${quote(written)} is unknown: enter ${RESULT_FORMS}.`,
  unsigned: (tricks: number) => `The result ${tricks} seems to be a number of tricks: enter ${RESULT_FORMS}.`,
  noResult: (contract: string) => `The result of ${contract} is missing: enter = for made exactly, +1, -2 …`,
  tooMany: (contract: string, result: string, tricks: number) =>
    `${contract} with result ${result} needs ${tricks} tricks: there are only 13.`,
  tooFew: (contract: string, result: string, tricks: number) =>
    `${contract} with result ${result} leaves ${tricks} tricks: there cannot be fewer than 0.`,
  notTen: (written: string) =>
    `"${written}" is not a score: enter the N-S points, a whole number ending in 0, such as 420, -50 or 0.`,
  /** @param gives text with the points that the contract gives; absent if the contract is unknown. */
  impossible: (points: number, gives?: string) =>
    `No contract gives ${points} points${gives === undefined ? "" : `; ${gives}`}`,
  sign: (gives: string) => `Wrong sign: ${gives}`,
  contradiction: (gives: string, points: number) => `${gives}, not ${points}`,
  cancelledPoints: (board: string) => `${board} is cancelled but has points: remove the points or the cancellation.`,
} as const;
