/**
 * Every text that people read on sheets, those inside formulas included, by what it is for. What is put together
 * from several texts is a function; a formula quotes them (kit/text.ts).
 */
export const texts = {
  /** On the sheets of several kinds. */
  common: {
    board: "Board",
    dealer: "Dealer",
    vulnerability: "Vul.",
    contract: "Contract",
    by: "By",
    result: "Result",
    check: "Check",
    place: "Place",
    team: "Team",
    round: "Round",
    boards: "Boards",
    names: "Names",
    total: "Total",
    table: (name: string | number) => `Table ${name}`,
    boardsScored: (boards: number) => ` of ${boards} boards scored`,
  },
} as const;
