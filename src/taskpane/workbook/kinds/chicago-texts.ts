/**
 * Texts of the lists of players and rounds of Chicago. After an "even" number of rounds all have played equally often.
 */
export const chicagoTexts = {
  players: "Players",
  count: (count: number, out: number) => `${count} players${out === 0 ? "" : `, ${out} out at a time`}`,
  rounds: (rounds: number, deals: number, isEven: boolean) =>
    `${rounds} ${rounds === 1 ? "round" : "rounds"}, ${deals} deals${isEven ? " (even: all play the same number of deals)" : ""}`,
} as const;
