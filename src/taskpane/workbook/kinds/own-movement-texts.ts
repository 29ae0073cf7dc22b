/** Texts of the field for a club's own movement. */
export const ownMovementTexts = {
  file: "From a file (CSV)",
  paste: "Or type or paste the movement",
  hint: "One line for each table in each round. Write a pair as its number (3), two players as 1+7, boards as 1-3. The numbers of players, rounds and boards follow from these lines.",
  example: {
    pair: "round,table,ns,ew,boards\n1,1,1,2,1-3\n1,2,3,4,4-6",
    player: "round,table,ns,ew,boards\n1,1,1+7,2+5,1-3",
  },
  fault: (line: number, field: string, message: string) => `Line ${line}${field && `, ${field}`}: ${message}`,
  more: (faults: number) => `… and ${faults} more.`,
  chosen: "Movement chosen:",
  stillChosen: "The previous movement is still chosen:",
  out: "Back to the usual movement",
  tooLarge: "The file is too large for a movement.",
  notText: "The file is not a text file: save the movement as CSV.",
} as const;
