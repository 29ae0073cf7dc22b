import { scoreResultLines, type ReadOutcome } from "../../sessions/kinds";
import type { ResultLine, ResultLines } from "../../sessions/reading/result-lines";
import { tableBoardKey, type TableResult } from "../../sessions/results";
import type { MatchPlan } from "../../sessions/teams/team-match/plan";
import type { RoomSheet } from "../../sessions/teams/room-sheet";
import { texts } from "../texts";

const words = texts.eventMatch;

/**
 * A sheet of a match; `isTurned` if its teams sit N-S and E-W the other way round than on the first sheet of the match.
 */
export interface MatchSheet {
  readonly sheet: RoomSheet;
  readonly isTurned: boolean;
}

/** Scores the lines of a match. */
export function readBy(plan: MatchPlan, lines: readonly ResultLine[], faults: ResultLines["faults"] = []): ReadOutcome {
  const columns = [...new Set(lines.flatMap(({ fields }) => Object.keys(fields)))];
  return scoreResultLines(plan, { isEmpty: false, columns, lines, faults, warnings: [] });
}

/** A line with its result, if any, and the name of its file. */
interface SourceLine {
  readonly line: ResultLine;
  readonly result: TableResult | null;
  readonly source: string;
}

/**
 * Merges the lines of both tables, one per table and board; returns a message if sheets have faults or contradict each
 * other.
 */
export function linesOf(plan: MatchPlan, sheets: readonly MatchSheet[]): ResultLine[] | string {
  const merged = new Map<string, SourceLine>();
  const differences: string[] = [];
  for (const [index, { sheet, isTurned }] of sheets.entries()) {
    const { lines, faults } = sheet.lines(plan, Math.min(index + 1, 2));
    const turned = isTurned ? lines.map(turnedLine) : lines;
    const read = readBy(plan, turned, faults);
    const [fault] = read.faults;
    if (fault) return words.fault(sheet.source, fault.line, fault.message, read.faults.length - 1);
    const results = resultsIn(read);
    const byKey = new Map(results.map((result) => [tableBoardKey(result.table, result.board), result]));
    for (const line of turned) {
      const key = tableBoardKey(Number(line.fields.table), Number(line.fields.board));
      const now = { line, result: byKey.get(key) ?? null, source: sheet.source };
      const before = merged.get(key);
      if (before?.result && now.result && !isSameScore(before.result, now.result))
        differences.push(
          words.differ(now.result, [before.source, now.source], [before.result.points, now.result.points])
        );
      merged.set(key, before ? mergeLines(before, now) : now);
    }
  }
  const tables = new Set([...merged.values()].flatMap(({ result }) => (result ? [result.table] : [])));
  // If the sheets of both tables have the same table number, it is unknown which team sat N-S.
  if (differences.length > 0 && tables.size === 1) return words.oneTable([...tables][0] ?? 1);
  if (differences.length > 0) return differences.join(" ");
  return [...merged.values()].map(({ line }, i) => ({ ...line, line: i + 1 }));
}

function resultsIn({ results }: ReadOutcome): readonly TableResult[] {
  return "tables" in results ? results.tables : [];
}

/**
 * Merges the lines that two sheets have for the same board. Keeps the line with a result, and adds adjusted scores that
 * only the other line has.
 */
function mergeLines(before: SourceLine, now: SourceLine): SourceLine {
  const [first, other] = before.result || !now.result ? [before, now] : [now, before];
  const adjustments = Object.entries(other.line.fields).filter(
    ([column]) => column.startsWith("adjusted") && (first.line.fields[column] ?? "") === ""
  );
  return { ...first, line: { ...first.line, fields: { ...first.line.fields, ...Object.fromEntries(adjustments) } } };
}

function isSameScore(first: TableResult, second: TableResult): boolean {
  const comparedFields = ({ points, contract, declarer, result }: TableResult) =>
    JSON.stringify(contract === null ? [points] : [points, contract, declarer, result]);
  // A sheet with points only agrees with any contract that has the same points.
  return first.contract === null || second.contract === null
    ? first.points === second.points
    : comparedFields(first) === comparedFields(second);
}

/** Turns a line of a sheet with exchanged teams: its Table 1 is Table 2 of the match. */
function turnedLine(line: ResultLine): ResultLine {
  const { table = "", adjusted_home: home = "", adjusted_away: away = "", ...rest } = line.fields;
  const other = table === "1" ? "2" : table === "2" ? "1" : table;
  return { ...line, fields: { ...rest, table: other, adjusted_home: away, adjusted_away: home } };
}
