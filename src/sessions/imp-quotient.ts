/** The quotient of a team that has won IMPs and lost none: more than any other. */
export const MAX_QUOTIENT = 1_000_000;

/** The quotient of a team that has neither won nor lost an IMP: that of as many won as lost. */
export const LEVEL_QUOTIENT = 1;

/** To how many decimals a quotient is known: teams of which these are alike are level. */
export const QUOTIENT_DECIMALS = 6;

/** IMPs won for each IMP lost. */
export function impQuotient(won: number, lost: number): number {
  if (lost === 0) return won === 0 ? LEVEL_QUOTIENT : MAX_QUOTIENT;
  const parts = 10 ** QUOTIENT_DECIMALS;
  return Math.round((won / lost) * parts) / parts;
}
