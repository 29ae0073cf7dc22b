import {
  inOrder,
  type Fault,
  type ReadResults,
  type ResultColumns,
  type ResultFields,
  type ResultLines,
} from "../reading/result-lines";
import { readField, TABLE_COLUMNS, type ReadLine } from "../reading/board-line";
import type { TableBoards } from "../reading/fields";
import { readLines } from "../reading/board-lines";
import { optional, readAdjusted, readAdjustedPoints, numberOr, scoredImps } from "../reading/fields";
import { tableBoardKey } from "../results";
import { boardKey, mapSides, type BoardScoring, type PerSide, type PlannedMatch, type TeamResults } from "./match";
import { resultTexts } from "../result-texts";

/** A column for the adjusted scores that the Director awards. */
interface AdjustedColumn {
  readonly name: string;
  /** The other names of the column. */
  readonly also: readonly string[];
  /** The side that the adjusted score is for: a team of the match, or a direction at the table of the line. */
  readonly whose: "team" | "N-S" | "E-W";
}

/** The columns for both sides; if they are for teams, the match's first team has the first column. */
export type AdjustedColumns = PerSide<AdjustedColumn>;

/** Columns that name the sides as they sit at the table of the line. */
export const BY_SIDE: AdjustedColumns = [
  { name: "adjusted_ns", also: ["adjusted ns", "adj. n-s"], whose: "N-S" },
  { name: "adjusted_ew", also: ["adjusted ew", "adj. e-w"], whose: "E-W" },
];

/** Columns that name the teams, whatever table the line is about. */
export const BY_TEAM: AdjustedColumns = [
  { name: "adjusted_home", also: ["adjusted home", "adj. home"], whose: "team" },
  { name: "adjusted_away", also: ["adjusted away", "adj. away"], whose: "team" },
];

/** Returns the columns of boards at tables, and the columns of adjusted scores. */
export function columnsOf(adjusted: AdjustedColumns = BY_SIDE): ResultColumns {
  return { ...TABLE_COLUMNS, ...Object.fromEntries(adjusted.map(({ name, also }) => [name, also])) };
}

/**
 * Result of a contract that is written without one: result sheets of team matches have "3NT" for made exactly, "3NT-1"
 * for one down.
 */
const MADE_EXACTLY = 0;

/**
 * Reads the results of matches, a line for each board at each table. A board's adjusted scores are on one of its two
 * lines, or on both.
 * @param tableName returns the name of a table in the file.
 * @param scoring the unit of adjusted scores: IMPs, or points of board-a-match.
 */
export function readTeamResults(
  resultLines: ResultLines,
  matches: readonly PlannedMatch[],
  columns: AdjustedColumns = BY_SIDE,
  tableName: (table: number) => string = String,
  scoring: BoardScoring = "imps"
): ReadResults<TeamResults> {
  const { lines, faults, warnings } = readLines(
    resultLines,
    columnsOf(columns),
    tablesOf(matches, tableName),
    (read, fields) => ({ shares: mapSides(columns, (column) => readShare(read, fields, column, scoring)) }),
    MADE_EXACTLY
  );
  const adjusted = new Map<string, PerSide<number>>();
  const refused = adjustments(lines, matches, columns, scoring, adjusted);
  return {
    results: { tables: lines.flatMap(({ result }) => result ?? []), adjusted, cancelled: cancelledOn(lines) },
    faults: inOrder([...faults, ...refused]),
    warnings,
  };
}

/** Returns the tables of matches, with the boards that each table plays. */
export function tablesOf(
  matches: readonly PlannedMatch[],
  tableName = String as (table: number) => string
): TableBoards[] {
  const boards = new Map<number, number[]>();
  for (const match of matches)
    for (const table of match.tables) boards.set(table, [...(boards.get(table) ?? []), ...match.boards]);
  return [...boards]
    .map(([table, played]) => ({ table, name: tableName(table), boards: played }))
    .sort((a, b) => a.table - b.table);
}

/** Returns the keys ({@link tableBoardKey}) of the boards that lines mark as cancelled. */
function cancelledOn(lines: readonly ReadLine[]): Set<string> {
  return new Set(
    lines.flatMap(({ table, board, isCancelled }) =>
      isCancelled && table !== null && board !== null ? [tableBoardKey(table.table, board)] : []
    )
  );
}

type AdjustedLine = ReadLine & { readonly shares: PerSide<number | null> };

function readShare(
  read: ReadLine,
  fields: ResultFields,
  { name, whose }: AdjustedColumn,
  scoring: BoardScoring
): number | null {
  const reader =
    scoring === "bam"
      ? numberOr(read.stands, (typed) => readAdjustedPoints(typed, whose))
      : scoredImps(read.stands, (typed) => readAdjusted(typed, whose));
  return readField(read, name, () => optional(fields[name] ?? "", reader));
}

/** Adds the adjusted boards to `adjusted`, and returns their faults: both teams need a score, the same on each line. */
function adjustments(
  lines: readonly AdjustedLine[],
  matches: readonly PlannedMatch[],
  columns: AdjustedColumns,
  scoring: BoardScoring,
  adjusted: Map<string, PerSide<number>>
): Fault[] {
  return lines.flatMap(({ line, table, board, shares: [first, second], faults }) => {
    const refused = faults.some(({ field }) => columns.some(({ name }) => name === field));
    if (table === null || board === null || refused || (first === null && second === null)) return [];
    const match = matches.find(({ tables, boards }) => tables.includes(table.table) && boards.includes(board));
    if (!match) return [];
    const fault = (message: string) => [{ line, field: columns[0].name, message }];
    if (first === null || second === null) return fault(resultTexts.results.adjustedOne[scoring](board));
    const turned = columns[0].whose === "N-S" && match.tables[1] === table.table;
    const shares: PerSide<number> = turned ? [second, first] : [first, second];
    const key = boardKey(match, board);
    const before = adjusted.get(key);
    if (before && before.join() !== shares.join()) return fault(resultTexts.results.adjustedOtherwise(board));
    adjusted.set(key, shares);
    return [];
  });
}
