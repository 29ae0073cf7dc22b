const list = (words: readonly (string | number)[]) => words.join(", ").replace(/, (?=[^,]*$)/, " and ");
/** Puts "board" before a single number, and "boards" before a list. */
const counted = (boards: string) => (/^\d+$/.test(boards) ? `board ${boards}` : `boards ${boards}`);
const meeting = ([ns, ew]: readonly [ns: string, ew: string]) => `${ns} against ${ew}`;

/** Texts about a movement that is derived from results. */
export const movementTexts = {
  noRows:
    "There are no results, which would show the movement: name a file of results, with a table and a round in each row.",
  sections: (sections: readonly string[]) =>
    `The results are of ${sections.length} sections (${list(sections)}), but a movement is of one: choose a file with one section.`,
  lacking: (column: "table" | "round", rows: number, all: number, board: number) =>
    `${rows === all ? "No row has" : `${rows} of ${all} rows do not have`} a ${column}${rows === all ? "" : `, the first is of board ${board}`}: a movement needs table and round in each row.`,
  tables: (names: readonly string[]) =>
    `Tables are numbered: ${names.map((name, index) => `${name} is Table ${index + 1}`).join(", ")}.`,
  pairs: (numbers: readonly (readonly [label: string, number: number])[]) =>
    `Pairs are numbered from 1 without gaps: ${numbers.map(([label, number]) => `${label} is pair ${number}`).join(", ")}.`,
  otherPairs: (first: readonly [string, string], board: number, other: readonly [string, string], otherBoard: number) =>
    `Board ${board} has ${meeting(first)}, but board ${otherBoard} has ${meeting(other)}: at a table the same pairs play all boards of a round.`,
  twoTables: (pair: string, table: number) => `Pair ${pair} is at table ${table} in the same round.`,
  turned: (few: number, all: number) =>
    `${few} of ${all} boards ${few === 1 ? "has" : "have"} the pairs the other way round: the movement has them as on the others.`,
  added: (missing: string, set: string) =>
    `There is no row of ${counted(missing)}, which is added: other tables play boards ${set} together.`,
  partOfSet: (boards: string, set: string) =>
    `This table has ${counted(boards)} without the others of boards ${set}, which are played together elsewhere: add a row for each board that was not played, with "np" as its contract, or correct the boards.`,
  unseated: (round: number, pairs: readonly number[]) =>
    `Pairs ${list(pairs)} have no table in round ${round}: if two of them met, add the line to the movement.`,
  oneRanking: "The results have two winners; with this movement all pairs are in one ranking.",
} as const;
