type What = "pair" | "player";

const SOME = { pair: "pairs", player: "players" } as const satisfies Record<What, string>;
const ONE = { pair: "Pair", player: "Player" } as const satisfies Record<What, string>;

const listed = (numbers: readonly number[]) =>
  numbers.length > 2 && numbers.every((number, i) => number === (numbers[0] ?? 0) + i)
    ? `${numbers[0]} to ${numbers[numbers.length - 1]}`
    : numbers.join(", ").replace(/, (\d+)$/, " and $1");

const times = (often: number) => ["never", "once", "twice"][often] ?? `${often} times`;

/** Texts about a club's own movement. */
export const ownTexts = {
  header: "header",
  columns: { round: "round", table: "table", ns: "ns", ew: "ew", boards: "boards" },
  example: "round,table,ns,ew,boards\n1,1,1,2,1-3\n1,2,3,4,4-6\n2,1,1,3,4-6\n2,2,4,2,1-3",
  refused: {
    damaged: "This movement cannot be read: choose its file again.",
    ofOthers: (noun: What) => `This movement is for ${SOME[noun]}: choose the game for ${SOME[noun]}.`,
  },
  faults: {
    column: (name: string) =>
      `There is no column "${name}". The first line must be round,table,ns,ew,boards; each line below it is for one table in one round.`,
    empty:
      "There is no movement: the first line must be round,table,ns,ew,boards; each line below it is for one table in one round.",
    number: (typed: string) => `"${typed}" is not a number from 1 to 99.`,
    sitOut: (typed: string) => `"${typed}" is neither a pair, such as 3, nor two players, such as 1+7.`,
    boards: (typed: string) =>
      `"${typed}" is not a list of boards: write 4 or 1-3, or 2 3 1 for another order. If a spreadsheet turns 1-3 into a date, write 1 to 3.`,
    mixed: "A movement must be for pairs or for players, not for both.",
    tables: (max: number) => `There are too many tables: use at most ${max}.`,
    fewTables: "There is only one table: each board needs another result to be compared with.",
    rounds: (max: number) => `There are too many rounds: use at most ${max}.`,
    people: (noun: What, max: number) => `There are too many ${SOME[noun]}: use at most ${max}.`,
    manyBoards: (max: number) => `There are too many boards: use at most ${max}.`,
    manySets: (max: number) => `There are too many sets of boards: use at most ${max}.`,
    tableTwice: (table: number, round: number, line: number) =>
      `Line ${line} already has Table ${table} in round ${round}.`,
    seatTwice: (noun: What, number: number) => `${ONE[noun]} ${number} has two seats at this table.`,
    twoTables: (noun: What, number: number, table: number, line: number) =>
      `${ONE[noun]} ${number} is at table ${table} in the same round (line ${line}).`,
    missingRounds: (rounds: readonly number[]) => `Rounds missing before this one: ${listed(rounds)}.`,
    missingTables: (tables: readonly number[]) => `Tables missing before this one: ${listed(tables)}.`,
    neverPlays: (noun: What, number: number) => `${ONE[noun]} ${number} sits out but never plays: omit this line.`,
    missingPeople: (noun: What, number: number, missing: readonly number[]) =>
      `${ONE[noun]} ${number} plays, but ${missing.length === 1 ? noun : SOME[noun]} ${listed(missing)} ${
        missing.length === 1 ? "does" : "do"
      } not: number the ${SOME[noun]} from 1 without gaps.`,
    overlap: (boards: string, other: string, line: number) =>
      `Boards ${boards} overlap those of line ${line} (${other}): the boards of a set must stay together on every line.`,
    missingBoards: (missing: string) => `Nobody plays boards ${missing}, which come before these.`,
    playedBefore: (noun: What, number: number, boards: string, line: number) =>
      `${ONE[noun]} ${number} already played boards ${boards} in line ${line}.`,
    manyVisits: (max: number) =>
      `The same boards come back to tables too often: with each table counted once for every time that it plays them, use at most ${max}.`,
  },
  figures: {
    size: (count: number, noun: What, tables: number, rounds: number, perRound: string) =>
      `${count} ${SOME[noun]}, ${tables} tables, ${rounds} rounds of ${perRound} ${perRound === "1" ? "board" : "boards"}`,
    idle: (round: number, tables: readonly number[]) =>
      `in round ${round} ${tables.length === 1 ? "table" : "tables"} ${listed(tables)} ${tables.length === 1 ? "does" : "do"} not play`,
    inPlay: (played: string, inPlay: number) => `each plays ${played} of ${inPlay} boards`,
    playsAll: (boards: number) => `each plays all ${boards} boards`,
    allPlay: "nobody sits out",
    out: (rounds: string) => `each sits out ${rounds} ${rounds === "1" ? "round" : "rounds"}`,
    range: (min: number, max: number) => (min === max ? String(min) : `${min} to ${max}`),
    opponents: (met: readonly (readonly [often: number, two: number])[]) =>
      `combinations of opponents that meet ${met.map(([often, two]) => `${times(often)}: ${two}`).join("; ")}`,
    partners: (met: readonly (readonly [often: number, two: number])[]) =>
      `combinations of partners that play together ${met.map(([often, two]) => `${times(often)}: ${two}`).join("; ")}`,
    alone: (sets: number) =>
      `the boards of ${sets === 1 ? "one set are" : `${sets} sets are`} played at only one table and compared with nothing`,
    northSouth: (rounds: string) => `North-South in ${rounds} ${rounds === "1" ? "round" : "rounds"}`,
    spread: (spread: number) => `spread ${spread}`,
    deviation: (deviation: string) => `deviation ${deviation}`,
  },
} as const;
