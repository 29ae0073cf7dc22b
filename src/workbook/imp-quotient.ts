import { LEVEL_QUOTIENT, MAX_QUOTIENT, QUOTIENT_DECIMALS } from "../sessions/imp-quotient";

/** Returns the formula for the quotient of the IMPs in two cells, won and lost: see `impQuotient`. */
export function quotientFormula(won: string, lost: string): string {
  const withoutLoss = `IF(${won}=0,${LEVEL_QUOTIENT},${MAX_QUOTIENT})`;
  return `IF(${lost}=0,${withoutLoss},ROUND(${won}/${lost},${QUOTIENT_DECIMALS}))`;
}
