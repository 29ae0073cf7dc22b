import { contestantAt, type Contestant, type Partners } from "./contestant";
import type { MovementLine, Opponents } from "./movement";

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
    throw new RangeError("A movement is of pairs or of players, not of both.");
  if (new Set(lines.map(({ named }) => named)).size > 1)
    throw new RangeError("A movement names the set of each table or of none.");
  return lines.map(({ named: _, ...line }) => line);
}

function roundOf(line: string, round: number) {
  const tables = line.split(" ").map((text, index) => tableOf(text, round, index + 1));
  const present = tables.flatMap(({ ns, ew }) => [ns, ew].flat());
  if (new Set(present).size < present.length) throw new RangeError(`Somebody has two seats in round ${round}: ${line}`);
  return tables;
}

/** A table's line, and whether it names its set. */
function tableOf(
  text: string,
  round: number,
  table: number
): MovementLine<PairOrPartners> & { readonly named: boolean } {
  const [, north, south, east, west, set] = TABLE.exec(text) ?? [];
  if (north === undefined || east === undefined || (south === undefined) !== (west === undefined))
    throw new RangeError(`Round ${round}, table ${table}: “${text}” is no table such as 7v2:3 or 2+5v12+1:3.`);
  const seats = { ns: seatedAs(north, south), ew: seatedAs(east, west) };
  return { round, part: null, table, ...seats, set: Number(set ?? round), named: set !== undefined };
}

function seatedAs(first: string, second: string | undefined): PairOrPartners {
  const one = contestantAt(Number(first));
  return second === undefined ? one : [one, contestantAt(Number(second))];
}

/** A movement as {@link movementOf} reads it, each table with its set. */
export function textOf(lines: readonly MovementLine<PairOrPartners>[]): string {
  const rounds = new Map<number, string[]>();
  for (const { round, ns, ew, set } of lines)
    rounds.set(round, [...(rounds.get(round) ?? []), `${seatsOf({ ns, ew })}:${set}`]);
  return [...rounds.values()].map((tables) => tables.join(" ")).join("\n");
}

function seatsOf({ ns, ew }: Opponents<PairOrPartners>): string {
  const numbers = (seated: PairOrPartners) => [seated].flat().map((index) => index + 1);
  return `${numbers(ns).join("+")}v${numbers(ew).join("+")}`;
}
