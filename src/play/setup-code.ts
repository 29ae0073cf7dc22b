import { InputError } from "../bridge/input-error";
import { hasTables } from "../sessions/table-plan";
import { isKind, type KindName, planSession } from "../sessions/kinds";
import type { SessionOptions } from "../sessions/session-options";
import { lettersOf, textOf } from "./letters";
import { sealed, SETUP, unsealed } from "./sealed";
import { MARK_LENGTH } from "./session-mark";
import { texts } from "./texts";

/** What an evening is, with where somebody sits. */
export interface Setup {
  readonly kind: KindName;
  readonly options: SessionOptions;
  readonly table: number;
  /** The evening's, see `markOf`; none on a printed card, which is good for any evening. */
  readonly mark?: string;
}

/** An evening's kind and options as a code, with which another device sets it up at a table. */
export function setupCode({ kind, options, table, mark = "" }: Setup): string {
  return sealed(SETUP, mark === "" ? 1 : 2, mark + lettersOf(JSON.stringify([kind, options, table])));
}

/**
 * Reads such a code out of a text.
 * @returns null where there is none.
 * @throws InputError where it is not whole, is longer than any, or describes nothing that can be played.
 */
export function readSetup(text: string): Setup | null {
  const found = unsealed(SETUP, text, 1);
  if (found === null) return null;
  const marked = found.form === 1 ? 0 : MARK_LENGTH;
  const mark = found.letters.slice(0, marked);
  try {
    const [kind, options, table] = JSON.parse(textOf(found.letters.slice(marked))) as [string, SessionOptions, number];
    if (isKind(kind) && Number.isInteger(table) && hasTables(planSession(kind, options)))
      return { kind, options, table, ...(mark === "" ? {} : { mark }) };
  } catch {
    // Said below: a later version may describe what this one does not know.
  }
  throw new InputError(texts.code.unknownEvening);
}
