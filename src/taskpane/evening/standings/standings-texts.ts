/** Texts of the standings. */
export const standingsTexts = {
  heading: "Standings",
  afterRound: (round: string) => `After ${round}`,
  final: "Final standings",
  gain: (gain: string, round: string) => `${gain} in ${round}`,
  more: (number: string, heading: string) => `${number} ${heading}`,
  wait: (names: string, several: boolean, table: string) =>
    `${names.charAt(0).toUpperCase()}${names.slice(1)} ${several ? "wait" : "waits"} for Table ${table}`,
  bothTables: "A board counts when both tables have played it.",
  enter: "Enter",
  enterTable: (table: string) => `Enter Table ${table}'s results`,
  running: "Running totals",
  runningLabel: "Running totals after each round",
  byRound: "Round by round",
  total: "Total",
  partner: (name: string) => `&\u00a0${name}`,
} as const;
