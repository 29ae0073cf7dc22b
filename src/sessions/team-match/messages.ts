/** Every text by which the options or results of a match are refused. */
export const messages = {
  form: (given: string, forms: readonly string[]) =>
    `There is no form of match "${given}": choose ${forms.join(", ")}.`,
  sessions: (given: number, most: number) =>
    `A match cannot have ${given} sessions: give 1 to ${most}.`,
  boards: (given: number, most: number) =>
    `A match cannot have ${given} boards: give 1 to ${most}.`,
  unequal: (boards: number, sessions: number) =>
    `${boards} boards cannot be shared by ${sessions} sessions: give a number that they divide.`,
  swiss: "A match of a Swiss event is one session of 5 to 9 boards.",
  noScale: (form: string) =>
    `A match of the form ${form} has no victory points: leave the scale out.`,
  adjustedOne: (board: number) =>
    `Board ${board} is adjusted for one team only: give both teams' IMPs, such as 3 and -3, or 3 and 3.`,
  adjustedTwice: (board: number) =>
    `Board ${board} is adjusted otherwise on an earlier line: give one adjustment.`,
} as const;
