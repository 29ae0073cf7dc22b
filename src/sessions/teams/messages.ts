/** Every text by which the options or results of team events are refused. */
export const messages = {
  adjustedOne: (board: number) =>
    `Board ${board} is adjusted for one team only: give both teams' IMPs, such as 3 and -3, or 3 and 3.`,
  adjustedTwice: (board: number) => `Board ${board} is adjusted otherwise on an earlier line: give one adjustment.`,
  penalty: (given: string) =>
    `"${given.trim()}" is no penalty: give the team, a number and IMPs or VPs, such as "Reds 3 IMPs; Blues 0.5 VPs".`,
  penaltyTeam: (given: string, teams: readonly string[]) =>
    `There is no team "${given}" for a penalty: the teams are ${teams.join(", ")}.`,
  penaltyImps: "A penalty of an event of several matches is in VPs: give such as Reds 1 VP.",
  penaltyVps: "There are no victory points here: give the penalty in IMPs, such as Reds 3 IMPs.",
  penaltyWhole: (given: number) =>
    `A penalty of ${given} IMPs is none: give whole IMPs, such as 3; victory points may have decimals.`,
  scoring: (given: string) =>
    `There is no scoring "${given}" for this event: leave it out; its matches are scored by IMPs and victory points.`,
} as const;
