import { parsePercentages } from "../../bridge/traveller-score";
import { itemAt } from "../../bridge/item-at";
import { InputError } from "../../bridge/input-error";
import { forContestant, type Contestant } from "../../movements/contestant";
import { readField, readLine, TABLE_COLUMNS, type ReadLine } from "../reading/board-line";
import { optional } from "../reading/fields";
import {
  headerFaults,
  inOrder,
  type Fault,
  type ReadResults,
  type ResultLine,
  type ResultLines,
} from "../reading/result-lines";
import { resultTexts } from "../result-texts";
import { isPairLine, PAIR_COLUMNS, readPairLines } from "./pair-lines";
import { pairWith, readPairId, sectionOf, type ClubPair } from "./pairs";
import { FEW_BOARDS, MAX_BOARDS, MAX_ROWS, PAIRS_AT_A_CLUB, type ClubPlan, type Winners } from "./plan";
import type { ClubResults, ClubRow } from "./results";
import { withDouble } from "./with-double";
import { seatedPairs, seenWinners, type SeatedIds } from "./winners";

const { club: words } = resultTexts.results;

/** The columns of a file of results, with the other names they go by. */
export const CLUB_COLUMNS = {
  ...{ table: [], round: ["rnd"], board: [], ns: ["n-s", "n/s"], ew: ["e-w", "e/w"] },
  ...TABLE_COLUMNS,
  points: ["n-s points", "score"],
  doubled: ["x"],
  adjusted: ["adj."],
  ...PAIR_COLUMNS,
} as const;

/** The evening before its first result. */
export const NO_CLUB_RESULTS: ClubResults = { winners: 1, pairs: [], rows: [], penalties: [] };

const BOARDS = Array.from({ length: MAX_BOARDS }, (_, i) => i + 1);

/** Data of a line about a board; `ids` is null if a pair's number cannot be read. */
interface ReadRow extends Omit<ClubRow, "ns" | "ew"> {
  readonly line: number;
  readonly ids: SeatedIds | null;
}

/**
 * Reads a club's evening. A line about a board has the numbers of both pairs, and contract, declarer and result, or N-S
 * points, or both, or the percentages that the Director awards instead. For lines about pairs see
 * {@link readPairLines}.
 * @returns the results, every fault of the file, and questions to its writer.
 */
export function readClubResults(lines: ResultLines, plan: ClubPlan): ReadResults<ClubResults> {
  const header = headerFaults(lines, CLUB_COLUMNS, ["board", "ns", "ew"]);
  if (header.length > 0) return { results: NO_CLUB_RESULTS, faults: header, warnings: lines.warnings };
  const faults: Fault[] = [...lines.faults];
  const warnings: Fault[] = [...lines.warnings];
  const rows = readRows(
    lines.lines.filter((line) => !isPairLine(line)),
    faults,
    warnings
  );
  const seated = rows.flatMap(({ ids }) => ids ?? []);
  const winners = plan.winners ?? seenWinners(rows.flatMap(({ board, ids }) => (ids ? [{ board, ...ids }] : [])));
  const named = readPairLines(lines.lines.filter(isPairLine), { plan, winners, seated }, faults);
  const pairs = seatedPairs(seated, named.pairs, winners, plan.names);
  const tooMany = rows[MAX_ROWS];
  if (tooMany) faults.push({ line: tooMany.line, field: "", message: words.tooManyRows(rows.length, MAX_ROWS) });
  if (pairs.length > PAIRS_AT_A_CLUB.max) faults.push(ofAll(words.tooManyPairs(pairs.length, PAIRS_AT_A_CLUB.max)));
  const placed = rows.flatMap(({ ids, line, ...row }) => {
    const [ns, ew] = [ids && pairWith(pairs, ids.ns, "ns"), ids && pairWith(pairs, ids.ew, "ew")];
    return ns === null || ew === null ? [] : [{ line, row: { ...row, ns, ew } }];
  });
  faults.push(...seatFaults(placed, pairs, plan, winners));
  warnings.push(...rarePairs(placed, pairs));
  return {
    results: {
      winners,
      pairs,
      rows: placed.map(({ row }) => row),
      penalties: named.penalties.flatMap(({ id, direction, amount }) => {
        const contestant = pairWith(pairs, id, direction);
        return contestant === null ? [] : [{ contestant, amount }];
      }),
    },
    faults: inOrder(faults),
    warnings: inOrder(warnings),
  };
}

function ofAll(message: string): Fault {
  return { line: 1, field: "", message };
}

function readRows(lines: readonly ResultLine[], faults: Fault[], warnings: Fault[]): ReadRow[] {
  /** Number of rows read so far, keyed by board. */
  const counts = new Map<string, number>();
  return lines.flatMap((line) => {
    const { table = "", board = "" } = line.fields;
    const place = (counts.get(board) ?? 0) + 1;
    counts.set(board, place);
    const name = table === "" ? String(place) : table.toUpperCase();
    const read = readLine(
      { ...line, fields: { ...line.fields, table: name, contract: withDouble(line.fields) } },
      [{ table: place, name, boards: BOARDS }],
      BOARDS
    );
    const row = readRow(line, read, table);
    faults.push(...read.faults);
    warnings.push(...read.warnings);
    return row ?? [];
  });
}

/** Reads the other fields of a row, and adds their faults to `read`; null if the row's board cannot be read. */
function readRow({ line, fields }: ResultLine, read: ReadLine, table: string): ReadRow | null {
  const field = <T>(name: string, reader: (text: string) => T) =>
    readField(read, name, () => reader(fields[name] ?? ""));
  const [ns, ew] = [field("ns", readPairId), field("ew", readPairId)];
  const round = field("round", (text) => optional(text, readRound));
  const averages = field("adjusted", (text) => optional(text, readAverages));
  if (read.board === null) return null;
  const { board, result, isNotPlayed, isCancelled } = read;
  return {
    line,
    board,
    table,
    round,
    averages,
    result,
    isNotPlayed: isNotPlayed || isCancelled,
    ids: ns === null || ew === null ? null : { ns, ew },
  };
}

function readRound(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InputError(words.round(text));
  return Number(text);
}

function readAverages(text: string) {
  const averages = parsePercentages(text);
  if (!averages) throw new InputError(words.adjusted(text));
  return averages;
}

/**
 * Returns a question on each pair with less than a quarter of the median number of boards, because the pair's number
 * may be mistyped.
 */
function rarePairs(
  rows: readonly { readonly line: number; readonly row: ClubRow }[],
  pairs: readonly ClubPair[]
): Fault[] {
  const linesOf = new Map<Contestant, number[]>();
  for (const { line, row } of rows)
    for (const pair of [row.ns, row.ew]) linesOf.set(pair, [...(linesOf.get(pair) ?? []), line]);
  const counts = [...linesOf.values()].map(({ length }) => length).sort((a, b) => a - b);
  const usual = counts[Math.floor(counts.length / 2)] ?? 0;
  return [...linesOf].flatMap(([pair, lines]) =>
    FEW_BOARDS * lines.length < usual
      ? [{ line: itemAt(lines, 0), field: "", message: words.rare(forContestant(pairs, pair).id, lines.length, usual) }]
      : []
  );
}

/** Returns faults of rows in which a pair meets itself or a pair of another section, or plays a board twice. */
function seatFaults(
  rows: readonly { readonly line: number; readonly row: ClubRow }[],
  pairs: readonly ClubPair[],
  { sections }: ClubPlan,
  winners: Winners
): Fault[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ line, row: { board, ns, ew } }) => {
    const [one, other] = [forContestant(pairs, ns).id, forContestant(pairs, ew).id];
    if (winners === 1 && ns === ew) return [{ line, field: "ew", message: words.itself(one) }];
    if (sections === "apart" && sectionOf(one) !== sectionOf(other))
      return [{ line, field: "ew", message: words.otherSection(one, other) }];
    const again = (field: "ns" | "ew", pair: Contestant, id: string): Fault[] => {
      const key = `${board}:${pair}`;
      const before = first.get(key);
      if (before === undefined) first.set(key, line);
      return before === undefined || before === line
        ? []
        : [{ line, field, message: words.boardTwice(id, board, before, winners === 1) }];
    };
    return [...again("ns", ns, one), ...again("ew", ew, other)];
  });
}
