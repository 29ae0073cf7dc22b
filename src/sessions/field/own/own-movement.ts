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
 * A club's own movement as the text of an option, as short as a code on a phone has room for: the boards of a set;
 * then for each round its tables, Table 1 first, each the letters of those who sit there, North-South first, and of the
 * set of boards, all beginning with a. `3:aba cdb,acb dba` is a first round in which pair 1 meets pair 2 with set 1.
 * Where sets are not equal the boards of each are said, `3.2:`, and where their numbers do not follow each other the
 * numbers, `n1-2_11-12.3-4_13-14:`; a table that does not play is `-`; and behind a table stands the order in which it
 * plays its boards, if not from the lowest on: `cdb3.1.2`.
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
  /** The text by which an option names it. */
  readonly named: string;
  /** The most boards in play at the same time, over all rounds. */
  readonly boards: number;
  readonly byVisits: typeof byVisits;
}

/** Lines that can be played, as an option's text. Their boards may begin with any. */
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

/** The boards of each set: how many there are, or their numbers from 1 on if those of all sets are not one run. */
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

/** Returns the boards of a set, from 1; empty if the text has no such set. */
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

/** The sets of boards, those with the lowest numbers first. */
function setsIn(lines: readonly OwnLine[]): number[][] {
  const sets = new Map(lines.map((line) => [lowestOf(line), inNumbers(line.boards)]));
  return [...sets.values()].sort(([a = 0], [b = 0]) => a - b);
}

/** Index of the set of a line's boards, from 1. */
function setOf(line: OwnLine, sets: readonly (readonly number[])[]): number {
  return sets.findIndex(([first]) => first === lowestOf(line)) + 1;
}

function last(lines: readonly OwnLine[], key: "round" | "table"): number {
  return Math.max(0, ...lines.map((line) => line[key]));
}

/** The lines of an option's text, boards from 1 on; null where it is none. */
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
 * The movement of an option's text.
 * @returns null where the text is none.
 * @throws InputError where it cannot be played: the text has come from elsewhere.
 */
export function ownMovement(text: string): OwnMovement | null {
  const lines = ownLines(text);
  if (!lines) return null;
  // What a later version may write is not read as something else.
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
