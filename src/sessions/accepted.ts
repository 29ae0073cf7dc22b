import { InputError } from "../bridge/input-error";
import type { OptionName } from "./session-options";

/** The values that an option may have; of names, how many there may be. */
export interface AllowedValues<V extends string | number = string | number, T extends V = V> {
  /** In the order in which people are offered them. */
  readonly choices: readonly T[];
  /** Absent if it depends on other options or if there is no default value. */
  readonly defaultValue?: T;
  /** Returns the error for a refused value. */
  readonly refused: (value: V) => string;
}

/**
 * The options that a kind of session takes besides a title and a date, in the order in which people read of them: the
 * values that each may have, true where they are no list.
 */
export type AllowedOptions = { readonly [O in OptionName]?: AllowedValues<number> | AllowedValues<string> | true };

/** The whole numbers of a range. */
export interface Range extends AllowedValues<number> {
  readonly min: number;
  readonly max: number;
}

/** One of a few words. */
export function oneOfWords<const T extends string>(
  choices: readonly T[],
  refused: (word: string, choices: readonly string[]) => string
): AllowedValues<string, T> {
  return { choices, refused: (word) => refused(word, choices) };
}

/** One of a few numbers. */
export function oneOfNumbers<const T extends number>(
  choices: readonly T[],
  refused: (number: number, choices: readonly number[]) => string
): AllowedValues<number, T> {
  return { choices, refused: (number) => refused(number, choices) };
}

/** A whole number of a range, both ends included. */
export function range(min: number, max: number, refused: (number: number, min: number, max: number) => string): Range {
  const choices = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return { choices, min, max, refused: (number) => refused(number, min, max) };
}

/**
 * Checks the value of an option.
 * @throws InputError of the option when it is none of those that are accepted.
 */
export function checked<V extends string | number, T extends V>(
  option: OptionName,
  { choices, refused }: AllowedValues<V, T>,
  value: V
): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new InputError(refused(value), option);
  return found;
}
