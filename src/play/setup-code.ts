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

/** The kind and options of an evening, with a table. */
export interface Setup {
  readonly kind: KindName;
  readonly options: SessionOptions;
  readonly table: number;
  /** See `eveningMark`; missing on a printed card, which can be used on any evening. */
  readonly mark?: string;
  /** Times of changes to names, see `Evening`. */
  readonly named?: Readonly<Record<string, number>>;
  /** Mark of the first part, if the evening is a second part. */
  readonly firstMark?: string;
}

/** Encodes an evening, so that another device can set it up at a table. */
export function setupCode({ kind, options, table, mark = "" }: Setup): string {
  return sealed(SETUP, mark === "" ? 1 : 2, mark + toLetters(JSON.stringify([kind, options, table])));
}

/**
 * Finds a setup code in a text and decodes it.
 * @returns null if there is none.
 * @throws InputError if the code is incomplete, the text too long, or the session cannot be played.
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
 * @param table the sender's table.
 * @throws InputError if the session cannot be played.
 */
export function setupIn(letters: string, table: number): Setup {
  return described(unpacked(letters), table);
}

type Described = [kind: string, options: SessionOptions, table?: number, named?: unknown, firstMark?: unknown];

/** @param sitting the table, if the JSON has none. */
function described(json: string, sitting?: number): Setup {
  try {
    const [kind, options, table = sitting, named, firstMark] = JSON.parse(json) as Described;
    if (isKind(kind) && isTable(table) && hasTables(planSession(kind, options)))
      return { kind, options, table, ...(isTimes(named) && { named }), ...(isMark(firstMark) && { firstMark }) };
  } catch {
    // The error is thrown below: a later version may describe sessions that this one does not know.
  }
  throw new InputError(texts.code.unknownEvening);
}

const isTable = (table: unknown): table is number => Number.isInteger(table);
