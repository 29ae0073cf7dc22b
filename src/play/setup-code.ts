import { InputError } from "../bridge/input-error";
import { hasTables } from "../exchange/boards-at-tables";
import { isKind, planSession, type KindName } from "../sessions/kinds";
import type { SessionOptions } from "../sessions/session-options";
import { LETTERS } from "./letters";
import { sealed, SETUP_START, unsealed } from "./sealed";
import { texts } from "./texts";

/** What an evening is, with where somebody sits. */
export interface Setup {
  readonly kind: KindName;
  readonly options: SessionOptions;
  readonly table: number;
}

/** An evening's kind and options as a code, with which another device sets it up at a table. */
export function setupCode({ kind, options, table }: Setup): string {
  return sealed(SETUP_START, lettersOf(JSON.stringify([kind, options, table])));
}

/**
 * Reads such a code out of a text.
 * @returns null where there is none.
 * @throws InputError where it is not whole, or describes nothing that can be played.
 */
export function readSetup(text: string): Setup | null {
  const letters = unsealed(SETUP_START, text, 1);
  if (letters === null) return null;
  try {
    const [kind, options, table] = JSON.parse(textOf(letters)) as [string, SessionOptions, number];
    if (isKind(kind) && Number.isInteger(table) && hasTables(planSession(kind, options)))
      return { kind, options, table };
  } catch {
    // Said below: a later version may describe what this one does not know.
  }
  throw new InputError(texts.code.unknownEvening);
}

/** A text in the letters that links carry: its bytes in UTF-8, six bits a letter. */
function lettersOf(text: string): string {
  const bits = [...new TextEncoder().encode(text)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits.replace(/.{1,6}/g, (six) => LETTERS.charAt(parseInt(six.padEnd(6, "0"), 2)));
}

function textOf(letters: string): string {
  const bits = [...letters].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(6, "0")).join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => parseInt(byte, 2)));
}
