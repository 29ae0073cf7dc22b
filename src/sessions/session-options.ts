/** Types of option values in code, keyed by the kind of value. */
export interface Values {
  "whole number": number;
  /** A number of parts, or the size of each part: 3, or 8, 8 and 4. */
  "number or sizes": number | readonly number[];
  /** One number for the session, or one for each round: 25, or 1, 8 and 15. */
  "number or list": number | readonly number[];
  /** A flag: present means yes. */
  "yes or no": boolean;
  /** One of a few words, in lower case. */
  word: string;
  /** Year-month-day, or "" for none. */
  date: string;
  text: string;
  /** A list of names. */
  names: readonly string[];
}

export type ValueKind = keyof Values;

export interface Option<V extends ValueKind> {
  readonly value: V;
  /** Alternative names on the command line. */
  readonly also?: readonly string[];
}

/** Every option that some kind of session takes, in the order shown to users. */
const TABLE = {
  boards: { value: "whole number" },
  rounds: { value: "whole number" },
  movement: { value: "text" },
  sessions: { value: "number or sizes" },
  "extra-boards": { value: "whole number" },
  partners: { value: "word" },
  vulnerable: { value: "word" },
  "passed-out": { value: "word" },
  expected: { value: "text" },
  "first-board": { value: "number or list" },
  form: { value: "word" },
  // The sheets of a match have the competition as their title.
  title: { value: "text", also: ["competition"] },
  date: { value: "date" },
  pairs: { value: "names" },
  home: { value: "text" },
  away: { value: "text" },
  teams: { value: "names" },
  players: { value: "names" },
  "line-up": { value: "text" },
  scoring: { value: "word" },
  winners: { value: "whole number" },
  sections: { value: "word" },
  scale: { value: "text" },
  words: { value: "text" },
  penalties: { value: "text" },
  handicap: { value: "text" },
  carry: { value: "text" },
  fouled: { value: "word" },
  odd: { value: "word" },
  walkover: { value: "word" },
  ties: { value: "text" },
  seeds: { value: "names" },
  bracket: { value: "whole number" },
  "third-place": { value: "yes or no" },
  "cross-table": { value: "yes or no" },
  double: { value: "yes or no" },
  every: { value: "whole number" },
  divisions: { value: "text" },
  promoted: { value: "whole number" },
  relegated: { value: "whole number" },
} as const satisfies Readonly<Record<string, Option<ValueKind>>>;

export type OptionName = keyof typeof TABLE;

type KindOf<O extends OptionName> = (typeof TABLE)[O]["value"];

/**
 * All options. The folder of each kind of session defines the options that it takes, and the values that are allowed.
 */
export const OPTIONS: { readonly [O in OptionName]: (typeof TABLE)[O] & Pick<Option<KindOf<O>>, "also"> } = TABLE;

export type OptionValue<O extends OptionName> = Values[KindOf<O>];

/** Options of a session, as typed; each kind of session takes some of them. */
export type SessionOptions = { readonly [O in OptionName]?: OptionValue<O> | undefined };

/** The names of all options, in their order. */
export const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[];

/** True if an option has this name. */
export function isOption(name: string): name is OptionName {
  return OPTION_NAMES.some((option) => option === name);
}
