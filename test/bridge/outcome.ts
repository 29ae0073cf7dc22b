import * as fc from "fast-check";
import { InputError } from "../../src/bridge/input-error";

/** What a calculation gives: its value or the InputError that it refuses with. Others escape. */
export function outcome<T>(calculate: () => T): T | InputError {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** Any text at all, and text of the characters that come near to an accepted one. */
export function anyText(near: string): fc.Arbitrary<string> {
  return fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(...near), maxLength: 8 }));
}
