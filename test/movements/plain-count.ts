import type { MovementLine } from "../../src/movements/movement";
import type { PairOrPartners } from "../../src/movements/movement-text";

/** A table as it is counted here: numbers from 0, the first half of those who sit is North-South. */
export interface PlainTable {
  readonly round: number;
  readonly table: number;
  readonly set: number;
  readonly seats: readonly number[];
}

export function plainTables(lines: readonly MovementLine<PairOrPartners>[]): PlainTable[] {
  return lines.map(({ round, table, set, ns, ew }) => ({
    ...{ round, table, set },
    seats: [ns, ew].flatMap((seated) => (typeof seated === "number" ? [seated] : [seated[0], seated[1]])),
  }));
}

/** A square of zeros. */
function square(size: number): number[][] {
  return Array.from({ length: size }, () => Array<number>(size).fill(0));
}

/** What is counted, each two in both of their places. */
export interface PlainCount {
  readonly opposed: readonly (readonly number[])[];
  readonly partnered: readonly (readonly number[])[];
  readonly even: readonly (readonly number[])[];
  readonly plays: readonly number[];
  readonly north: readonly number[];
  /** Rounds that each sits out. */
  readonly out: readonly (readonly number[])[];
  readonly successive: number;
}

/** Counts a movement seat by seat. */
export function plainCount(tables: readonly PlainTable[], count: number): PlainCount {
  const rounds = Math.max(...tables.map(({ round }) => round));
  const [opposed, partnered, even] = [square(count), square(count), square(count)];
  const [plays, north] = [Array<number>(count).fill(0), Array<number>(count).fill(0)];
  const out = Array.from({ length: count }, () => [] as number[]);
  const met = new Set<string>();
  let successive = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const now = tables.filter((at) => at.round === round);
    for (let who = 0; who < count; who += 1) if (!now.some(({ seats }) => seats.includes(who))) out[who]!.push(round);
    for (const { seats } of now)
      seats.forEach((who, seat) => {
        plays[who]! += 1;
        if (seat < seats.length / 2) north[who]! += 1;
        seats.forEach((them, at) => {
          if (at === seat) return;
          if (at < seats.length / 2 === seat < seats.length / 2) partnered[who]![them]! += 1;
          else {
            opposed[who]![them]! += 1;
            met.add(`${round} ${who} ${them}`);
            if (who < them && met.has(`${round - 1} ${who} ${them}`)) successive += 1;
          }
        });
      });
  }
  for (const set of new Set(tables.map((at) => at.set))) {
    const results = tables.filter((at) => at.set === set);
    const sits = results.flatMap(({ seats }, result) =>
      seats.map((who, seat) => ({ who, result, side: seat < seats.length / 2 }))
    );
    for (const one of sits)
      for (const other of sits) {
        if (one.who === other.who) continue;
        const sign = one.side === other.side ? 1 : -1;
        even[one.who]![other.who]! += one.result === other.result ? -sign * (results.length - 1) : sign;
      }
  }
  return { opposed, partnered, even, plays, north, out, successive };
}

/** What a square has for each two of some. */
export function ofTwo(matrix: readonly (readonly number[])[], among: readonly number[]): number[] {
  return among.flatMap((one, i) => among.slice(i + 1).map((other) => matrix[one]![other]!));
}

/** The largest less the smallest, and the standard deviation. */
export function spreadOf(numbers: readonly number[]): { readonly spread: number; readonly deviation: number } {
  let [sum, squares] = [0, 0];
  for (const number of numbers) {
    sum += number;
    squares += number * number;
  }
  const mean = sum / numbers.length;
  return {
    spread: Math.max(...numbers) - Math.min(...numbers),
    deviation: Math.sqrt(Math.max(0, squares / numbers.length - mean * mean)),
  };
}
