import type { TextPart } from "../kit/content";

/** Texts on the sheets of a Chicago evening; texts for all kinds of session are in workbook/texts.ts. */
export const chicagoTexts = {
  subtitle: (rounds: number, stay: boolean) =>
    `${rounds} ${rounds === 1 ? "round" : "rounds"} of 4 deals · ${stay ? "the same partners throughout" : "new partners each round"}`,
  player: "Player",
  /** Between two partners. */
  and: " & ",
  deal: "Deal",
  deals: "Deals",
  units: { points: "Points", imps: "IMPs" },
  table: {
    headings: {
      ns: "N-S points",
      ew: "E-W points",
      hcp: "N-S\nHCP",
      expected: "N-S\nexpected",
      nsImps: "N-S\nIMPs",
      ewImps: "E-W\nIMPs",
    },
    entry: { title: "High-card points", text: "Type N-S's high-card points, 0 to 40." },
    compared:
      "IMPs are given for the difference between North-South's points and the points expected from their high-card points.",
    /**
     * Texts on a round: first the round with its North-South players; on the line below, its East-West players and
     * those who sit out.
     */
    northSouth: (round: string, north: TextPart, south: TextPart) => [round, "   N ", north, " · S ", south] as const,
    eastWest: (east: TextPart, west: TextPart, out: readonly TextPart[]): TextPart[] => [
      "E ",
      east,
      " · W ",
      west,
      ...out.flatMap((player, i) => [i === 0 ? " · out: " : ", ", player]),
    ],
    /** Below a round: the points of each side. */
    sums: (ns: TextPart, ew: TextPart) => ["N-S ", ns, "     E-W ", ew] as const,
    note: {
      again: "A deal that is passed out is dealt again by the same dealer: write the new result.",
      counted: "A deal that is passed out counts: write pass.",
    },
  },
  scoresheet: {
    rule: {
      points: "Most points wins; equal totals share a place.",
      imps: "Most IMPs wins; equal totals share a place.",
    },
    ofRound: { points: "Points by round", imps: "IMPs by round" },
    running: "Running total",
    dealsScored: (deals: TextPart) => [" of ", deals, " deals scored"] as const,
  },
  byDeal: {
    name: "Deals",
    note: "What each player won or lost on each deal.",
    noteOut: "What each player won or lost on each deal; blank for those who sat out.",
    headings: { dealer: "Dlr" },
  },
  movement: {
    note: "Who sits where in each round.",
    noteOut: "Who sits where in each round, and who sits out.",
    north: "North",
    south: "South",
    east: "East",
    west: "West",
  },
} as const;
