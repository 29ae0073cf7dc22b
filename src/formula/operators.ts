import { compare, compareNumbers, isEqual, numberOf, textOf } from "./coerce";
import type { Operator } from "./tokens";
import { failure, isFailure, type Scalar } from "./values";

/** Operators between two values; they return the first error of their operands. */
export const OPERATORS: Readonly<Record<Operator, (left: Scalar, right: Scalar) => Scalar>> = {
  "=": (left, right) => (isFailure(left) ? left : isFailure(right) ? right : isEqual(left, right)),
  "<>": (left, right) => (isFailure(left) ? left : isFailure(right) ? right : !isEqual(left, right)),
  "<": comparison((order) => order < 0),
  ">": comparison((order) => order > 0),
  "<=": comparison((order) => order <= 0),
  ">=": comparison((order) => order >= 0),
  "&": (left, right) => {
    const a = textOf(left);
    const b = textOf(right);
    return isFailure(a) ? a : isFailure(b) ? b : a + b;
  },
  "+": arithmetic((a, b) => minus(a, -b)),
  "-": arithmetic(minus),
  "*": arithmetic((a, b) => a * b),
  "/": arithmetic((a, b) => (b === 0 ? failure("#DIV/0!") : a / b)),
  "^": arithmetic((a, b) => (a === 0 && b === 0 ? failure("#NUM!") : a ** b)),
};

/** A sign before a value: minus converts it to a number, plus leaves it unchanged. */
export function signed(sign: "-" | "+", value: Scalar): Scalar {
  if (sign === "+") return value;
  const number = numberOf(value);
  return isFailure(number) ? number : 0 - number;
}

export function percent(value: Scalar): Scalar {
  const number = numberOf(value);
  return isFailure(number) ? number : number / 100;
}

/** Difference of two numbers; 0 if they are equal to 15 digits. */
function minus(a: number, b: number): number {
  return compareNumbers(a, b) === 0 ? 0 : a - b;
}

function comparison(holds: (order: number) => boolean): (left: Scalar, right: Scalar) => Scalar {
  return (left, right) => (isFailure(left) ? left : isFailure(right) ? right : holds(compare(left, right)));
}

function arithmetic(method: (a: number, b: number) => Scalar): (left: Scalar, right: Scalar) => Scalar {
  return (left, right) => {
    const a = numberOf(left);
    if (isFailure(a)) return a;
    const b = numberOf(right);
    if (isFailure(b)) return b;
    const result = method(a, b);
    return typeof result === "number" && !Number.isFinite(result) ? failure("#NUM!") : result;
  };
}
