/**
 * How many cases a proof runs: with `npm test` and `npm run test:real` so few that these are done in four and eight
 * minutes on two cores, with `npm run soak` as many as it takes to trust it.
 */
export function runs<T = number>({ ci, soak }: { readonly ci: T; readonly soak: T }): T {
  return process.env.SOAK === "true" ? soak : ci;
}

/**
 * A test that `npm run soak` alone runs, beside those that prove the same elsewhere for less: its comment says which.
 */
export const testInSoak = runs({
  ci: Object.assign(() => undefined, { each: () => () => undefined }) as unknown as typeof test,
  soak: globalThis.test,
});

/** Of several ways the one whose turn it is, all of them with `npm run soak`. */
export function inTurns<T>(ways: readonly T[], turn: number): readonly T[] {
  return ways.filter((_, i) => runs({ ci: i === turn % ways.length, soak: true }));
}

/** Of a sweep every fourth one, all of them with `npm run soak`. */
export function swept<T>(all: readonly T[]): readonly T[] {
  return all.filter((_, i) => i % runs({ ci: 4, soak: 1 }) === 0);
}

/**
 * What random samples start from. `npm run soak` takes another each time and says which;
 * `SEED=… npm run soak` has the same again. With `npm test` samples are the same each time.
 */
export const SEED = Number(process.env.SEED ?? 1);
if (!Number.isInteger(SEED)) throw new Error(`SEED=${process.env.SEED} is no whole number.`);
