import { contestantAt, type Contestant, type Partners } from "./contestant";
import type { MovementLine } from "./movement";

/** Who sits in a movement that is kept as text: a pair, or two players. */
export type PairOrPartners = Contestant | Partners;

/** A table as it is written: `7v2`, `2+5v12+1`, with the set of boards at the end, `7v2:3`. */
const TABLE = /^([1-9]\d?)(?:\+([1-9]\d?))?v([1-9]\d?)(?:\+([1-9]\d?))?(?::([1-9]\d?))?$/;

/**
 * Reads a movement: a line for each round, in it each table in order, Table 1 first. `2+5v12+1` are four players, N sits
 * North, S South, E East and W West in that order; `7v2` are two pairs, North-South first. `:3` is the set of boards,
 * left out where all tables share that of the round, which has its number.
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
  const named = text.split(":").length - 1;
  if (named > 0 && named < lines.length) throw new RangeError("A movement names the set of each table or of none.");
  return lines;
}

function roundOf(line: string, round: number): MovementLine<PairOrPartners>[] {
  const tables = line.split(" ").map((text, index) => tableOf(text, round, index + 1));
  const present = tables.flatMap(({ ns, ew }) => [ns, ew].flat());
  if (new Set(present).size < present.length) throw new RangeError(`Somebody has two seats in round ${round}: ${line}`);
  return tables;
}

function tableOf(text: string, round: number, table: number): MovementLine<PairOrPartners> {
  const [, north, south, east, west, set] = TABLE.exec(text) ?? [];
  if (north === undefined || east === undefined || (south === undefined) !== (west === undefined))
    throw new RangeError(`Round ${round}, table ${table}: “${text}” is no table such as 7v2:3 or 2+5v12+1:3.`);
  const seats = { ns: seatedAs(north, south), ew: seatedAs(east, west) };
  return { round, part: null, table, ...seats, set: Number(set ?? round) };
}

function seatedAs(first: string, second: string | undefined): PairOrPartners {
  const one = contestantAt(Number(first));
  return second === undefined ? one : [one, contestantAt(Number(second))];
}
