import { PAIRS } from "../sessions/field/field-kind";
import { isClub } from "../sessions/club/is-club";
import { InputError } from "../bridge/input-error";
import { clubOptions, isClubEvening } from "../exchange/club/understand-club";
import { isPbn } from "../exchange/pbn/parse-pbn";
import { pbnOptions } from "../exchange/pbn/pbn-options";
import { texts } from "../exchange/texts";
import type { SessionOptions } from "../sessions/session-options";

/** A file of results with its name. */
export interface ResultsFile {
  readonly file: string;
  readonly text: string;
}

/** Returns the typed options, together with the options that a file of results states. */
type FileOptions = (typed: SessionOptions) => SessionOptions;

/**
 * Plans a session with the typed options and with those that its file of results states, if it states any.
 * @throws InputError if the session cannot be planned, or if the file is a club's evening; see {@link offerClub}.
 */
export function planByFile<P>(kind: string, results: ResultsFile | null, plan: (options: FileOptions) => P): P {
  try {
    return plan((typed) => (results ? fileOptions(results.text, kind, typed) : typed));
  } catch (error) {
    if (results !== null && error instanceof InputError) offerClub(kind, results, error.message);
    throw error;
  }
}

function fileOptions(text: string, kind: string, typed: SessionOptions): SessionOptions {
  if (isClub({ kind })) return clubOptions(text, typed);
  return isPbn(text) ? pbnOptions(text, kind, typed) : typed;
}

/**
 * Offers to read a file as a club's evening, if it is one without a fault and was given for a session of pairs.
 * @param message the reason why the file does not fit the session.
 * @throws InputError with the offer.
 */
export function offerClub(kind: string, { text }: Pick<ResultsFile, "text">, message: string): void {
  if (kind === PAIRS.name && isClubEvening(text)) throw new InputError(texts.club.otherMovement(message));
}
