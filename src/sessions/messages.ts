/** Every text by which a session's options or results are refused, or its organiser warned. */
export const messages = {
  kind: (given: string, kinds: readonly string[]) => `There is no session "${given}": choose ${choice(kinds)}.`,
  boardsMissing: (kind: string, existing: string) => `${kind} needs a number of boards. What exists: ${existing}.`,
  notTaken: (option: string, kind: string, taken: readonly string[]) =>
    `${kind} has no option "${option}": it takes ${taken.join(", ")}.`,
  boards: (given: number | string, kind: string, existing: string) =>
    `${kind} cannot be played with ${given} boards. What exists: ${existing}.`,
  rounds: (boards: number, rounds: number, kind: string, existing: string) =>
    `${kind} with ${boards} boards cannot be played in ${rounds} rounds. What exists: ${existing}.`,
  scoring: (given: string) => `There is no scoring "${given}": choose imps or vps.`,
  scaleWithoutVps: "A victory-point scale is given but the scoring is by IMPs: choose vps, or no scale.",
  fivePairsVps:
    "Five pairs score by victory points with 30 boards only (3 boards a half-round): choose IMPs, or 30 boards.",
  date: (given: string) => `"${given}" is not a date: write year-month-day, such as 2026-11-20.`,
  title: "The title",
  numbered: (what: "pair" | "team" | "player", number: number) =>
    `${{ pair: "Pair", team: "Team", player: "Player" }[what]} ${number}`,
  nameOf: (whom: string) => `The name of ${whom}`,
  tooLong: (what: string, given: number, most: number) => `${what} has ${given} characters: give at most ${most}.`,
  character: (what: string, code: string) =>
    `${what} has a character that no workbook can hold (${code}): leave it out.`,
  names: (given: number, needed: number, what: string) =>
    `${given} ${given === 1 ? `${what} is` : `${what}s are`} named but ${needed} play: give ${needed} names with semicolons between them; a name may be blank.`,
  sameNames: (first: string, second: string, name: string) =>
    `${first} and ${second} are both called "${name}": give each a name of its own, or none.`,
  nameOfOther: (whom: string, name: string, other: string) =>
    `${whom} cannot be called "${name}": that is ${other}. Give it another name, or none.`,

  csvEmpty: "The file has no results: give a header line and a line for each board at each table.",
  csvColumn: (name: string, accepted: string) =>
    `There is no column "${name}". The header names the columns: ${accepted}.`,
  csvNoScore: (accepted: string) =>
    `There is neither a column "points" nor a column "contract". The header names the columns: ${accepted}.`,
  csvUnused: (name: string) => `The column "${name}" is not used.`,
  csvColumnTwice: (name: string) => `The column "${name}" stands twice in the header.`,
  csvQuotes: "A quotation mark is opened and not closed, or stands inside a field.",
  csvTooLong: (most: number) =>
    `The file has more lines than any session: only the first ${most} were read. Choose the file of one session's results.`,
  csvTooWide: (most: number) =>
    `The header has more columns than any session: only the first ${most} were read. Choose the file of one session's results.`,
  csvTooMany: (given: number, expected: number) =>
    `The line has ${given} fields, the header ${expected}: put a field that holds the separator between quotation marks.`,

  table: (given: string, tables: readonly string[]) =>
    given === ""
      ? `The table is missing: give ${choice(tables)}.`
      : `There is no table ${given}: give ${choice(tables)}.`,
  boardNotAtTable: (board: number, table: string) => `Table ${table} does not play board ${board}.`,
  boardNotNumber: (given: string, boards: string) =>
    given === "" ? `The board is missing: give one of ${boards}.` : `"${given}" is not a board: give one of ${boards}.`,
  boardNotInSession: (board: number, boards: string) => `The session has no board ${board}: it has ${boards}.`,
  boardTwice: (board: number, table: string, line: number) =>
    `Board ${board} at Table ${table} stands on line ${line} already: give each board once for each table.`,
  declarerMissing: (contract: string) => `Who played ${contract} is missing: give N, E, S or W.`,
  resultMissing: (contract: string) =>
    `The result of ${contract} is missing: give = for made exactly, +1, -2 …, or the points.`,
  contractMissing: "There is a declarer or a result but neither a contract nor points: give one.",
  adjustedFor: {
    team: "the team",
    "N-S": "North-South",
    "E-W": "East-West",
    "N-S at Table 1": "North-South at Table 1",
  },
  adjusted: (given: string, whose: string) =>
    `"${given}" is no adjustment: give the IMPs for ${whose}, a whole number such as 3 or -3.`,
  adjustedTwice: (board: number, given: number, first: number) =>
    `Board ${board} is adjusted to ${given} IMPs here but to ${first} on an earlier line: give one.`,
  points: (given: string) =>
    `"${given}" is not a score: give N-S points, a whole number that ends in 0, such as 420, -50 or 0.`,
  pointsStand: (board: number, table: string, points: number, contract: string, expected: number) =>
    `Board ${board} at Table ${table}: the points ${points} stand, though ${contract} gives ${expected}.`,
} as const;

/** "1, 2 or 3". */
function choice(words: readonly string[]): string {
  return words.join(", ").replace(/, (?=[^,]*$)/, " or ");
}
