import { InputError } from "../../../bridge/input-error";
import { contestantAt } from "../../../movements/contestant";
import type { FieldMovement } from "../../../movements/field-movement";
import type { MovementLine } from "../../../movements/movement";
import type { PairOrPartners } from "../../../movements/movement-text";
import { faultsOf } from "./own-faults";
import { areOfPlayers, seatedAt, type OwnLine } from "./own-line";
import { ownTexts } from "./texts";

/**
 * A club's own movement as the text of an option, as short as a code on a phone has room for: the boards of a round;
 * then for each round its tables, Table 1 first, each the letters of those who sit there, North-South first, and of the
 * set of boards, all beginning with a. `3:aba cdb,acb dba` is a first round in which pair 1 meets pair 2 with set 1.
 */
const WRITTEN = /^([1-9]\d?):([a-z]{3}(?:[ ,][a-z]{3})*|[a-z]{5}(?:[ ,][a-z]{5})*)$/;

const A = "a".charCodeAt(0);
const letter = (number: number) => String.fromCharCode(A + number - 1);
const numberOf = (sign: string) => sign.charCodeAt(0) - A + 1;

/** A movement that can be played. */
export interface OwnMovement extends FieldMovement {
  readonly style: "own";
  readonly what: "pair" | "player";
  /** The text by which an option names it. */
  readonly named: string;
}

/** Lines that can be played, as an option's text. Their boards may begin with any. */
export function ownText(lines: readonly OwnLine[]): string {
  const lowest = Math.min(...lines.flatMap(({ boards }) => boards));
  const perRound = lines[0]?.boards.length ?? 1;
  const setOf = ({ boards }: OwnLine) => (Math.min(...boards) - lowest) / perRound + 1;
  const rounds = [...new Set(lines.map(({ round }) => round))].sort((a, b) => a - b);
  const tables = rounds.map((round) =>
    lines
      .filter((line) => line.round === round)
      .sort((a, b) => a.table - b.table)
      .map((line) => [...seatedAt(line), setOf(line)].map(letter).join(""))
      .join(" ")
  );
  return `${perRound}:${tables.join(",")}`;
}

/** The lines of an option's text, boards from 1 on; null where it is none. */
export function ownLines(text: string): OwnLine[] | null {
  const [, size, tables] = WRITTEN.exec(text) ?? [];
  if (size === undefined || tables === undefined) return null;
  const perRound = Number(size);
  let line = 0;
  return tables.split(",").flatMap((round, index) =>
    round.split(" ").map((seats, at): OwnLine => {
      const numbers = [...seats].map(numberOf);
      const set = numbers.pop() ?? 1;
      const middle = numbers.length / 2;
      const boards = Array.from({ length: perRound }, (_, i) => (set - 1) * perRound + i + 1);
      line += 1;
      return { line, round: index + 1, table: at + 1, ns: numbers.slice(0, middle), ew: numbers.slice(middle), boards };
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
  if (faultsOf(lines).length > 0) throw new InputError(ownTexts.refused.damaged, "movement");
  const perRound = lines[0]?.boards.length ?? 1;
  const most = (numbersIn: (line: OwnLine) => readonly number[]) => Math.max(...lines.flatMap(numbersIn));
  return {
    named: text,
    style: "own",
    what: areOfPlayers(lines) ? "player" : "pair",
    count: most(seatedAt),
    tables: most(({ table }) => [table]),
    rounds: most(({ round }) => [round]),
    sets: most(({ boards }) => boards) / perRound,
    perRound: [perRound],
    lines: () => lines.map((line) => lineOf(line, perRound)),
  };
}

function lineOf({ round, table, ns, ew, boards }: OwnLine, perRound: number): MovementLine<PairOrPartners> {
  return { round, part: null, table, ns: seated(ns), ew: seated(ew), set: Math.max(...boards) / perRound };
}

function seated([first = 1, second]: readonly number[]): PairOrPartners {
  return second === undefined ? contestantAt(first) : [contestantAt(first), contestantAt(second)];
}
