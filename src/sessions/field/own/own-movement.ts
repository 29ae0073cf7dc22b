import { InputError } from "../../../bridge/input-error";
import { contestantAt } from "../../../movements/contestant";
import type { FieldMovement } from "../../../movements/field-movement";
import type { MovementLine } from "../../../movements/movement";
import { letterOf, numberOf } from "../../../movements/letters";
import type { PairOrPartners } from "../../../movements/movement-text";
import { faultsOf } from "./own-faults";
import { areInNumbers, inNumbers, runsIn } from "../../../movements/board-runs";
import { areOfPlayers, lowestOf, numbersTo, OWN_LIMITS, seatedAt, type OwnLine } from "./own-line";
import { byVisits } from "../visits";
import { ownTexts } from "./texts";

/**
 * A club's own movement as the text of an option, short enough for a code on a phone. It begins with the number of
 * boards in a set; then come the rounds, and in each round its tables, Table 1 first. A table is written as letters,
 * from a for 1: its contestants, North-South first, and its set of boards. `3:aba cdb,acb dba` is a first round in
 * which pair 1 meets pair 2 with set 1. If sets differ in size, each has its number of boards, `3.2:`. If the boards'
 * numbers have gaps, the numbers are listed, `n1-2_11-12.3-4_13-14:`. A table that does not play is `-`. If a table
 * does not begin with the lowest board, the order of its boards follows: `cdb3.1.2`.
 */
const WRITTEN =
  /^([1-9]\d?(?:\.[1-9]\d?)*|n[1-9][\d._-]*):((?:-|[a-z]{3}(?:[a-z]{2})?(?:[1-9][\d.]*)?)(?:[ ,](?:-|[a-z]{3}(?:[a-z]{2})?(?:[1-9][\d.]*)?))*)$/;
const LISTED = "n";
const [BETWEEN_SETS, BETWEEN_RUNS] = [".", "_"];
const EMPTY_SEAT = "-";

/** A movement that can be played. */
export interface OwnMovement extends FieldMovement {
  readonly style: "own";
  readonly what: "pair" | "player";
  /** The text that selects the movement in an option. */
  readonly named: string;
  /** Length in boards played one after the other: the largest number of boards of a table in each round, added up. */
  readonly boards: number;
  readonly byVisits: typeof byVisits;
}

/** Returns the option's text for lines that can be played. The lowest board of the lines may have any number. */
export function ownText(lines: readonly OwnLine[]): string {
  const sets = setsIn(lines);
  const tables = numbersTo(last(lines, "table"));
  const written = (line: OwnLine) => {
    const set = sets[setOf(line, sets) - 1] ?? [];
    const order = line.boards.map((board) => set.indexOf(board) + 1);
    const seats = [...seatedAt(line), setOf(line, sets)].map(letterOf).join("");
    return areInNumbers(order) ? seats : `${seats}${order.join(".")}`;
  };
  const rounds = numbersTo(last(lines, "round")).map((round) =>
    tables
      .map((table) => lines.find((line) => line.round === round && line.table === table))
      .map((line) => (line ? written(line) : EMPTY_SEAT))
      .join(" ")
  );
  return `${setsText(sets)}:${rounds.join(",")}`;
}

/**
 * Returns the boards of each set as text: "3" for sets of three boards, "3.2" for a set of three and one of two; or if
 * not all boards of the sets are one run, the numbers of the boards, from 1.
 */
function setsText(sets: readonly (readonly number[])[]): string {
  const [lowest = 1] = sets[0] ?? [];
  const isRun = sets.flat().every((board, index) => board === lowest + index);
  const numbers = (set: readonly number[]) =>
    runsIn(
      set.map((board) => board - lowest + 1),
      "-"
    ).join(BETWEEN_RUNS);
  if (!isRun) return `${LISTED}${sets.map(numbers).join(BETWEEN_SETS)}`;
  const sizes = sets.map(({ length }) => length);
  return sizes.every((size) => size === sizes[0]) ? String(sizes[0] ?? 1) : sizes.join(BETWEEN_SETS);
}

/**
 * Returns a function from the number of a set, from 1, to its boards, also from 1; there are none if the text has no
 * such set.
 */
function setReader(text: string): (set: number) => number[] {
  if (text.startsWith(LISTED)) {
    const sets = text.slice(LISTED.length).split(BETWEEN_SETS);
    return (set) => (sets[set - 1] ?? "").split(BETWEEN_RUNS).flatMap(runOf);
  }
  const sizes = text.split(BETWEEN_SETS).map(Number);
  const sizeOf = (set: number) => (sizes.length === 1 ? sizes[0] : sizes[set - 1]) ?? 0;
  const before = (set: number): number => (set <= 1 ? 0 : before(set - 1) + sizeOf(set - 1));
  return (set) => numbersTo(sizeOf(set)).map((board) => before(set) + board);
}

function runOf(text: string): number[] {
  const [first = 0, last = first] = text.split("-").map(Number);
  return numbersTo(Math.min(last, OWN_LIMITS.boards) - first + 1).map((board) => first + board - 1);
}

/** Returns the sets of boards, the set with the lowest board first. */
function setsIn(lines: readonly OwnLine[]): number[][] {
  const sets = new Map(lines.map((line) => [lowestOf(line), inNumbers(line.boards)]));
  return [...sets.values()].sort(([a = 0], [b = 0]) => a - b);
}

/** Returns the index of the set of a line's boards, from 1. */
function setOf(line: OwnLine, sets: readonly (readonly number[])[]): number {
  return sets.findIndex(([first]) => first === lowestOf(line)) + 1;
}

function last(lines: readonly OwnLine[], key: "round" | "table"): number {
  return Math.max(0, ...lines.map((line) => line[key]));
}

/** Returns the lines of an option's text, with boards from 1; null if the text is not a movement. */
export function ownLines(text: string): OwnLine[] | null {
  const [, setsPart, tables] = WRITTEN.exec(text) ?? [];
  if (setsPart === undefined || tables === undefined) return null;
  const boardsOf = setReader(setsPart);
  let line = 0;
  return tables.split(",").flatMap((round, index) =>
    round.split(" ").flatMap((written, roundIndex): OwnLine[] => {
      line += 1;
      if (written === EMPTY_SEAT) return [];
      const [, letters = "", order = ""] = /^([a-z]+)(.*)$/.exec(written) ?? [];
      const numbers = [...letters].map(numberOf);
      const set = numbers.pop() ?? 1;
      const middle = numbers.length / 2;
      const inSet = boardsOf(set);
      const boards = order === "" ? inSet : order.split(".").map((index) => inSet[Number(index) - 1] ?? 0);
      const place = { line, round: index + 1, table: roundIndex + 1 };
      return [{ ...place, ns: numbers.slice(0, middle), ew: numbers.slice(middle), boards }];
    })
  );
}

/**
 * Returns the movement of an option's text.
 * @returns null if the text is not a movement.
 * @throws InputError if the movement cannot be played: its text may come from elsewhere.
 */
export function ownMovement(text: string): OwnMovement | null {
  const lines = ownLines(text);
  if (!lines) return null;
  // A text that only a later version can write is refused, rather than misread.
  if (faultsOf(lines, null).length > 0 || ownText(lines) !== text)
    throw new InputError(ownTexts.refused.damaged, "movement");
  const highest = (numbersIn: (line: OwnLine) => readonly number[]) => Math.max(...lines.flatMap(numbersIn));
  const sets = setsIn(lines);
  const perRound = inNumbers([...new Set(lines.map(({ boards }) => boards.length))]);
  const isPlain =
    perRound.length === 1 && !text.startsWith(LISTED) && lines.every(({ boards }) => areInNumbers(boards));
  const longest = numbersTo(last(lines, "round")).map((round) =>
    Math.max(...lines.filter((line) => line.round === round).map(({ boards }) => boards.length))
  );
  return {
    byVisits,
    named: text,
    style: "own",
    what: areOfPlayers(lines) ? "player" : "pair",
    count: highest(seatedAt),
    tables: new Set(lines.map(({ table }) => table)).size,
    rounds: longest.length,
    sets: sets.length,
    perRound,
    boards: longest.reduce((sum, boards) => sum + boards, 0),
    lines: () => lines.map((line) => ({ ...lineOf(line, sets), ...(isPlain ? {} : { boards: line.boards }) })),
  };
}

function lineOf(line: OwnLine, sets: readonly (readonly number[])[]): MovementLine<PairOrPartners> {
  const { round, table, ns, ew } = line;
  return { round, part: null, table, ns: seated(ns), ew: seated(ew), set: setOf(line, sets) };
}

function seated([first = 1, second]: readonly number[]): PairOrPartners {
  return second === undefined ? contestantAt(first) : [contestantAt(first), contestantAt(second)];
}
