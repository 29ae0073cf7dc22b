/** Quotient of a team that has won IMPs and lost none; higher than any other. */
export const MAX_QUOTIENT = 1_000_000;

/** Quotient of a team without any IMPs won or lost, as if it had won as many as it lost. */
export const LEVEL_QUOTIENT = 1;

/** Decimals to which quotients are rounded; teams with equal rounded quotients are tied. */
export const QUOTIENT_DECIMALS = 6;

/** Returns the IMPs won for each IMP lost, rounded to {@link QUOTIENT_DECIMALS} decimals. */
export function impQuotient(won: number, lost: number): number {
  if (lost === 0) return won === 0 ? LEVEL_QUOTIENT : MAX_QUOTIENT;
  const parts = 10 ** QUOTIENT_DECIMALS;
  return Math.round((won / lost) * parts) / parts;
}
