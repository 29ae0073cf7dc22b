import type { Frame } from "./frame";

/** How far apart the evenness of any two is. */
export interface Spread {
  /** The largest less the smallest. */
  readonly spread: number;
  readonly deviation: number;
}

/**
 * How evenly any two are compared, at i × count + j with i less than j: sets in the same direction less sets in opposite
 * directions, and for each other result of a set one more where they play it against each other, one less as partners.
 * @param of leaves out the comparisons between tables.
 */
export function evennessOf(frame: Frame, seats: ArrayLike<number>, of?: "at the table"): Int16Array {
  const { count, seats: size, setOf } = frame;
  const even = new Int16Array(count * count);
  setOf.forEach((set, place) => {
    const others = setOf.filter((other) => other === set).length - 1;
    setOf.forEach((other, at) => {
      if (other !== set || at < place || (at !== place && of)) return;
      for (let a = 0; a < size; a += 1)
        for (let b = at === place ? a + 1 : 0; b < size; b += 1) {
          const one = seats[place * size + a] as number;
          const two = seats[at * size + b] as number;
          const same = a < size / 2 === b < size / 2;
          const index = Math.min(one, two) * count + Math.max(one, two);
          const by = at === place ? (same ? -others : others) : same ? 1 : -1;
          even[index] = (even[index] as number) + by;
        }
    });
  });
  return even;
}

export function spreadOf(even: ArrayLike<number>, count: number): Spread {
  const all = Array.from(even).filter((_, index) => index % count > Math.floor(index / count));
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const variance = all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length;
  return { spread: Math.max(...all) - Math.min(...all), deviation: Math.sqrt(variance) };
}
