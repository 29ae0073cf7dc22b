/** A number as it is, by whole numbers of any size; the denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A quotient of two whole numbers. */
export function fraction(numerator: number | bigint, denominator: number | bigint = 1): Fraction {
  const [over, under] = [BigInt(numerator), BigInt(denominator)];
  return under < 0n ? { numerator: -over, denominator: -under } : { numerator: over, denominator: under };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function over(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Above 0 where the first is more, 0 where they are equal. */
export function compared(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/** Rounded to so many decimals, halves away from 0: "-3.50". */
export function toDecimals({ numerator, denominator }: Fraction, decimals: number): string {
  const size = numerator < 0n ? -numerator : numerator;
  const whole = (2n * size * 10n ** BigInt(decimals) + denominator) / (2n * denominator);
  const digits = String(whole).padStart(decimals + 1, "0");
  return `${numerator < 0n && whole > 0n ? "-" : ""}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
