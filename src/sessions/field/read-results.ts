import { parseGroup } from "../../bridge/fouled-board";
import { InputError } from "../../bridge/input-error";
import { parsePercentages, type Percentages } from "../../bridge/traveller-score";
import { atTable, tableNumbers } from "../../movements/movement";
import { otherFields, readField, TABLE_COLUMNS, type ReadLine } from "../reading/board-line";
import type { TableBoards } from "../reading/fields";
import { readLines } from "../reading/board-lines";
import { optional } from "../reading/fields";
import { inOrder, type Fault, type ReadResults, type ResultLine, type ResultLines } from "../reading/result-lines";
import { resultTexts } from "../result-texts";
import { FIELD_KINDS } from "./field-kind";
import { hasGroups, type FieldPlan } from "./plan";
import { isPenalty, readPenalties } from "./penalties";
import { isShare, readWeighted } from "./read-weighted";
import { tableBoardKey } from "../results";
import { isTurnedLine, readSeats, readTurned, turnedKeys, turnedOf } from "./turned";
import { isWrongBoardLine, playingTwice, readWrongBoards, type WrongBoard } from "./wrong-board";
import { isExtraLine, readExtras } from "./extra-scores";
import { withVisits } from "./visit-lines";
import { movementInRoom, tablesInRoom, visitName } from "./visits";
import { parseRuledScore, type RuledScore } from "./ruled-score-text";
import { isRulingLine, parseRuling, RULING_COLUMNS } from "./ruling-text";
import { areAverages, printPercentages, type FieldResults } from "./results";

/** The columns of a file of results, with the other names they go by. */
export const FIELD_COLUMNS = {
  ...TABLE_COLUMNS,
  adjusted: ["adj.", "average"],
  group: ["fouled"],
  side: [],
  share: [],
  pair: ["player"],
  penalty: [],
  unit: [],
  reason: [],
  round: [],
  seats: [],
  instead: [],
  worth: [],
  ruling: [],
} as const;

/** Returns the tables in the room, each with its boards in the order of play. */
export function fieldTables(plan: FieldPlan): TableBoards[] {
  const movement = movementInRoom(plan);
  return tablesInRoom(plan).map((table) => ({
    table,
    name: String(table),
    boards: atTable(movement, table).flatMap(({ boards }) => boards),
  }));
}

/** Returns the tables as a plan counts them, one for each `TableVisit`, with their names in files. */
export function plannedTables(plan: FieldPlan): TableBoards[] {
  return tableNumbers(plan.tables).map((table) => ({
    table,
    name: visitName(plan, table),
    boards: atTable(plan.movement, table).flatMap(({ boards }) => boards),
  }));
}

/**
 * Reads an evening's results. A line of a board at a table has contract, declarer and result, or N-S points, or both;
 * or the percentages that the Director awards instead, "60/40". It may also have the group of a fouled board, and a
 * mark if the pairs sat the wrong way. Weighted scores and the like have lines of their own: see {@link readWeighted},
 * {@link readPenalties}, {@link readTurned}, {@link readWrongBoards} and {@link readExtras}; or one line for a ruling:
 * see {@link parseRuling}.
 * @returns the results, every fault of the file, and questions to its writer.
 */
export function readFieldResults(resultLines: ResultLines, plan: FieldPlan): ReadResults<FieldResults> {
  const tables = plannedTables(plan);
  const lines = linesByKind(withVisits(resultLines.lines, plan));
  const {
    lines: read,
    faults,
    warnings,
  } = readLines({ ...resultLines, lines: lines.board }, FIELD_COLUMNS, tables, (line, fields) => ({
    adjusted: readField(line, "adjusted", () => optional(fields.adjusted ?? "", (text) => readAdjusted(text, plan))),
    group: readField(line, "group", () => optional(fields.group ?? "", (text) => readGroup(text, plan))),
    seats: readField(line, "seats", () => optional(fields.seats ?? "", (text) => readSeats(text, plan))),
  }));
  /** Returns one value of each line that has it, keyed by {@link tableBoardKey}. */
  const found = <T>(pick: (line: (typeof read)[number]) => T | null | false): Map<string, T> =>
    new Map(
      read.flatMap((line) => {
        const value = pick(line);
        if (!line.table || line.board === null || value === null || value === false) return [];
        return [[tableBoardKey(line.table.table, line.board), value] as const];
      })
    );
  const adjusted = found((line) => line.adjusted && "ns" in line.adjusted && line.adjusted);
  const written = found((line) => line.adjusted && "worth" in line.adjusted && line.adjusted);
  const rulings = readRulings(lines.ruling);
  const share = readWeighted([...lines.share, ...rulings.shares], tables, plan);
  const penalty = readPenalties(lines.penalty, plan);
  const turned = readTurned(lines.turned, tables, plan);
  const wrong = readWrongBoards([...lines.wrong, ...rulings.wrong], tables, plan);
  const { wrongBoards } = wrong;
  const extra = readExtras(lines.extra, wrongBoards, plan);
  const places = tables.flatMap(({ table, name, boards }) => boards.map((board) => ({ table, name, board })));
  const ruled = new Set([
    ...places.flatMap(({ table, board }) => (share.weighted.has(tableBoardKey(table, board)) ? [board] : [])),
    ...wrongBoards.map(({ board }) => board),
  ]);
  const ofRulings = new Set(lines.ruling.map(({ line }) => line));
  const keys = new Set([...turnedKeys(turned.turned, plan), ...found(({ seats }) => seats).keys()]);
  return {
    results: {
      tables: read.flatMap(({ result }) => result ?? []),
      adjusted,
      weighted: share.weighted,
      penalties: penalty.penalties,
      wrongBoards,
      groups: found(({ group }) => group),
      notPlayed: new Set(found(({ isNotPlayed }) => isNotPlayed).keys()),
      turned: turnedOf(keys, plan),
      // Scores that follow from a ruling are left out, because they are calculated again.
      ruled: new Map([...written].filter(([key]) => !ruled.has(Number(key.split(":")[1])))),
      extras: extra.extras,
    },
    faults: inOrder(
      [
        ...[...faults, ...rulings.faults, ...share.faults, ...penalty.faults, ...turned.faults, ...wrong.faults],
        ...[...extra.faults, ...adjustedTwice(read, rulings.shares, share.weighted)],
      ].map((fault) => (ofRulings.has(fault.line) ? { ...fault, field: "ruling" } : fault))
    ),
    warnings: inOrder([...warnings, ...playedTwice(read, wrongBoards, plan), ...typedOver(read, ruled)]),
  };
}

function linesByKind(all: readonly ResultLine[]) {
  const kinds = [
    ["extra", isExtraLine],
    ["penalty", isPenalty],
    ["ruling", isRulingLine],
    ["turned", isTurnedLine],
    ["wrong", isWrongBoardLine],
    ["share", isShare],
  ] as const;
  const kindOf = ({ fields }: ResultLine) => kinds.find(([, isIt]) => isIt(fields))?.[0] ?? "board";
  return Object.fromEntries(
    (["board", ...kinds.map(([kind]) => kind)] as const).map((kind) => [
      kind,
      all.filter((line) => kindOf(line) === kind),
    ])
  ) as Record<"board" | (typeof kinds)[number][0], ResultLine[]>;
}

/** Splits rulings that are written as texts into the lines that other files have for them. */
function readRulings(lines: readonly ResultLine[]) {
  const faults: Fault[] = [];
  const read = lines.flatMap(({ line, fields }): ResultLine[] => {
    for (const field of otherFields(fields, RULING_COLUMNS))
      faults.push({ line, field, message: resultTexts.results.rulingWith(field) });
    const ruling = readField({ line, faults }, "ruling", () => parseRuling(fields.ruling ?? ""));
    return (ruling ?? []).map((ruled) => ({ line, fields: ruled }));
  });
  const [wrong, shares] = [true, false].map((isWrong) =>
    read.filter(({ fields }) => isWrongBoardLine(fields) === isWrong)
  );
  return { wrong: wrong ?? [], shares: shares ?? [], faults };
}

type ReadBoard = Pick<ReadLine, "line" | "table" | "board" | "result"> & {
  readonly adjusted: Percentages | RuledScore | null;
};

/**
 * Returns faults of boards at a table with both averages and a weighted score. If the weighted score is typed as a
 * ruling, the fault is in the line of the ruling, because on sheets the averages count.
 */
function adjustedTwice(
  read: readonly ReadBoard[],
  texts: readonly ResultLine[],
  weighted: ReadonlyMap<string, unknown>
): Fault[] {
  return read.flatMap(({ line, table, board, adjusted }) => {
    if (!table || board === null || !adjusted || !("ns" in adjusted)) return [];
    if (!weighted.has(tableBoardKey(table.table, board))) return [];
    const message = resultTexts.results.adjustedAndWeighted(board, table.name);
    const ruled = texts.filter(({ fields }) => fields.table === table.name && Number(fields.board) === board);
    const lines = ruled.length > 0 ? [...new Set(ruled.map((text) => text.line))] : [line];
    return lines.map((line) => ({ line, field: "adjusted", message }));
  });
}

/** Returns questions on typed percentages that are no averages, on boards that have rulings. */
function typedOver(read: readonly ReadBoard[], ruled: ReadonlySet<number>): Fault[] {
  return read.flatMap(({ line, table, board, adjusted }) => {
    if (!table || board === null || !ruled.has(board) || !adjusted || !("ns" in adjusted) || areAverages(adjusted))
      return [];
    const message = resultTexts.results.typedOver(board, table.name, printPercentages(adjusted));
    return [{ line, field: "adjusted", message }];
  });
}

/** Returns questions on results of contestants who have also played the board in place of another one. */
function playedTwice(lines: readonly ReadBoard[], wrongBoards: readonly WrongBoard[], plan: FieldPlan): Fault[] {
  const { long } = FIELD_KINDS[plan.kind].designation;
  return lines.flatMap(({ line, result, adjusted }) =>
    result === null || adjusted !== null
      ? []
      : wrongBoards
          .flatMap((wrong) => playingTwice(wrong, result, plan))
          .map((contestant) => ({
            line,
            field: "board",
            message: resultTexts.results.wrongBoard.both(long(contestant), result.board, result.table),
          }))
  );
}

function readGroup(text: string, plan: FieldPlan): string {
  if (!hasGroups(plan)) throw new InputError(resultTexts.results.noGroups);
  const group = parseGroup(text);
  if (group === null) throw new InputError(resultTexts.results.group(text));
  return group;
}

function readAdjusted(text: string, plan: FieldPlan): Percentages | RuledScore {
  const found = parsePercentages(text) ?? (hasGroups(plan) ? parseRuledScore(text) : null);
  if (!found) throw new InputError(resultTexts.results.averages(text));
  return found;
}
