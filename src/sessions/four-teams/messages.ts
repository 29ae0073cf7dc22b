/** Every text by which the options of a four-team event are refused. */
export const messages = {
  boards: (given: number, accepted: readonly number[]) =>
    `Four teams cannot play ${given} boards: give ${accepted.join(", ").replace(/, (?=\d+$)/, " or ")}, in six matches.`,
} as const;
