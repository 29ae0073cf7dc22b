import { conditionOf, numberOf, textOf } from "./coerce";
import { type Failure, isFailure, isWide, mapGrids, mapValue, type Scalar, single, type Value } from "./values";

/** Values of a formula's slots (references, numbers and names), by index from 0. */
export interface SlotValues {
  valueAt(index: number): Value;
}

/** A parsed formula that can be evaluated with different slot values. */
export type Formula = (slots: SlotValues) => Value;

/** A function; `min` and `max` limit the number of its arguments. */
interface ExcelFunction {
  readonly min: number;
  readonly max: number;
  readonly bind: (args: readonly Formula[]) => Formula;
}

/** Functions, keyed by name in capitals. */
export type Functions = Readonly<Record<string, ExcelFunction>>;

/** Reads a scalar argument of a function; `otherwise` is the default of an optional argument. */
interface Parameter<T> {
  readonly read: (value: Scalar) => T | Failure;
  readonly otherwise?: T;
}

export const text: Parameter<string> = { read: textOf };
export const number: Parameter<number> = { read: numberOf };
export const condition: Parameter<boolean> = { read: conditionOf };
export const anything: Parameter<Scalar> = { read: (value) => value };

/** A number truncated to an integer: a count of characters or decimals. */
export const whole: Parameter<number> = {
  read: (value) => {
    const read = numberOf(value);
    return isFailure(read) ? read : Math.trunc(read);
  },
};

export function optional<T>({ read }: Parameter<T>, otherwise: T): Parameter<T> {
  return { read, otherwise };
}

/** A function that receives the values of its arguments, including grids. */
export function arrayFunction(min: number, max: number, method: (...values: Value[]) => Value): ExcelFunction {
  const bind = (args: readonly Formula[]): Formula => {
    const [a, b] = args;
    if (a && args.length === 1) return (slots) => method(a(slots));
    if (a && b && args.length === 2) return (slots) => method(a(slots), b(slots));
    return (slots) => method(...args.map((each) => each(slots)));
  };
  return { min, max, bind };
}

/** A function that evaluates its arguments itself, so that unused ones are not evaluated. */
export function lazyFunction(min: number, max: number, bind: ExcelFunction["bind"]): ExcelFunction {
  return { min, max, bind };
}

/** A function of scalars. It returns the first error among its arguments, and maps over grids cell by cell. */
export function scalarFunction<T extends readonly unknown[]>(
  parameters: readonly [...{ [K in keyof T]: Parameter<T[K]> }],
  method: (...read: T) => Scalar
): ExcelFunction {
  const all: readonly Parameter<unknown>[] = parameters;
  const call = (values: readonly Value[]): Scalar => {
    const read = new Array<unknown>(all.length);
    for (let index = 0; index < all.length; index++) {
      const [parameter, argument] = [all[index], values[index]];
      const value = argument === undefined ? parameter?.otherwise : parameter?.read(single(argument));
      if (isFailure(value)) return value;
      read[index] = value;
    }
    return method(...(read as unknown as T));
  };
  const min = all.filter((parameter) => !("otherwise" in parameter)).length;
  const bind = (args: readonly Formula[]): Formula => {
    return (slots) => {
      const read = new Array<unknown>(all.length);
      let failed: Failure | null = null;
      for (let index = 0; index < all.length; index++) {
        const [parameter, argument] = [all[index], args[index]];
        const value = argument?.(slots);
        if (value !== undefined && isWide(value))
          return mapGrids(
            call,
            args.map((each, position) => (position === index ? value : each(slots)))
          );
        const cell = value === undefined ? parameter?.otherwise : parameter?.read(single(value));
        if (isFailure(cell)) failed ??= cell;
        read[index] = cell;
      }
      return failed ?? method(...(read as unknown as T));
    };
  };
  return { min, max: all.length, bind };
}

/** A function that tests a scalar; it also tests errors instead of returning them. */
export function predicate(method: (value: Scalar) => boolean): ExcelFunction {
  return arrayFunction(1, 1, (value) => mapValue(method, value));
}

/** Returns the top left value of an argument; null without an argument. */
export function first(argument: Formula | undefined, slots: SlotValues): Scalar {
  return argument ? single(argument(slots)) : null;
}
