// All texts of the bridge rules that people read, except the texts of the victory-point scales.
import { quote } from "./quote";

/** Why the bridge rules refuse an input: what was wrong, then what is accepted. */
export const messages = {
  difference: (written: unknown) =>
    `The difference ${quote(written)} is not a number: enter the difference in points between two tables, such as 470 or -50.`,
  net: (written: unknown) =>
    `The net score ${quote(written)} is not a number: enter a board's net points, such as 30, 0 or -110.`,
  board: (written: unknown) => `${quote(written)} is not a board number: enter a whole number of at least 1.`,
  noBoard: (score: unknown) =>
    `The score ${quote(score)} has no board number: enter one beside every score, not just the first.`,
  group: (written: unknown) =>
    `The group ${quote(written)} is unknown: write the same letter beside the scores that are compared with each other, such as B, or leave it blank.`,
  resultTwice: (inContract: string, written: string) =>
    `The contract says ${inContract} but the result says ${written}: enter the result only once, or the same in both places.`,
  vulnerability: (written: unknown) =>
    `The vulnerability ${quote(written)} is unknown: enter None, N-S, E-W or Both (also NS, EW, All), or a board number.`,
  bothColumns: (table: 1 | 2, plus: number, minus: number) =>
    `Table ${table} has both a plus (${plus}) and a minus (${minus}): leave one of them blank.`,
  thousands: (written: unknown) =>
    `${quote(written)} may be a number with thousands or with decimals: enter it without separators, such as 1100.`,
  dateRead: (column: string, serial: number) =>
    `Excel has read a date as the ${column} (${serial}): format the cell as text, then enter the ${column} again.`,
  boardTooHigh: (written: number, max: number) =>
    `${written} is not a board number: enter a whole number from 1 to ${max}.`,
  notPlayedFor: (points: number) =>
    `No contract gives ${points} points: enter North-South's, a multiple of ten such as 420 or -50, or a percentage with its sign, such as 60%.`,
  declarerTwice: (inContract: string, written: string) =>
    `The contract says ${inContract} but the declarer is ${written}: enter the declarer only once, or the same in both places.`,
  /** Default names of a table's columns for plus and minus. */
  tableColumn: (table: 1 | 2, name: "plus" | "minus") => `Table ${table}'s ${name === "plus" ? "plus" : "minus"}`,
  column: (name: string, written: unknown) =>
    `${name} holds ${quote(written)}: enter the points, 0 or more, or leave it blank.`,
  shapes: (names: string, sizes: string) => `${names} must be ranges of the same size, but they are ${sizes}.`,
  /** A sentence after the message that there is no such scale. */
  nearestScales: (names: readonly string[]) =>
    names.length === 0 ? "" : ` The nearest: ${names.join(", ")} (n is the number of boards).`,
  travellerScore: (written: unknown) =>
    `The score ${quote(written)} is unknown: enter the points for North-South, such as 420 or -50; Pass; np if the board was not played; or an adjusted score such as A+, 60/40 or 45%; or leave it blank.`,
  percentage: (written: unknown) =>
    `The percentage ${quote(written)} is more than 100% of the board: enter 0% to 100%.`,
  impsAtMatchpoints: (imps: number) =>
    `${imps} IMPs cannot be compared at matchpoints: enter a percentage, such as 60%, or A+, A or A-.`,
  percentageAtImps: (percent: number) =>
    `${percent}% is for matchpoints: enter IMPs for each comparison, such as +2 IMPs, or A+, A or A-.`,
  yesOrNo: (name: string, written: unknown) => `${name} is ${quote(written)}: enter TRUE or FALSE, or omit it.`,
  oneCell: (name: string) => `${name} is a range: enter a single value.`,
  trim: (written: unknown) =>
    `The number of scores to leave out at each end cannot be ${quote(written)}: enter a whole number, 0 or more, or omit it.`,
  total: (written: unknown) =>
    `The total ${quote(written)} is not a number: enter a number to be ranked, or leave it blank.`,
  tieBreak: (written: unknown) =>
    `The tie-break ${quote(written)} is not a number: enter a number (higher is better), or leave it blank.`,
  tieBreakShape: (totals: string, tieBreaks: string) =>
    `The totals are ${totals}, but the tie-breaks are ${tieBreaks}: use tie-breaks of the same size, or several columns beside a column of totals.`,
  points: (written: unknown) =>
    `The points ${quote(written)} are not a number: enter the points for North-South, such as 420 or -50.`,
  noContract: (points: number, vulnerability: string | null) =>
    `No contract gives ${points} points${vulnerability === null ? "" : ` with vulnerability ${vulnerability}`}: check the points and the board.`,
} as const;
