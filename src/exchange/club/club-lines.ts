import { seenWinners } from "../../sessions/club/winners";
import { comparable } from "../../sessions/names";
import { inOrder, type Fault, type ResultLine, type ResultLines } from "../../sessions/reading/result-lines";
import { optionName } from "../pbn/plays";
import { texts } from "../texts";
import { ROW_COLUMNS, type ClubFile, type FilePair } from "./club-file";
import { numberPairs, type NumberedRow } from "./number-pairs";
import type { StatedTotals } from "./stated-totals";

const COLUMNS = ["board", "ns", "ew", ...ROW_COLUMNS, "pair", "side", "name", "handicap", "penalty", "unit", "reason"];

/** A pair in a file's rows, with its number and, if there are two winners, its side. */
interface SeatedName {
  readonly line: number;
  readonly pair: string;
  readonly side: "N-S" | "E-W" | "";
  readonly name: string;
}

/**
 * A file's results as lines of a club's results file, and the totals that the file states for the pairs of these lines.
 */
interface ClubLines {
  readonly lines: ResultLines;
  readonly stated: StatedTotals;
}

/**
 * Turns a file into lines of a club's evening: one for each board at a table, and one for each pair with a name,
 * handicap or penalty.
 */
export function clubLines(file: ClubFile): ClubLines {
  const { rows, ...numbered } = numberPairs(file);
  const faults: Fault[] = [...file.faults, ...numbered.faults];
  const warnings: Fault[] = [...file.warnings, ...numbered.warnings];
  const boards = rows.map(({ line, board, ns, ew, fields }): ResultLine => ({
    line,
    fields: withAllColumns({ ...fields, board, ns, ew }),
  }));
  const hasTwoWinners = (file.winners ?? winnersIn(rows)) === 2;
  for (const { line, board, isTurned } of rows)
    if (isTurned === true && hasTwoWinners)
      faults.push({ line, field: "", message: texts.club.turnedTwoWinners(board) });
  const sideIn = (side: FilePair["side"]) => (hasTwoWinners ? side : "");
  const seats = rows.flatMap(({ line, ns, ew, names }): SeatedName[] =>
    [
      { line, pair: ns, side: sideIn("N-S"), name: names[0] },
      { line, pair: ew, side: sideIn("E-W"), name: names[1] },
    ].filter(({ pair }) => pair !== "")
  );
  const listed = file.pairs.flatMap((pair) => {
    const id = numbered.listed(pair);
    const sides = [...new Set(seats.filter((seat) => seat.pair === id).map(({ side }) => side))];
    const side = sideIn(pair.side) || (sides.length === 1 ? (sides[0] ?? "") : "");
    if (sides.includes(side)) return [{ ...pair, pair: id, side }];
    const isSeated = sides.length > 0;
    if (isSeated) faults.push({ line: pair.line, field: "side", message: texts.club.pairSide(id) });
    else if (pair.name !== "")
      warnings.push({ line: pair.line, field: "pair", message: texts.club.notSeated(pair.number, pair.name) });
    return [];
  });
  return {
    lines: {
      // No line can be read if the pairs could not be numbered.
      isEmpty: rows.length === 0 || numbered.faults.length > 0,
      isRecord: file.isRecord,
      columns: COLUMNS,
      lines: [...boards, ...pairLines(listed, namesBySeat(seats, warnings))],
      faults: inOrder(faults),
      warnings: inOrder(warnings),
    },
    stated: {
      totals: listed,
      scores: rows.filter(({ points }) => points.some((written) => written !== "")),
    },
  };
}

/** Returns the number of winners that the rows show. Rows of pairs that sat in the wrong direction do not count. */
function winnersIn(rows: readonly NumberedRow[]): 1 | 2 {
  const seated = rows.filter(({ ns, ew, isTurned }) => ns !== "" && ew !== "" && isTurned !== true);
  return seenWinners(seated.map(({ ns, ew, board }) => ({ ns, ew, board: Number(board) })));
}

function keyOf({ pair, side }: Pick<SeatedName, "pair" | "side">): string {
  return `${side}:${pair}`;
}

function withAllColumns(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(COLUMNS.map((column) => [column, fields[column] ?? ""]));
}

/** Finds the first name of each pair in the rows; warns once about a pair whose name differs later. */
function namesBySeat(seats: readonly SeatedName[], warnings: Fault[]): Map<string, SeatedName> {
  const names = new Map<string, SeatedName>();
  const changed = new Set<string>();
  for (const seat of seats.filter(({ name }) => name !== "")) {
    const key = keyOf(seat);
    const first = names.get(key);
    if (first === undefined) names.set(key, seat);
    else if (comparable(first.name) !== comparable(seat.name) && !changed.has(key)) {
      changed.add(key);
      warnings.push({ line: seat.line, field: "", message: texts.club.otherName(seat.pair, first.name, seat.name) });
    }
  }
  return names;
}

type ListedPair = Omit<FilePair, "side"> & Pick<SeatedName, "pair" | "side">;

/** Returns lines for the pairs that the file lists, and for other pairs that its rows name. */
function pairLines(listed: readonly ListedPair[], named: ReadonlyMap<string, SeatedName>): ResultLine[] {
  const lines = listed.map(({ line, pair, side, name, fields }) => {
    const seat = named.get(keyOf({ pair, side }));
    return { line, fields: { ...fields, pair, side, name: plainName(name) || plainName(seat?.name ?? "") } };
  });
  const keys = new Set(listed.map(keyOf));
  const others = [...named]
    .filter(([key]) => !keys.has(key))
    .map(([, { line, pair, side, name }]) => ({ line, fields: { pair, side, name: plainName(name) } }));
  return [...lines, ...others]
    .map(({ line, fields }) => ({ line, fields: withAllColumns(fields) }))
    .filter(({ fields }) => ["name", "handicap", "penalty"].some((column) => fields[column] !== ""));
}

/** Returns a name as sessions accept it; "" for a placeholder such as "Pair 7". */
function plainName(name: string): string {
  return /^pair [a-z]{0,2}\d+$/i.test(name.trim()) ? "" : optionName(name);
}
