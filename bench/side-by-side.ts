import { Bench } from "tinybench";

/** One of the things that are measured beside each other. */
export interface Contender {
  readonly name: string;
  readonly run: () => unknown;
}

/** A median over rounds, with the lowest and the highest of them. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** What a run gave: each contender's median in milliseconds, one a round. */
export type Rounds<Name extends string = string> = Readonly<Record<Name, readonly number[]>>;

/** How long each contender runs in a round, in milliseconds, and how often at the least. */
export interface Effort {
  readonly rounds: number;
  readonly time: number;
  readonly iterations: number;
}

/**
 * Measures contenders in rounds, each of them once a round: what else the machine does then falls
 * on all of them, and a ratio taken within a round is little touched by it.
 */
export async function sideBySide<Name extends string>(
  contenders: readonly (Contender & { readonly name: Name })[],
  { rounds, time, iterations }: Effort
): Promise<Rounds<Name>> {
  const medians = Object.fromEntries(contenders.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    const bench = new Bench({
      time,
      iterations,
      warmup: round === 0,
      warmupTime: time,
      warmupIterations: iterations,
      throws: true,
    });
    for (const { name, run } of contenders)
      bench.add(name, async () => {
        await run();
      });
    await bench.run();
    for (const { name, result } of bench.tasks) medians[name]!.push(result!.latency.p50!);
  }
  return medians as Record<Name, number[]>;
}

/** How many times as long as the other one takes, round by round. */
export function ratio(times: readonly number[], others: readonly number[]): Spread {
  return spread(times.map((time, round) => time / others[round]!));
}

/** The middle of numbers and their ends. */
export function spread(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)]!,
    least: sorted[0]!,
    most: sorted[sorted.length - 1]!,
  };
}
