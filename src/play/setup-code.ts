import { InputError } from "../bridge/input-error";
import { hasTables } from "../sessions/table-plan";
import { isKind, type KindName, planSession } from "../sessions/kinds";
import type { SessionOptions } from "../sessions/session-options";
import { isMark, isTimes } from "./evening-json";
import { toLetters, fromLetters } from "./letters";
import { unpacked } from "./packed";
import { sealed, SETUP, unsealed } from "./code-envelope";
import { MARK_LENGTH } from "./session-mark";
import { texts } from "./texts";

/** What an evening is, with where somebody sits. */
export interface Setup {
  readonly kind: KindName;
  readonly options: SessionOptions;
  readonly table: number;
  /** The evening's, see `eveningMark`; none on a printed card, which is good for any evening. */
  readonly mark?: string;
  /** When which of its names were changed, see `Evening`. */
  readonly named?: Readonly<Record<string, number>>;
  /** The mark of the evening whose second part it is. */
  readonly firstMark?: string;
}

/** An evening's kind and options as a code, with which another device sets it up at a table. */
export function setupCode({ kind, options, table, mark = "" }: Setup): string {
  return sealed(SETUP, mark === "" ? 1 : 2, mark + toLetters(JSON.stringify([kind, options, table])));
}

/**
 * Reads such a code out of a text.
 * @returns null where there is none.
 * @throws InputError where it is not whole, is longer than any, or describes nothing that can be played.
 */
export function readSetup(text: string): Setup | null {
  const found = unsealed(SETUP, text, 1);
  if (found === null) return null;
  if (found.form === 3) throw new InputError(texts.code.newer);
  const marked = found.form === 1 ? 0 : MARK_LENGTH;
  const mark = found.letters.slice(0, marked);
  return { ...described(fromLetters(found.letters.slice(marked))), ...(mark === "" ? {} : { mark }) };
}

/**
 * Reads an evening out of packed letters.
 * @param table where whoever packed them sits.
 * @throws InputError where that is nothing that can be played.
 */
export function setupIn(letters: string, table: number): Setup {
  return described(unpacked(letters), table);
}

type Described = [kind: string, options: SessionOptions, table?: number, named?: unknown, firstMark?: unknown];

/** What JSON describes: kind and options, and the table where that is not known otherwise. */
function described(json: string, sitting?: number): Setup {
  try {
    const [kind, options, table = sitting, named, firstMark] = JSON.parse(json) as Described;
    if (isKind(kind) && isTable(table) && hasTables(planSession(kind, options)))
      return { kind, options, table, ...(isTimes(named) && { named }), ...(isMark(firstMark) && { firstMark }) };
  } catch {
    // Said below: a later version may describe what this one does not know.
  }
  throw new InputError(texts.code.unknownEvening);
}

const isTable = (table: unknown): table is number => Number.isInteger(table);
