/** Texts of the quick scores: apart from the others, so that they are loaded with them. */
export const scoresTexts = {
  contract: "A contract",
  twoTables: "Two tables",
  victoryPoints: "Victory points",
  points: (points: string, vulnerable: string, dealer: string) =>
    `${points} for North-South (vulnerable: ${vulnerable}; dealer: ${dealer})`,
  isImps: (points: string, imps: string) => `${points} is ${imps} IMPs`,
  vps: (first: string, second: string, scale: string) => `${first} to ${second} by ${scale}`,
  fields: {
    contract: "Contract",
    declarer: "By",
    board: "Board",
    points: (table: 1 | 2) => `N-S points, Table ${table}`,
    margin: "Margin, IMPs",
    scaleName: "Scale",
  },
  missing: (label: string, example: string) => `${label} is missing: type it, such as ${example}.`,
  noScore: (points: number) => `No contract gives ${points} points: check the score.`,
  noBoard: (text: string, most: number) => `"${text}" is not a board: enter a number from 1 to ${most}.`,
  noWholeNumber: (text: string) => `"${text}" is not a whole number: type it in digits, such as 420 or -50.`,
} as const;
