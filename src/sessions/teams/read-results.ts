import { inOrder, type CsvLine, type Fault } from "../reading/csv";
import { readField, TABLE_COLUMNS, type ReadLine, type TableBoards } from "../reading/board-line";
import { readLines } from "../reading/board-lines";
import { optional, readAdjusted } from "../reading/fields";
import type { TableName } from "../results";
import { boardKey, type Both, type PlannedMatch, type TeamResults } from "./match";
import { messages } from "./messages";

/** Two columns for what the Director gave each team in place of a board's score. */
export interface AdjustedColumns {
  /** The columns with the other names they go by. */
  readonly names: Both<string>;
  readonly also: Both<readonly string[]>;
  /** Whose the first column is: the first team's of the match, or that of North-South. */
  readonly first: "first team" | "N-S";
}

/** Columns that name the sides as they sit at the table of the line. */
export const BY_SIDE: AdjustedColumns = {
  names: ["adjusted_ns", "adjusted_ew"],
  also: [
    ["adjusted ns", "adj. n-s"],
    ["adjusted ew", "adj. e-w"],
  ],
  first: "N-S",
};

/** Result sheets of team matches have "3NT" for made exactly, "3NT-1" for one down. */
const MADE_EXACTLY = 0;

/** What a file of results holds. With a fault in it, none of it is to be used. */
export interface ReadTeamResults<T extends TableName> {
  readonly results: TeamResults<T>;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/**
 * Reads the results of matches from CSV, a line for each board at each table, as an evening's are;
 * an adjustment stands on one of the board's two lines, or on both.
 */
export function readTeamResults<T extends TableName>(
  text: string,
  matches: readonly PlannedMatch<T>[],
  columns: AdjustedColumns = BY_SIDE
): ReadTeamResults<T> {
  const [one, other] = columns.names;
  const known = { ...TABLE_COLUMNS, [one]: columns.also[0], [other]: columns.also[1] };
  const { lines, faults, warnings } = readLines(
    text,
    known,
    tablesOf(matches),
    (read, fields) => ({
      given: [readGiven(read, fields, one), readGiven(read, fields, other)] as const,
    }),
    MADE_EXACTLY
  );
  const adjusted = new Map<string, Both<number>>();
  const own = adjustments(lines, matches, columns, adjusted);
  return {
    results: { tables: lines.flatMap(({ result }) => result ?? []), adjusted },
    faults: inOrder([...faults, ...own]),
    warnings,
  };
}

/** The tables of matches, with the boards that each plays. */
export function tablesOf<T extends TableName>(matches: readonly PlannedMatch<T>[]): TableBoards<T>[] {
  const boards = new Map<T, number[]>();
  for (const match of matches)
    for (const table of match.tables) boards.set(table, [...(boards.get(table) ?? []), ...match.boards]);
  return [...boards]
    .map(([table, own]) => ({ table, boards: own }))
    .sort((one, other) => (one.table < other.table ? -1 : 1));
}

type AdjustedLine<T extends TableName> = ReadLine<T> & { readonly given: Both<number | null> };

function readGiven<T extends TableName>(read: ReadLine<T>, fields: CsvLine["fields"], name: string): number | null {
  const whose = name.endsWith("ns") ? "North-South" : name.endsWith("ew") ? "East-West" : "the team";
  return readField(read, name, () => optional(fields[name]!, (typed) => readAdjusted(typed, whose)));
}

/** Collects the adjusted boards: both teams' share is needed, and the same on each line. */
function adjustments<T extends TableName>(
  lines: readonly AdjustedLine<T>[],
  matches: readonly PlannedMatch<T>[],
  { names, first }: AdjustedColumns,
  adjusted: Map<string, Both<number>>
): Fault[] {
  return lines.flatMap(({ line, table, board, given: [one, other], faults }) => {
    const refused = faults.some(({ field }) => field.startsWith("adjusted"));
    const match = matches.find(({ tables, boards }) => tables.includes(table!) && boards.includes(board!));
    if (!match || refused || (one === null && other === null)) return [];
    const fault = (message: string) => [{ line, field: names[0], message }];
    if (one === null || other === null) return fault(messages.adjustedOne(board!));
    const turned = first === "N-S" && match.tables[1] === table;
    const shares: Both<number> = turned ? [other, one] : [one, other];
    const key = boardKey(match, board!);
    const before = adjusted.get(key);
    if (before && before.join() !== shares.join()) return fault(messages.adjustedTwice(board!));
    adjusted.set(key, shares);
    return [];
  });
}
