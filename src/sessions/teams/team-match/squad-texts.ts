/**
 * Messages that refuse players or line-ups of whole teams; in a separate file, because the pane loads other texts
 * first.
 */
export const squadTexts = {
  length: (names: number) =>
    `${names} ${names === 1 ? "player is" : "players are"} named, and it is not clear for which team: enter 8, 12 or 16 names, half for each team, or the teams with their players, as in "Reds: Ann, Bob, Cy, Di, Eve; Blues: Flo, Gus, Hal, Ivy"; a name may be blank.`,
  unreadable: (typed: string) =>
    `"${typed}" is not a team with its players: enter the team, a colon and its players, as in "Reds: Ann, Bob, Cy, Di, Eve".`,
  team: (typed: string, teams: readonly string[]) =>
    `The players are for "${typed}", which is not a team in this match: the teams are ${teams.join(", ")}.`,
  twice: (team: string) => `The players of ${team} are entered twice: keep only one list.`,
  count: (team: string, names: number, min: number, max: number) =>
    `${team} cannot have ${names} ${names === 1 ? "player" : "players"}: enter ${min} to ${max}, separated by commas; a name may be blank.`,
  nameOf: (team: string, number: number) => `The name of player ${number} of ${team}`,
  nameTwice: (team: string, name: string) =>
    `${team} has "${name}" twice: enter each player once; if two have the same name, add something to one of them.`,
  stranger: (name: string, team: string, session: number, players: readonly string[]) =>
    `The line-up of ${team} for session ${session} names "${name}", who is not in the team: its players are ${players.join(", ")}. Correct the name, or add it to the team.`,
  seatedTwice: (name: string, team: string, session: number) =>
    `In session ${session} "${name}" would sit in two places for ${team}: name each player once. A blank seat keeps its usual player.`,
};
