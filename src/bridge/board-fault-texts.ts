// What is wrong or missing in a board, once for sheets, files, messages, functions and the pad.
import { quote } from "./quote";

const RESULT_FORMS = "= or 0 for made exactly, +1, +2 … for overtricks, -1, -2 … for tricks down";

/**
 * The faults of a board by their codes. `short` stands in the column Check of a sheet; `long` says the same where there is
 * room, and names what was written.
 */
export const boardFaults = {
  equalsSign: { short: "Leave out the = at the start" },
  pointsInContract: { short: "A score goes under Score only, N-S" },
  combinedContract: { short: "Contract only: By, Result, X go beside it" },
  contract: {
    short: "Contract: type it like 4H",
    long: (written: unknown) =>
      `The contract ${quote(written)} is unknown: write 1 to 7, then C, D, H, S or NT, then X or XX if doubled, such as 4H, 3NTX or 4HX+1; or Pass.`,
  },
  noContract: {
    short: "No contract: type it like 4H",
    long: "There is a declarer or a result but neither a contract nor points: enter the contract or the points.",
  },
  declarer: {
    short: "By: type N, E, S or W",
    long: (written: unknown) =>
      `The declarer ${quote(written)} is unknown: enter N, E, S or W (or North, East, South, West).`,
  },
  noDeclarer: {
    short: "By: type N, E, S or W",
    long: (contract: string) => `The declarer of ${contract} is missing: enter N, E, S or W.`,
  },
  doubled: {
    short: "Column X: type X or R",
    long: (written: unknown) =>
      `${quote(written)} is not a doubling: enter X for doubled, XX for redoubled, or leave it blank.`,
  },
  result: {
    short: "Result: =, +1, -2 or ten down",
    long: (written: unknown) => `The result ${quote(written)} is unknown: enter ${RESULT_FORMS}.`,
  },
  unsigned: {
    short: "Result needs a sign: =, +1 or -2",
    long: (tricks: number) => `The result ${tricks} seems to be a number of tricks: enter ${RESULT_FORMS}.`,
  },
  noResult: {
    short: "Result: =, +1, -2 or ten down",
    long: (contract: string) => `The result of ${contract} is missing: enter = for made exactly, +1, -2 …`,
  },
  tooMany: {
    short: "More than 13 tricks: check Result",
    long: (contract: string, result: string, tricks: number) =>
      `${contract} with result ${result} needs ${tricks} tricks: there are only 13.`,
  },
  tooFew: {
    short: "Too many tricks down: check Result",
    long: (contract: string, result: string, tricks: number) =>
      `${contract} with result ${result} leaves ${tricks} tricks: there cannot be fewer than 0.`,
  },
  noNumber: { short: "Score only: type a number, such as -50" },
  notTen: {
    short: "Score only: must end in 0, such as 420",
    long: (written: string) =>
      `"${written}" is not a score: enter the N-S points, a whole number ending in 0, such as 420, -50 or 0.`,
  },
  impossible: {
    short: "No contract gives this score: check it",
    /** @param gives the points that the contract gives, where it is known. */
    long: (points: number, gives?: string) =>
      `No contract gives ${points} points${gives === undefined ? "" : `; ${gives}`}`,
  },
  sign: {
    /** Followed by the points. */
    short: "Wrong sign: contract gives ",
    long: (gives: string) => `Wrong sign: ${gives}`,
  },
  contradiction: {
    /** Followed by the points. */
    short: "Score differs: contract gives ",
    long: (gives: string, points: number) => `${gives}, not ${points}`,
  },
  cancelledPoints: {
    short: "Cancelled: clear the score",
    long: (board: string) => `${board} is cancelled but has points: remove the points or the cancellation.`,
  },
} as const;

export type BoardFault = keyof typeof boardFaults;

/** The short texts by their codes. */
export const shortFaults = Object.fromEntries(
  Object.entries(boardFaults).map(([code, { short }]) => [code, short])
) as { readonly [Code in BoardFault]: (typeof boardFaults)[Code]["short"] };
