/** Every text by which the options of a match are refused. */
export const messages = {
  form: (given: string, forms: readonly string[]) =>
    `There is no form of match "${given}": choose ${forms.join(", ")}.`,
  sessions: (given: number, most: number) => `A match cannot have ${given} sessions: give 1 to ${most}.`,
  boards: (given: number, most: number) => `A match cannot have ${given} boards: give 1 to ${most}.`,
  unequal: (boards: number, sessions: number) =>
    `${boards} boards cannot be shared by ${sessions} sessions: give a number that they divide.`,
  swiss: "A match of a Swiss event is one session of 5 to 9 boards.",
  noScale: (form: string) => `A match of the form ${form} has no victory points: leave the scale out.`,
} as const;
