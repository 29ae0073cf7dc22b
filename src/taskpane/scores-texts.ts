/** Texts of the quick scores: apart from the others, so that they are loaded with them. */
export const scoresTexts = {
  contract: "A contract",
  twoTables: "Two tables",
  victoryPoints: "Victory points",
  points: (points: string, vulnerable: string, dealer: string) =>
    `${points} for North-South (vulnerable: ${vulnerable}; dealer: ${dealer})`,
  isImps: (points: string, imps: string) => `${points} is ${imps} IMPs`,
  vps: (first: number, second: number, scale: string) => `${first} to ${second} by ${scale}`,
} as const;
