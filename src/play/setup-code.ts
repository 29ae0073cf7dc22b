import { InputError } from "../bridge/input-error";
import { hasTables } from "../exchange/boards-at-tables";
import { isKind, planSession, type KindName } from "../sessions/kinds";
import type { SessionOptions } from "../sessions/session-options";
import { checkOf, LETTERS } from "./letters";
import { texts } from "./texts";

/** How every such code begins, with the version of what follows. */
const START = "OTS1";

/** What an evening is, with where somebody sits. */
export interface Setup {
  readonly kind: KindName;
  readonly options: SessionOptions;
  readonly table: number;
}

/** An evening's kind and options as a code, with which another device sets it up at a table. */
export function setupCode({ kind, options, table }: Setup): string {
  const body = lettersOf(JSON.stringify([kind, options, table]));
  return START + body + checkOf(body);
}

/**
 * Reads such a code out of a text.
 * @returns null where there is none.
 * @throws InputError where it is not whole, or describes nothing that can be played.
 */
export function readSetup(text: string): Setup | null {
  const [, body, check] = new RegExp(`${START}([\\w-]+)([\\w-]{3})(?![\\w-])`).exec(text) ?? [];
  if (body === undefined || check === undefined) return null;
  if (checkOf(body) !== check) throw new InputError(texts.code.damaged);
  try {
    const [kind, options, table] = JSON.parse(textOf(body)) as [string, SessionOptions, number];
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
