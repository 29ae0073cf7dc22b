import { InputError } from "../bridge/input-error";
import { FIVE_PAIRS } from "./five-pairs";
import { FOUR_PAIRS } from "./four-pairs";
import type { HomeKind } from "./home-kind";
import { messages } from "./messages";

/** Every kind of session that exists. */
export const KINDS: readonly HomeKind[] = [FOUR_PAIRS, FIVE_PAIRS];

/**
 * The kind of a name.
 * @throws InputError naming those that exist.
 */
export function kindNamed(name: string): HomeKind {
  const kind = KINDS.find((known) => known.name === name);
  if (!kind)
    throw new InputError(
      messages.kind(
        name,
        KINDS.map((known) => known.name)
      )
    );
  return kind;
}
