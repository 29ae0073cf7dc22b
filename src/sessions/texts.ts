/** Every text of a session that people read, by what it is about. */
export const texts = {
  options: {
    /** What an option is, in a line of help, and what stands there for its value. */
    help: {
      boards: { placeholder: "N", help: "boards in all (swiss-event: of a match)" },
      rounds: { placeholder: "N", help: "rounds" },
      sessions: { placeholder: "N", help: "sessions or stanzas of a match, 1 to 4" },
      form: { placeholder: "FORM", help: "of a match: league (default), swiss, knockout or bam" },
      title: { placeholder: "TEXT", help: "title, on each sheet; also --competition" },
      date: { placeholder: "DATE", help: "year-month-day (default: today)" },
      pairs: { placeholder: "NAMES", help: '"Ann & Bob; Cy & Di; …", pair 1 first' },
      teamOfMatch: { placeholder: "NAME", help: "the two teams of a match" },
      teams: { placeholder: "NAMES", help: '"Reds; Blues; …", or for swiss-event their number, such as 12' },
      players: { placeholder: "NAMES", help: `"Ann; Bob; …", a team after the other, each pair's first player first` },
      scoring: { placeholder: "HOW", help: "of pairs: imps (default) or vps" },
      scale: { placeholder: "NAME", help: "victory-point scale, such as HOME-4, ACBL20-7 or WBF-24" },
      penalties: { placeholder: "LIST", help: '"Reds 3 IMPs; Blues 0.5 VPs"' },
      odd: { placeholder: "HOW", help: "swiss-event with an odd number of teams: three-teams (default) or bye" },
      bracket: { placeholder: "N", help: "swiss-event: a knockout of 4, 8, 16 or 32 teams at the end" },
    },
  },
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
  /** How a team of four came to its place: sentences put together here and by formulas of the Recap sheet. */
  fourTeams: {
    ordinals: ["First", "Second", "Third", "Fourth"],
    tiedWith: "Tied with ",
    comma: ", ",
    and: " and ",
    onBoards: (boards: string) => ` on the ${boards} boards against `,
    onNetImps: " on net IMPs: ",
    beforeScore: ": ",
    betweenScores: "–",
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
