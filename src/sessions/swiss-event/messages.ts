/** Every text by which a Swiss event's options or results are refused, or its Director told something. */
export const messages = {
  teams: (given: number, least: number, most: number) =>
    `A Swiss event is for ${least} to ${most} teams, not ${given}: give their names with semicolons between them, or their number alone.`,
  teamName: (name: string) =>
    `A team cannot be called "${name}": results name a team by its number, its name, or bye for none.`,
  rounds: (given: number, least: number, most: number) =>
    `A Swiss event cannot have ${given} rounds: give ${least} to ${most}.`,
  noRounds: "An event without Swiss rounds needs a bracket: give 1 to 12 rounds, or a bracket.",
  tooManyRounds: (rounds: number, teams: number) =>
    `${teams} teams cannot play ${rounds} rounds without meeting twice: give at most ${teams - 1}.`,
  boards: (given: number) => `A Swiss match has 5 to 9 boards, not ${given}.`,
  odd: (given: string, ways: readonly string[]) =>
    `"${given}" is nothing to do with an odd number of teams: choose ${ways.join(" or ")}.`,
  bracket: (given: number, sizes: readonly number[]) =>
    `A bracket cannot have ${given} teams: give ${sizes.join(", ")}, or leave it out.`,
  bracketTooLarge: (size: number, teams: number) => `A bracket of ${size} needs ${size} teams; there are ${teams}.`,

  csvColumn: (name: string, accepted: string) =>
    `There is no column "${name}". The header names the columns: ${accepted}.`,
  round: (given: string, accepted: string) =>
    given === "" ? `The round is missing: give ${accepted}.` : `There is no round "${given}": give ${accepted}.`,
  team: (given: string, teams: number) =>
    given === ""
      ? `The team is missing: give its number, 1 to ${teams}, or its name.`
      : `There is no team "${given}": give its number, 1 to ${teams}, or its name.`,
  opponent: (given: string, teams: number) =>
    given === ""
      ? `The opponent is missing: give its number, 1 to ${teams}, its name, or bye.`
      : `There is no team "${given}": give its number, 1 to ${teams}, its name, or bye.`,
  imps: (given: string) =>
    `"${given}" is not a margin: give the IMPs that the first team won by, a whole number such as 9, 0 or -12.`,
  vps: (given: string) => `"${given}" is not a number of victory points: give one such as 14 or 14.26.`,
  against: (team: string) => `${team} cannot play against itself.`,
  twice: (team: string, round: string, line: number) =>
    `${team} plays in round ${round} on line ${line} already: give each team once a round.`,
  pairTwice: (team: string, opponent: string, line: number) =>
    `${team} against ${opponent} stands on line ${line} already.`,
  thirdTime: (team: string, round: string) =>
    `${team} plays more than two matches in round ${round}: a match of three teams gives it two.`,
  oneSide: "Victory points are given for one team and the IMPs are missing: give both teams' points, or the IMPs.",
  byeImps: "A bye has no IMPs and no opponent's points: leave them blank.",
  byeInBracket: "There is no bye in the bracket: give two teams.",
  bracketVps: "A knockout match has no victory points: leave them blank.",
  bracketTie: "A knockout match needs a winner: play extra boards and give the margin that decides.",
  noBracket: "The event has no bracket: give a Swiss round.",
  bracketEarly: "The bracket starts when every match of the Swiss rounds has its result.",
  notInBracket: (team: string, opponent: string, round: string) =>
    `${team} and ${opponent} do not meet in ${round}: see the bracket for who does.`,
  rematch: (team: string, opponent: string, round: number) =>
    `${team} and ${opponent} have met in round ${round} already. The match counts all the same.`,
  pointsStand: (given: string, expected: string, imps: number) =>
    `The victory points ${given} stand, though a margin of ${imps} gives ${expected}.`,

  waitsForResult: (round: number, team: string, opponent: string) =>
    `The result of round ${round}, ${team} against ${opponent}, is missing.`,
  waitsForMatch: (round: number, teams: string) => `Round ${round} is not complete: there is no match for ${teams}.`,
  waitsForTriple: (round: number, team: string, opponent: string) =>
    `Round ${round} is not complete: the match of three teams lacks ${team} against ${opponent}.`,
  noPairing: (round: number) =>
    `Round ${round} cannot be paired without teams meeting twice: pair it by hand, or end the event here.`,
} as const;
