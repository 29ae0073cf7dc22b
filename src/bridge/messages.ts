/** Every text by which the bridge rules refuse an input: what was wrong, then what is accepted. */
export const messages = {
  difference: (given: unknown) =>
    `The difference ${quote(given)} is not a number: give the points between two tables, such as 470 or -50.`,
  net: (given: unknown) =>
    `The net score ${quote(given)} is not a number: give a board's net points, such as 30, 0 or -110.`,
  board: (given: unknown) => `${quote(given)} is not a board: give its number, a whole number from 1.`,
  contract: (given: unknown) =>
    `The contract ${quote(given)} is unknown: write 1 to 7, then C, D, H, S or NT, then X or XX if doubled, such as 4H, 3NTX or 4HX+1; or Pass.`,
  declarer: (given: unknown) =>
    `The declarer ${quote(given)} is unknown: give N, E, S or W (or North, East, South, West).`,
  result: (given: unknown) =>
    `The result ${quote(given)} is unknown: give = or 0 for made exactly, +1, +2 … for overtricks, -1, -2 … for tricks down.`,
  resultTwice: (inContract: string, given: string) =>
    `The contract says ${inContract} but the result says ${given}: give the result once, or the same twice.`,
  tooManyTricks: (contract: string, result: string, tricks: number) =>
    tricks > 13
      ? `${contract} with result ${result} needs ${tricks} tricks: there are 13.`
      : `${contract} with result ${result} leaves ${tricks} tricks: there cannot be fewer than 0.`,
  vulnerability: (given: unknown) =>
    `The vulnerability ${quote(given)} is unknown: give None, N-S, E-W or Both (also NS, EW, All), or a board number.`,
  bothColumns: (table: 1 | 2, plus: number, minus: number) =>
    `Table ${table} has both a plus (${plus}) and a minus (${minus}): fill one of the two and leave the other blank.`,
  column: (name: string, given: unknown) =>
    `${name} holds ${quote(given)}: give the points as a number from 0, or leave it blank.`,
  shapes: (names: string, sizes: string) => `${names} must be ranges of the same size; they are ${sizes}.`,
  margin: (given: unknown) =>
    `The margin ${quote(given)} is not a whole number of IMPs: give the IMPs won, negative for IMPs lost.`,
  scale: (given: unknown, accepted: string) =>
    `There is no victory-point scale ${quote(given)}: give a number of boards from 1 to 128 for the WBF scale, or one of ${accepted}, or a range of your own.`,
  scaleBoards: (family: string, given: string, accepted: string) =>
    `The scale ${family} does not exist for ${given} boards: it is made for ${accepted} boards.`,
  ownScaleColumns: (columns: number) =>
    `A victory-point range has 2 or 3 columns (margin from, winner's points, loser's points); this one has ${columns}.`,
  ownScaleEmpty: "The victory-point range is empty: give rows of margin from and winner's points.",
  ownScaleNumber: (row: number, column: string, given: unknown) =>
    `Row ${row} of the victory-point range has ${quote(given)} as ${column}: give a number.`,
  ownScaleStart: (given: number) =>
    `The first row of the victory-point range is for margin ${given}: it must be for margin 0.`,
  ownScaleOrder: (row: number, given: number, above: number) =>
    `Row ${row} of the victory-point range starts at margin ${given}, the row above at ${above}: margins must be whole and rise from row to row.`,
  travellerScore: (given: unknown) =>
    `The score ${quote(given)} is unknown: give the points for North-South, such as 420 or -50, or A+, A or A- or what else the Director gave, or leave it blank.`,
  percentage: (given: unknown) => `The percentage ${quote(given)} is more than the whole top: give 0% to 100%.`,
  impsAtMatchpoints: (imps: number) =>
    `${imps} IMPs cannot be compared at matchpoints: give a percentage of the top, such as 60%, or A+, A or A-.`,
  percentageAtImps: (percent: number) =>
    `${percent}% is for matchpoints: give the IMPs of a comparison, such as +2 IMPs, or A+, A or A-.`,
  yesOrNo: (name: string, given: unknown) => `${name} is ${quote(given)}: give TRUE or FALSE, or leave it out.`,
  oneCell: (name: string) => `${name} is a range: give a single value.`,
  trim: (given: unknown) =>
    `${quote(given)} scores cannot be left out at each end: give a whole number from 0, or leave it out.`,
  total: (given: unknown) => `The total ${quote(given)} is not a number: give what is ranked, or leave it blank.`,
  tieBreak: (given: unknown) =>
    `The tie-break ${quote(given)} is not a number: give a number, more being better, or leave it blank.`,
  tieBreakShape: (totals: string, tieBreaks: string) =>
    `The totals are ${totals}, the tie-breaks ${tieBreaks}: give tie-breaks of the same size, or several columns beside a column of totals.`,
  points: (given: unknown) =>
    `The points ${quote(given)} are not a number: give the points for North-South, such as 420 or -50.`,
  noContract: (points: number, vulnerability: string | null) =>
    `No contract gives ${points} points${vulnerability === null ? "" : ` at vulnerability ${vulnerability}`}: look for a slip in the points or the board.`,
} as const;

function quote(given: unknown): string {
  return typeof given === "string" ? `"${given.slice(0, 60)}"` : String(given);
}
