import type { Contestant, Partners } from "./contestant";
import { numberOf } from "./letters";
import { pairs, players, type MovementLine } from "./movement";

/** One side of a table in a movement's text. */
export type PairOrPartners = Contestant | Partners;

/** Two pairs at a table: `7v2`; the set of boards may follow: `7v2:3`. */
const PAIRS = /^([1-9]\d?)v([1-9]\d?)(?::([1-9]\d?))?$/;

/** Four players at a table, a letter for each: `bela`; the letter of the set of boards may follow: `belac`. */
const PLAYERS = /^[a-z]{4,5}$/;

/**
 * Reads a movement: a line for each round, with its tables in order, Table 1 first. `bela` are players 2, 5, 12 and 1,
 * who sit North, South, East and West in that order; `7v2` are two pairs, North-South first. The set of boards may
 * follow: `7v2:3`, or a fifth letter for players, `belac`. Without it, a table plays the set with the round's number.
 * @throws RangeError if a text is no table, rounds differ in tables, pairs and players are mixed, somebody has two
 *   seats in a round, or only some tables name their set.
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
