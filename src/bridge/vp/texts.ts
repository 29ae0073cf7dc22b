// The texts of the victory-point scales. Separate, because the pane loads them before other texts of the rules.
import { quote } from "../quote";

/** Why a scale refuses an input: what was wrong, then what is accepted. */
export const messages = {
  margin: (written: unknown) =>
    `The margin ${quote(written)} is not a whole number of IMPs: enter the IMPs won, with a minus for IMPs lost.`,
  scale: (written: unknown, accepted: string) =>
    `There is no victory-point scale ${quote(written)}: enter a number of boards from 1 to 128 for the WBF scale, one of ${accepted}, or a range of your own.`,
  scaleBoards: (family: string, written: string, accepted: string) =>
    `The ${family} scale does not exist for ${written} boards: it covers ${accepted} boards.`,
  ownScaleColumns: (columns: number) =>
    `A victory-point range has 2 or 3 columns (lowest margin, winner's points, loser's points); this one has ${columns}.`,
  ownScaleEmpty: "The victory-point range is empty: enter rows with the lowest margin and the winner's points.",
  ownScaleNumber: (row: number, column: string, written: unknown) =>
    `Row ${row} of the victory-point range has ${quote(written)} as ${column}: enter a number.`,
  ownScaleStart: (written: number) =>
    `The first row of the victory-point range is for margin ${written}: it must be for margin 0.`,
  ownScaleOrder: (row: number, written: number, above: number) =>
    `Row ${row} of the victory-point range starts at margin ${written}, and the row above starts at ${above}: margins must be whole numbers that rise from row to row.`,
  ownScaleLess: (row: number, winner: number, loser: number) =>
    `Row ${row} of the victory-point range gives the winner ${winner} and the loser ${loser}: the winner must have at least as many as the loser.`,
} as const;

/** The families of victory-point scales: what each is, and the numbers of boards that it is made for. */
export const scaleFamilies = {
  WBF: "WBF continuous scale of 2013: 20 points, two decimals",
  "WBF-DISCRETE": "WBF discrete scale of 2013: 20 whole points",
  "WBF-OLD": "The older 25-5 scale",
  ACBL20: "ACBL 20-point scale",
  ACBL30: "ACBL 30-point scale",
  HOME: "Overtrick's own scale for home duplicate, by boards per round: 14 points",
  boards: (min: number, max: number) => `${min} to ${max}`,
  line: (description: string, boards: string) => `${description}; n is the number of boards, ${boards}.`,
} as const;

/** Name that is shown for a club's own scale. */
export const ownScaleName = "own scale";

/** Names of the columns of a club's own scale in messages. */
export const ownScaleColumns = {
  margin: "its margin",
  winner: "the winner's points",
  loser: "the loser's points",
} as const;
