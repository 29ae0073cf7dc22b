import { printPlayed } from "../../bridge/print-played";
import { outlierReason, type OutlierReason } from "../../bridge/outlier";
import {
  headerFault,
  headerFaults,
  inOrder,
  type Fault,
  type ResultColumns,
  type ResultFields,
  type ResultLines,
} from "./result-lines";
import { resultTexts } from "../result-texts";
import { readLine, type ReadLine } from "./board-line";
import { shownAt, type TableBoards } from "./fields";

/** The lines of a file of results, with all faults and questions so far. */
interface ReadLines<More> {
  readonly lines: readonly (ReadLine & More)[];
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/**
 * Reads results of boards line by line; no lines if a needed column is missing.
 * @param columns the columns that may occur, with the other names they go by.
 * @param tables the tables, with the boards of each.
 * @param more reads the columns that a kind of session has besides `TABLE_COLUMNS`.
 * @param withoutResult the result of a contract that is written without one; null if such a contract is a fault.
 */
export function readLines<More>(
  resultLines: ResultLines,
  columns: ResultColumns,
  tables: readonly TableBoards[],
  more: (read: ReadLine, fields: ResultFields) => More,
  withoutResult: number | null = null
): ReadLines<More> {
  const header = headerFaults(resultLines, columns, ["table", "board"]);
  if (!resultLines.isEmpty && !["points", "contract"].some((name) => resultLines.columns.includes(name)))
    header.push(headerFault(resultTexts.results.csvNoScore(Object.keys(columns).join(", "))));
  if (header.length > 0) return { lines: [], faults: header, warnings: resultLines.warnings };
  const boards = [...new Set(tables.flatMap((table) => table.boards))].sort((a, b) => a - b);
  const lines = resultLines.lines.map((line) => {
    const read = readLine(line, tables, boards, withoutResult);
    return { ...read, ...more(read, line.fields) };
  });
  const warningsOfLines = lines.flatMap(({ warnings }) => warnings);
  return {
    lines,
    faults: [...resultLines.faults, ...lines.flatMap(({ faults }) => faults), ...repeated(lines)],
    warnings: [
      ...resultLines.warnings,
      ...inOrder([...warningsOfLines, ...(resultLines.isRecord ? [] : unlike(lines))]),
    ],
  };
}

/** Returns a fault for each line that repeats the table and board of an earlier line. */
function repeated(lines: readonly ReadLine[]): Fault[] {
  const firstLine = new Map<string, number>();
  return lines.flatMap(({ line, table, board }) => {
    if (table === null || board === null) return [];
    const key = `${table.name}:${board}`;
    const first = firstLine.get(key);
    if (first === undefined) {
      firstLine.set(key, line);
      return [];
    }
    const { name, counted } = shownAt(table, board);
    return [{ line, field: "board", message: resultTexts.results.boardTwice(name, counted, table.name, first) }];
  });
}

/** The field in which the typing error is most likely, keyed by the reason to review a result. */
const UNLIKE_FIELDS: Readonly<Record<OutlierReason, string>> = { far: "result", doubled: "contract" };

/** Returns a question on each result that is an outlier on its board. */
function unlike(lines: readonly (ReadLine & { readonly group?: unknown })[]): Fault[] {
  // Results that are already questioned are left out, and so are results of a fouled board that were played with other
  // cards.
  const found = lines.flatMap(({ line, table, result, warnings, group = null }) =>
    table === null || result === null || warnings.length > 0 || group !== null ? [] : [{ line, table, result }]
  );
  const byBoard = new Map<number, typeof found>();
  for (const each of found) {
    const { board } = each.result;
    byBoard.set(board, [...(byBoard.get(board) ?? []), each]);
  }
  return [...byBoard.values()].flatMap((all) =>
    all.flatMap(({ line, table, result }) => {
      const others = all.filter((other) => other.line !== line).map((other) => other.result);
      const { board, contract, declarer } = result;
      const reason = outlierReason(result, others);
      if (reason === null || contract === null) return [];
      const played = printPlayed(contract, declarer, result.result ?? 0);
      return [
        {
          line,
          field: UNLIKE_FIELDS[reason],
          message: resultTexts.results.unlikeOthers[reason](board, table.name, played),
        },
      ];
    })
  );
}
