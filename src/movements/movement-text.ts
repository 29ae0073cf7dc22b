import type { Contestant, Partners } from "./contestant";
import { numberOf } from "./letters";
import { pairs, players, type MovementLine } from "./movement";

/** One side of a table in a movement's text. */
export type PairOrPartners = Contestant | Partners;

/** Two pairs at a table as they are written: `7v2`, with the set of boards at the end, `7v2:3`. */
const PAIRS = /^([1-9]\d?)v([1-9]\d?)(?::([1-9]\d?))?$/;

/** Four players at a table, a letter each: `bela`, with the set of boards at the end, `belac`. */
const PLAYERS = /^[a-z]{4,5}$/;

/**
 * Reads a movement: a line for each round, in it each table in order, Table 1 first. `bela` are players 2, 5, 12 and 1, who
 * sit North, South, East and West in that order; `7v2` are two pairs, North-South first. `:3`, or of players a fifth letter,
 * `belac`, is the set of boards, left out where all tables share that of the round, which has its number.
 * @throws RangeError where a text is none, somebody is at two tables in a round, or a set has two numbers.
 */
export function movementOf(text: string): MovementLine<PairOrPartners>[] {
  const rounds = text
    .trim()
    .split("\n")
    .map((line, index) => roundOf(line.trim(), index + 1));
  const lines = rounds.flat();
  if (rounds.some((tables) => tables.length !== rounds[0]?.length))
    throw new RangeError("All rounds of a movement have as many tables.");
  if (new Set(lines.map(({ ns }) => typeof ns)).size > 1)
    throw new RangeError("A movement must be for pairs or for players, not for both.");
  const named = namedSets(text).length;
  if (named > 0 && named < lines.length) throw new RangeError("A movement names the set of each table or of none.");
  return lines;
}

/** The sets of boards that a movement's text names, table by table. */
export function namedSets(text: string): number[] {
  return [...text.matchAll(/:(\d+)|\b[a-z]{4}([a-z])\b/g)].map(([, set, letter]) =>
    Number(set ?? numberOf(letter ?? ""))
  );
}

function roundOf(line: string, round: number): MovementLine<PairOrPartners>[] {
  const tables = line.split(" ").map((text, index) => tableOf(text, round, index + 1));
  const present = tables.flatMap(({ ns, ew }) => [ns, ew].flat());
  if (new Set(present).size < present.length) throw new RangeError(`Somebody has two seats in round ${round}: ${line}`);
  return tables;
}

function tableOf(text: string, round: number, table: number): MovementLine<PairOrPartners> {
  const position = { round, part: null, table };
  if (PLAYERS.test(text)) {
    const [north = 0, south = 0, east = 0, west = 0, set = round] = [...text].map(numberOf);
    return { ...position, ...players(north, south, east, west), set };
  }
  const [, ns, ew, set] = PAIRS.exec(text) ?? [];
  if (ns === undefined || ew === undefined)
    throw new RangeError(`Round ${round}, table ${table}: “${text}” is no table such as 7v2:3 or belac.`);
  return { ...position, ...pairs(Number(ns), Number(ew)), set: Number(set ?? round) };
}
