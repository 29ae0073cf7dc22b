import { conditionOf, numberOf, textOf } from "./coerce";
import { type Failure, isFailure, isWide, lifted, lifted1, type Scalar, single, type Value } from "./values";

/** What the holes of a formula are filled with, by their numbers from 0. */
export interface SlotValues {
  inHole(index: number): Value;
}

/** A formula that can be worked out again and again, each time with other values in its holes. */
export type Formula = (holes: SlotValues) => Value;

/** A function: how many arguments it takes, and what a call of it is. */
interface ExcelFunction {
  readonly least: number;
  readonly most: number;
  readonly bind: (given: readonly Formula[]) => Formula;
}

/** Functions by their names in capitals. */
export type Functions = Readonly<Record<string, ExcelFunction>>;

/** An argument of a function of single values: how it is read, and what it is where it is left out. */
interface Parameter<T> {
  readonly read: (value: Scalar) => T | Failure;
  readonly otherwise?: T;
}

export const text: Parameter<string> = { read: textOf };
export const number: Parameter<number> = { read: numberOf };
export const condition: Parameter<boolean> = { read: conditionOf };
export const anything: Parameter<Scalar> = { read: (value) => value };

/** A number without what is behind its point: a count of characters, or of decimals. */
export const whole: Parameter<number> = {
  read: (value) => {
    const read = numberOf(value);
    return isFailure(read) ? read : Math.trunc(read);
  },
};

/** An argument that may be left out. */
export function optional<T>({ read }: Parameter<T>, otherwise: T): Parameter<T> {
  return { read, otherwise };
}

/** A function that gets all values of its arguments, grids among them. */
export function arrayFunction(least: number, most: number, method: (...values: Value[]) => Value): ExcelFunction {
  const bind = (given: readonly Formula[]): Formula => {
    const [a, b] = given;
    if (a && given.length === 1) return (holes) => method(a(holes));
    if (a && b && given.length === 2) return (holes) => method(a(holes), b(holes));
    return (holes) => method(...given.map((each) => each(holes)));
  };
  return { least, most, bind };
}

/** A function that asks for the values of its arguments itself, so that what it does not need is not worked out. */
export function lazily(least: number, most: number, bind: ExcelFunction["bind"]): ExcelFunction {
  return { least, most, bind };
}

/** A function of single values: it gives on the first error among them, and goes over grids place by place. */
export function scalarFunction<T extends readonly unknown[]>(
  parameters: readonly [...{ [K in keyof T]: Parameter<T[K]> }],
  method: (...read: T) => Scalar
): ExcelFunction {
  const all: readonly Parameter<unknown>[] = parameters;
  const call = (values: readonly Value[]): Scalar => {
    const read = new Array<unknown>(all.length);
    for (let index = 0; index < all.length; index++) {
      const [parameter, given] = [all[index], values[index]];
      const value = given === undefined ? parameter?.otherwise : parameter?.read(single(given));
      if (isFailure(value)) return value;
      read[index] = value;
    }
    return method(...(read as unknown as T));
  };
  const least = all.filter((parameter) => !("otherwise" in parameter)).length;
  const bind = (given: readonly Formula[]): Formula => {
    return (holes) => {
      const read = new Array<unknown>(all.length);
      let failed: Failure | null = null;
      for (let index = 0; index < all.length; index++) {
        const [parameter, argument] = [all[index], given[index]];
        const value = argument?.(holes);
        if (value !== undefined && isWide(value))
          return lifted(
            call,
            given.map((each, at) => (at === index ? value : each(holes)))
          );
        const cell = value === undefined ? parameter?.otherwise : parameter?.read(single(value));
        if (isFailure(cell)) failed ??= cell;
        read[index] = cell;
      }
      return failed ?? method(...(read as unknown as T));
    };
  };
  return { least, most: all.length, bind };
}

/** A function that tells of a single value, be it an error, whether something is so. */
export function predicate(method: (value: Scalar) => boolean): ExcelFunction {
  return arrayFunction(1, 1, (value) => lifted1(method, value));
}

/** The first of an argument's values. */
export function first(argument: Formula | undefined, holes: SlotValues): Scalar {
  return argument ? single(argument(holes)) : null;
}
