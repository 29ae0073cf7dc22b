/** Every text by which the options of three teams are refused. */
export const messages = {
  boards: (given: number, existing: readonly number[]) =>
    `Three teams cannot play ${given} boards: give ${existing.slice(0, -1).join(", ")} or ${existing[existing.length - 1]}, in three equal sets.`,
} as const;
