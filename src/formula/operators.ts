import { compare, compareNumbers, numberOf, textOf } from "./coerce";
import type { Operator } from "./tokens";
import { failure, isFailure, type Scalar } from "./values";

/** What an operator gives of two values; the first error among them is given on. */
export const OPERATORS: Readonly<Record<Operator, (left: Scalar, right: Scalar) => Scalar>> = {
  "=": compared((order) => order === 0),
  "<>": compared((order) => order !== 0),
  "<": compared((order) => order < 0),
  ">": compared((order) => order > 0),
  "<=": compared((order) => order <= 0),
  ">=": compared((order) => order >= 0),
  "&": (left, right) => {
    const [a, b] = [textOf(left), textOf(right)];
    return isFailure(a) ? a : isFailure(b) ? b : a + b;
  },
  "+": arithmetic((a, b) => minus(a, -b)),
  "-": arithmetic(minus),
  "*": arithmetic((a, b) => a * b),
  "/": arithmetic((a, b) => (b === 0 ? failure("#DIV/0!") : a / b)),
  "^": arithmetic((a, b) => (a === 0 && b === 0 ? failure("#NUM!") : a ** b)),
};

/** A sign before a value: minus makes a number of it, plus leaves it as it is. */
export function signed(sign: "-" | "+", value: Scalar): Scalar {
  if (sign === "+") return value;
  const number = numberOf(value);
  return isFailure(number) ? number : 0 - number;
}

/** A value in per cent. */
export function percent(value: Scalar): Scalar {
  const number = numberOf(value);
  return isFailure(number) ? number : number / 100;
}

/** A difference; of numbers that are alike in all digits that Excel knows it is 0. */
function minus(a: number, b: number): number {
  return compareNumbers(a, b) === 0 ? 0 : a - b;
}

function compared(is: (order: number) => boolean): (left: Scalar, right: Scalar) => Scalar {
  return (left, right) => (isFailure(left) ? left : isFailure(right) ? right : is(compare(left, right)));
}

function arithmetic(method: (a: number, b: number) => Scalar): (left: Scalar, right: Scalar) => Scalar {
  return (left, right) => {
    const [a, b] = [numberOf(left), numberOf(right)];
    if (isFailure(a)) return a;
    if (isFailure(b)) return b;
    const result = method(a, b);
    return typeof result === "number" && !Number.isFinite(result) ? failure("#NUM!") : result;
  };
}
