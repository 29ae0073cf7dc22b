// Every text of the bridge rules that people read.

/** Why the bridge rules refuse an input: what was wrong, then what is accepted. */
export const messages = {
  difference: (written: unknown) =>
    `The difference ${quote(written)} is not a number: enter the points between two tables, such as 470 or -50.`,
  net: (written: unknown) =>
    `The net score ${quote(written)} is not a number: enter a board's net points, such as 30, 0 or -110.`,
  board: (written: unknown) => `${quote(written)} is not a board number: enter a whole number of at least 1.`,
  noBoard: (score: unknown) =>
    `The score ${quote(score)} has no board number: enter one beside every score, not just the first.`,
  contract: (written: unknown) =>
    `The contract ${quote(written)} is unknown: write 1 to 7, then C, D, H, S or NT, then X or XX if doubled, such as 4H, 3NTX or 4HX+1; or Pass.`,
  declarer: (written: unknown) =>
    `The declarer ${quote(written)} is unknown: enter N, E, S or W (or North, East, South, West).`,
  result: (written: unknown) =>
    `The result ${quote(written)} is unknown: enter = or 0 for made exactly, +1, +2 … for overtricks, -1, -2 … for tricks down.`,
  resultTwice: (inContract: string, written: string) =>
    `The contract says ${inContract} but the result says ${written}: enter the result only once, or the same in both places.`,
  tooManyTricks: (contract: string, result: string, tricks: number) =>
    tricks > 13
      ? `${contract} with result ${result} needs ${tricks} tricks: there are only 13.`
      : `${contract} with result ${result} leaves ${tricks} tricks: there cannot be fewer than 0.`,
  vulnerability: (written: unknown) =>
    `The vulnerability ${quote(written)} is unknown: enter None, N-S, E-W or Both (also NS, EW, All), or a board number.`,
  bothColumns: (table: 1 | 2, plus: number, minus: number) =>
    `Table ${table} has both a plus (${plus}) and a minus (${minus}): leave one of them blank.`,
  /** The default names of its columns. */
  tableColumn: (table: 1 | 2, name: "plus" | "minus") => `Table ${table}'s ${name === "plus" ? "plus" : "minus"}`,
  column: (name: string, written: unknown) =>
    `${name} holds ${quote(written)}: enter the points as a number from 0, or leave it blank.`,
  shapes: (names: string, sizes: string) => `${names} must be ranges of the same size; they are ${sizes}.`,
  margin: (written: unknown) =>
    `The margin ${quote(written)} is not a whole number of IMPs: enter the IMPs won, with a minus for IMPs lost.`,
  scale: (written: unknown, accepted: string) =>
    `There is no victory-point scale ${quote(written)}: enter a number of boards from 1 to 128 for the WBF scale, one of ${accepted}, or a range of your own.`,
  scaleBoards: (family: string, written: string, accepted: string) =>
    `The ${family} scale does not exist for ${written} boards: it covers ${accepted} boards.`,
  ownScaleColumns: (columns: number) =>
    `A victory-point range has 2 or 3 columns (margin from, winner's points, loser's points); this one has ${columns}.`,
  ownScaleEmpty: "The victory-point range is empty: enter rows of margin from and winner's points.",
  ownScaleNumber: (row: number, column: string, written: unknown) =>
    `Row ${row} of the victory-point range has ${quote(written)} as ${column}: enter a number.`,
  ownScaleStart: (written: number) =>
    `The first row of the victory-point range is for margin ${written}: it must be for margin 0.`,
  ownScaleOrder: (row: number, written: number, above: number) =>
    `Row ${row} of the victory-point range starts at margin ${written}, the row above at ${above}: margins must be whole numbers that rise from row to row.`,
  ownScaleLess: (row: number, winner: number, loser: number) =>
    `Row ${row} of the victory-point range gives the winner ${winner} and the loser ${loser}: the winner must have at least as many.`,
  travellerScore: (written: unknown) =>
    `The score ${quote(written)} is unknown: enter the points for North-South, such as 420 or -50, or an adjusted score such as A+, A or A-, or leave it blank.`,
  percentage: (written: unknown) =>
    `The percentage ${quote(written)} is more than 100% of the board: enter 0% to 100%.`,
  impsAtMatchpoints: (imps: number) =>
    `${imps} IMPs cannot be compared at matchpoints: enter a percentage, such as 60%, or A+, A or A-.`,
  percentageAtImps: (percent: number) =>
    `${percent}% is for matchpoints: enter IMPs for each comparison, such as +2 IMPs, or A+, A or A-.`,
  yesOrNo: (name: string, written: unknown) => `${name} is ${quote(written)}: enter TRUE or FALSE, or omit it.`,
  oneCell: (name: string) => `${name} is a range: enter a single value.`,
  trim: (written: unknown) =>
    `The number of scores to leave out at each end cannot be ${quote(written)}: enter a whole number from 0, or omit it.`,
  total: (written: unknown) =>
    `The total ${quote(written)} is not a number: enter a number to be ranked, or leave it blank.`,
  tieBreak: (written: unknown) =>
    `The tie-break ${quote(written)} is not a number: enter a number (higher is better), or leave it blank.`,
  tieBreakShape: (totals: string, tieBreaks: string) =>
    `The totals are ${totals}, the tie-breaks ${tieBreaks}: use tie-breaks of the same size, or several columns beside a column of totals.`,
  points: (written: unknown) =>
    `The points ${quote(written)} are not a number: enter the points for North-South, such as 420 or -50.`,
  noContract: (points: number, vulnerability: string | null) =>
    `No contract gives ${points} points${vulnerability === null ? "" : ` with vulnerability ${vulnerability}`}: check the points and the board.`,
} as const;

/** The families of victory-point scales: what each is, and the numbers of boards that it is made for. */
export const scaleFamilies = {
  WBF: "WBF continuous scale of 2013: 20 points, two decimals",
  "WBF-DISCRETE": "WBF discrete scale of 2013: 20 whole points",
  "WBF-OLD": "The older 25-5 scale",
  ACBL20: "ACBL 20-point scale",
  ACBL30: "ACBL 30-point scale",
  HOME: "Overtrick's own scale for home duplicate, by boards per round: 14 points",
  boards: (least: number, most: number) => `${least} to ${most}`,
  line: (description: string, boards: string) => `${description}; n is the number of boards, ${boards}.`,
} as const;

/** What the columns of a club's own scale hold, as messages call them. */
export const ownScaleColumns = {
  margin: "its margin",
  winner: "the winner's points",
  loser: "the loser's points",
} as const;

function quote(written: unknown): string {
  return typeof written === "string" ? `"${written.slice(0, 60)}"` : String(written);
}
