/** Texts on when an evening will end. */
export const clockTexts = {
  finish: (time: string) => `Finish about ${time}`,
  without: (time: string, round: number) => `, or ${time} without Round ${round}`,
  turnOff: "Tap to turn the clock off",
  off: "The clock is off. Tap to show it.",
} as const;
