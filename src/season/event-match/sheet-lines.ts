import { scoreResultLines, type ReadOutcome } from "../../sessions/kinds";
import type { ResultLine, ResultLines } from "../../sessions/reading/result-lines";
import { tableBoardKey, type TableResult } from "../../sessions/results";
import type { MatchPlan } from "../../sessions/team-match/plan";
import type { RoomSheet } from "../../sessions/teams/room-sheet";
import { texts } from "../texts";

const words = texts.eventMatch;

/** A sheet of a match, and whether its teams are exchanged there. */
export interface OwnSheet {
  readonly sheet: RoomSheet;
  readonly isTurned: boolean;
}

/** A match by the lines of its sheets. */
export function readBy(plan: MatchPlan, lines: readonly ResultLine[], faults: ResultLines["faults"] = []): ReadOutcome {
  const columns = [...new Set(lines.flatMap(({ fields }) => Object.keys(fields)))];
  return scoreResultLines(plan, { isEmpty: false, columns, lines, faults, warnings: [] });
}

/** A line of a sheet, its result if it is one, and the file that has it. */
interface KnownLine {
  readonly line: ResultLine;
  readonly result: TableResult | null;
  readonly source: string;
}

/** The lines of both tables, each board of a table once; or why there are none, such as that two sheets contradict each other. */
export function linesOf(plan: MatchPlan, own: readonly OwnSheet[]): ResultLine[] | string {
  const known = new Map<string, KnownLine>();
  const differences: string[] = [];
  for (const [index, { sheet, isTurned }] of own.entries()) {
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
      const before = known.get(key);
      if (before?.result && now.result && !isSameScore(before.result, now.result))
        differences.push(
          words.differ(now.result, [before.source, now.source], [before.result.points, now.result.points])
        );
      known.set(key, before ? together(before, now) : now);
    }
  }
  const tables = new Set([...known.values()].flatMap(({ result }) => (result ? [result.table] : [])));
  // Of two rooms that are both on the sheet of one table, nobody can tell who sat which way.
  if (differences.length > 0 && tables.size === 1) return words.oneTable([...tables][0] ?? 1);
  if (differences.length > 0) return differences.join(" ");
  return [...known.values()].map(({ line }, i) => ({ ...line, line: i + 1 }));
}

function resultsIn({ results }: ReadOutcome): readonly TableResult[] {
  return "tables" in results ? results.tables : [];
}

/** One board of a table on two sheets: the line with a result, and the Director's scores of either. */
function together(before: KnownLine, now: KnownLine): KnownLine {
  const [first, other] = before.result || !now.result ? [before, now] : [now, before];
  const given = Object.entries(other.line.fields).filter(
    ([column]) => column.startsWith("adjusted") && (first.line.fields[column] ?? "") === ""
  );
  return { ...first, line: { ...first.line, fields: { ...first.line.fields, ...Object.fromEntries(given) } } };
}

function isSameScore(first: TableResult, second: TableResult): boolean {
  const of = ({ points, contract, declarer, result }: TableResult) =>
    JSON.stringify(contract === null ? [points] : [points, contract, declarer, result]);
  // Who wrote points alone says nothing else.
  return first.contract === null || second.contract === null
    ? first.points === second.points
    : of(first) === of(second);
}

/** A line of a sheet on which the two teams are exchanged: what is Table 1 there is Table 2 here. */
function turnedLine(line: ResultLine): ResultLine {
  const { table = "", adjusted_home: home = "", adjusted_away: away = "", ...rest } = line.fields;
  const other = table === "1" ? "2" : table === "2" ? "1" : table;
  return { ...line, fields: { ...rest, table: other, adjusted_home: away, adjusted_away: home } };
}
