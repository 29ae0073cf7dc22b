import { InputError, tryRead } from "../bridge/input-error";
import { playersOf } from "../sessions/players";
import type { SessionOptions } from "../sessions/session-options";
import { today } from "../sessions/today";
import { hasSameSeats } from "./at-table";
import { sealed, unsealed } from "./code-envelope";
import { eveningCode, readCode, readHead } from "./code";
import { currentResults, eveningPlan, outcomeOf, parseEntryKey, scoredResults, type Evening } from "./evening";
import { lengthPrefixed, readerOf } from "./length-prefix";
import { digest, fromLetters, toLetters } from "./letters";
import { isResultAddress, RESULT } from "./result-address";
import { latestRulings, type Ruling } from "./rulings";
import { eveningMark } from "./session-mark";
import { unnamed } from "./table-link";
import { texts } from "./texts";

const FORM = 1;
/** Number of letters in the digest of a link's content. */
const DIGEST_LENGTH = 4;
const MIN_LETTERS = 20;
/** Maximum length of the sender's name, in characters; a longer name is cut. */
export const MAX_SENDER = 30;

/** Form of the names in a shared result. */
export const LINK_NAMES = ["full", "first", "none"] as const;
export type LinkNames = (typeof LINK_NAMES)[number];

export interface SharedResult {
  readonly evening: Evening;
  /** The name that the sender gave; "" for none. */
  readonly sender: string;
}

/**
 * Encodes the result of an evening for its link: the session, current results and rulings, without earlier entries.
 * @returns null if the code cannot be read back, for example because the evening is too long for a link.
 */
export function resultCode(evening: Evening, sender: string, names: LinkNames): string | null {
  const shown = withNames(evening, names);
  const inner = eveningCode(shown, 1);
  const from = lengthPrefixed(toLetters(sender.trim().slice(0, MAX_SENDER)));
  const code = sealed(RESULT, FORM, from + contentDigest(from + inner) + inner);
  const read = tryRead(() => readResult(code));
  const isSame = read !== null && hasSameSeats(eveningPlan(read.evening), eveningPlan(evening));
  return isSame && scoreText(read.evening) === scoreText(shown) ? code : null;
}

/**
 * Reads the result in a link.
 * @returns null if the text has none.
 * @throws InputError if a letter was changed or is missing, or if only a later version can read it.
 */
export function readResult(text: string): SharedResult | null {
  const found = unsealed(RESULT, text, MIN_LETTERS);
  if (!found) {
    if (isResultAddress(text)) throw new InputError(texts.resultLink.damaged);
    return null;
  }
  if (found.form !== FORM) throw new InputError(texts.code.newer);
  const reader = readerOf(found.letters);
  const from = reader.counted();
  const check = reader.next(DIGEST_LENGTH);
  const inner = reader.next(reader.left());
  const head = check === contentDigest(lengthPrefixed(from) + inner) ? readHead(inner) : null;
  if (!head?.setup) throw new InputError(texts.resultLink.damaged);
  const { kind, options, mark } = head.setup;
  const { entries, rulings = [] } = readCode(inner, eveningPlan({ kind, options }));
  const time = Date.parse(options.date ?? "") || 0;
  return {
    sender: fromLetters(from),
    evening: {
      // The id is derived from the mark, so that a link saved twice makes one evening.
      id: `${RESULT}-${mark}`,
      kind,
      options,
      started: time,
      changed: time,
      ...(mark !== undefined && { mark }),
      entries: entries.map(({ table, board, said }) => ({ table, board, said, taken: true })),
      ...(rulings.length > 0 && { rulings: latestRulings(rulings) }),
    },
  };
}

const contentDigest = (letters: string) =>
  digest(
    Array.from({ length: letters.length }, (_, i) => letters.charCodeAt(i)),
    131,
    DIGEST_LENGTH
  );

function scoreText(evening: Evening): string {
  return JSON.stringify(outcomeOf(scoredResults(evening), eveningPlan(evening), evening).json());
}

/** Returns the evening as others may see it: current results, rulings not withdrawn, and names in the chosen form. */
export function withNames(evening: Evening, names: LinkNames): Evening {
  const { id, kind, started, changed, rulings = [] } = evening;
  // An evening without a date gets the date of the day on which it began.
  const date = evening.options.date || today(new Date(started));
  const options = { ...optionsWith(evening, names), date };
  return {
    id,
    kind,
    options,
    started,
    changed,
    mark: eveningMark(evening),
    entries: [...currentResults(evening)].map(([key, said]) => ({ ...parseEntryKey(key), said })),
    rulings: rulings
      .filter(({ is }) => is !== null)
      .map((ruling) => (names === "full" ? ruling : withoutReason(ruling))),
  };
}

/** Removes the reason of a penalty, which may name people. */
function withoutReason(ruling: Ruling): Ruling {
  return ruling.ruling === "penalty" && ruling.is ? { ...ruling, is: { ...ruling.is, reason: "" } } : ruling;
}

function optionsWith({ kind, options }: Evening, names: LinkNames): SessionOptions {
  if (names === "full") return options;
  const first = {
    ...options,
    ...(options.pairs && { pairs: distinct(options.pairs, firstNamesOfPair) }),
    ...(options.players && { players: distinct(options.players, firstName) }),
  };
  const isPossible = names === "first" && tryRead(() => eveningPlan({ kind, options: first })) !== null;
  return isPossible ? first : unnamed({ kind, options });
}

/**
 * Shortens names. Short names that are equal also get the initial of the last word; names that are still equal stay
 * whole.
 */
function distinct(names: readonly string[], shorten: (name: string, initial: boolean) => string): string[] {
  const isAlone = (all: readonly string[], index: number) => all.filter((each) => each === all[index]).length === 1;
  const [short, longer] = [false, true].map((initial) => names.map((name) => shorten(name, initial)));
  return names.map((name, i) => {
    if (!short || !longer || name.trim() === "") return name;
    return (isAlone(short, i) ? short[i] : isAlone(longer, i) ? longer[i] : name) ?? name;
  });
}

function firstName(name: string, initial: boolean): string {
  const [first = "", ...more] = name.trim().split(/\s+/);
  const last = more[more.length - 1];
  return initial && last ? `${first} ${last.charAt(0)}.` : first;
}

function firstNamesOfPair(pair: string, initial: boolean): string {
  const players = playersOf(pair);
  return players ? players.map((player) => firstName(player, initial)).join(" & ") : pair;
}
