import { InputError } from "../bridge/input-error";
import { MINUS_SIGNS, plainDecimals, plainSigns } from "../bridge/plain-number";
import { indexNamed } from "./close-name";
import { plainLine } from "./option-checks";
import type { OptionName } from "./session-options";

/** Rules for reading a list of amounts, with the texts of its errors. */
interface AmountsToRead {
  readonly option: OptionName;
  /** Accepted names of each contestant, the one for messages first. */
  readonly names: readonly (readonly string[])[];
  /** Pattern of an amount: a number without sign as its first group, and an optional unit. */
  readonly amount: RegExp;
  /** True if a plus or minus is allowed. */
  readonly isSigned?: boolean;
  readonly unreadable: (typed: string) => string;
  readonly twice: (name: string) => string;
  readonly unknown: (typed: string, names: readonly string[]) => string;
}

/**
 * Reads amounts such as "Reds 6 IMPs; Blues 2", each contestant once.
 * @returns the amount of each contestant, 0 if it is not named; null if nothing is typed.
 * @throws InputError if a contestant is unknown or named twice, or if an amount cannot be read.
 */
export function readNamedAmounts(
  text: string | undefined,
  { option, names, amount, isSigned = false, unreadable, twice, unknown }: AmountsToRead
): number[] | null {
  const parts = plainLine(text ?? "")
    .split(";")
    .filter((part) => part.trim() !== "");
  if (parts.length === 0) return null;
  const found = new Map<number, number>();
  const sign = isSigned ? `[-+${MINUS_SIGNS.join("")}]?` : "";
  const line = new RegExp(String.raw`^\s*(.*\S)\s+(${sign})${amount.source}\s*$`, "i");
  for (const part of parts) {
    const [, name = "", signed = "", number] = line.exec(part) ?? [];
    if (number === undefined) throw new InputError(unreadable(part.trim()), option);
    const index = indexNamed(name, names, unknown, option);
    if (found.has(index)) throw new InputError(twice(name), option);
    found.set(index, Number(plainSigns(signed) + plainDecimals(number)) || 0);
  }
  return names.map((_, index) => found.get(index) ?? 0);
}
