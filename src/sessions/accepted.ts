import { InputError } from "../bridge/input-error";
import type { OptionName } from "./session-options";

/** Allowed values of an option; for an option that holds names, the allowed numbers of names. */
export interface AllowedValues<V extends string | number = string | number, T extends V = V> {
  /** Allowed values in the order in which they are offered to users. */
  readonly choices: readonly T[];
  /** Default value; absent if there is none, or if it depends on other options. */
  readonly defaultValue?: T;
  /** Returns the error for a refused value. */
  readonly refused: (value: V) => string;
}

/**
 * Options of a kind of session besides title and date, in the order shown to users, with the allowed values of each
 * option; `true` in place of allowed values that are not listed.
 */
export type AllowedOptions = { readonly [O in OptionName]?: AllowedValues<number> | AllowedValues<string> | true };

/** The whole numbers of a range. */
export interface Range extends AllowedValues<number> {
  readonly min: number;
  readonly max: number;
}

/** Returns the allowed values of an option that takes one of a few words. */
export function oneOfWords<const T extends string>(
  choices: readonly T[],
  refused: (word: string, choices: readonly string[]) => string
): AllowedValues<string, T> {
  return { choices, refused: (word) => refused(word, choices) };
}

/** Returns the allowed values of an option that takes one of a few numbers. */
export function oneOfNumbers<const T extends number>(
  choices: readonly T[],
  refused: (number: number, choices: readonly number[]) => string
): AllowedValues<number, T> {
  return { choices, refused: (number) => refused(number, choices) };
}

/** Returns the allowed values of an option that takes a whole number from `min` to `max`. */
export function range(min: number, max: number, refused: (number: number, min: number, max: number) => string): Range {
  const choices = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return { choices, min, max, refused: (number) => refused(number, min, max) };
}

/**
 * Returns an option's value if it is allowed.
 * @throws InputError for the option if the value is not allowed.
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
