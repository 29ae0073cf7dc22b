/** Every text of a session that people read, by what it is about. */
export const texts = {
  report: {
    headings: {
      place: "Place",
      number: "No.",
      pair: "Pair",
      team: "Team",
      imps: "IMPs",
      points: "Points",
      vps: "VPs",
      netImps: "Net IMPs",
    },
    boardsScored: (scored: number, of: number) => `${scored} of ${of} boards scored`,
    /** "A Reds – C Blues: 26–17 IMPs, 14–6 VPs", and the boards scored where some are missing. */
    matchOf: (teams: readonly string[], imps: readonly number[], vps: readonly string[], missing: Boards | null) =>
      `${teams.join(" – ")}: ${imps.join("–")} IMPs, ${vps.join("–")} VPs` +
      (missing ? `, ${missing.scored} of ${missing.of} boards` : ""),
    levelOnVps: "Teams level on VPs share their place; their net IMPs stand beside.",
    tied: "Tied.",
    leads: (team: string, size: number, unit: "imps" | "points", over: boolean) =>
      `${team} ${over ? "win" : "lead"} by ${counted(size, unit)}.`,
    sessionOf: (part: "session" | "stanza", session: number, won: readonly number[]) =>
      `${part === "stanza" ? "Stanza" : "Session"} ${session}: ${won.join(" – ")}.`,
    /** How a team came to its place. */
    whyPlaced: (team: string, why: string) => `${team}: ${why}`,
  },
  swiss: {
    round: (round: number) => `Round ${round}`,
    pairing: (table: number, teams: readonly string[]) => `Table ${table}: ${teams.join(" – ")}`,
    threeTeams: (round: number, teams: readonly string[]) =>
      `Three teams play each other in rounds ${round} and ${round + 1}: ${teams.join(", ")}`,
    secondHalf: (teams: readonly string[]) => `Three teams play their second half: ${teams.join(", ")}`,
    bye: (team: string) => `Bye: ${team}`,
    bracketMatch: (round: string, teams: readonly string[]) => `${round}: ${teams.join(" – ")}`,
    bracketWon: (match: string, winner: string, imps: number) =>
      `${match}, won by ${winner} by ${counted(imps, "imps")}`,
    wonBy: (team: string) => `Won by ${team}`,
    knockoutOnly: (teams: number, bracket: number) => `${teams} teams, a knockout of ${bracket}`,
    nonePlayed: (teams: number, rounds: number) => `${teams} teams, ${rounds} rounds, none played`,
    matchesScored: (round: number, rounds: number, scored: number, of: number) =>
      `Round ${round} of ${rounds}: ${scored} of ${of} matches scored`,
  },
} as const;

interface Boards {
  readonly scored: number;
  readonly of: number;
}

/** "1 IMP", "2 points". */
function counted(size: number, unit: "imps" | "points"): string {
  const name = unit === "imps" ? "IMP" : "point";
  return `${size} ${name}${size === 1 ? "" : "s"}`;
}
