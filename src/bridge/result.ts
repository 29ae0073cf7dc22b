import { InputError } from "./input-error";
import { boardFaults } from "./board-fault-texts";
import { plainNumber } from "./plain-number";
import { signed } from "./points";

/**
 * Reads a result relative to the contract: "=", "made" or 0 made exactly, +1 an overtrick, −2 or "down 2" two down. It
 * accepts numbers, texts and the typographic minus.
 * @returns the tricks above (or, negative, below) the contract.
 * @throws InputError if the text is not a result, or is beyond 13 tricks either way.
 */
export function parseResult(written: unknown): number {
  const text = plainNumber(String(written).toUpperCase()).replace(/^DOWN(\d+)$|^(\d+)DOWN$/, "-$1$2");
  const result = text === "=" || text === "MADE" ? 0 : /^[+-]?(\d|1[0-3])$/.test(text) ? Number(text) : NaN;
  if (Number.isNaN(result)) throw new InputError(boardFaults.result(written));
  return result || 0;
}

/** Writes a result as players do: "=", "+1", "-2". */
export function printResult(result: number): string {
  return result === 0 ? "=" : signed(result);
}
