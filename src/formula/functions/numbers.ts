import { withoutNoise } from "../coerce";
import { type Functions, number, scalarFunction, whole } from "../declare";
import { failure } from "../values";

export const NUMBERS: Functions = {
  ABS: scalarFunction([number], Math.abs),
  SIGN: scalarFunction([number], Math.sign),
  INT: scalarFunction([number], (value) => Math.floor(withoutNoise(value))),
  SQRT: scalarFunction([number], (value) => (value < 0 ? failure("#NUM!") : Math.sqrt(value))),
  ROUND: scalarFunction([number, whole], rounded),
  MOD: scalarFunction([number, number], (value, by) =>
    by === 0 ? failure("#DIV/0!") : value - by * Math.floor(withoutNoise(value / by))
  ),
};

/** Rounds half away from zero as in the decimal system: 1.005 becomes 1.01. */
export function rounded(value: number, decimals: number): number {
  if (Number.isInteger(value) && decimals >= 0) return value;
  const shifted = Math.round(shift(Math.abs(withoutNoise(value)), decimals));
  return shifted === 0 ? 0 : Math.sign(value) * shift(shifted, -decimals);
}

/** Moves the decimal point to the right without the rounding error of a multiplication. */
function shift(value: number, places: number): number {
  const [digits, exponent] = value.toExponential().split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}
