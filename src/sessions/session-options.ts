import { texts } from "./texts";

/** What the value of an option is to a program, by what it is to the person who types it. */
export interface Values {
  "whole number": number;
  /** One of a few, in small letters. */
  word: string;
  /** Year-month-day, or "" for none. */
  date: string;
  text: string;
  /** A text for each that is named. */
  names: readonly string[];
}

export type ValueKind = keyof Values;

/** An option of sessions. */
export interface Option<V extends ValueKind> {
  readonly value: V;
  /** What it is, in a line of help, and what stands there for its value. */
  readonly help: string;
  readonly placeholder: string;
  /** Other names that it goes by on a command line. */
  readonly also?: readonly string[];
}

const { help } = texts.options;

/** Every option that some kind of session takes, in the order in which people read of them. */
const TABLE = {
  boards: { value: "whole number", ...help.boards },
  rounds: { value: "whole number", ...help.rounds },
  sessions: { value: "whole number", ...help.sessions },
  form: { value: "word", ...help.form },
  // A competition is what a match's sheets are titled with.
  title: { value: "text", ...help.title, also: ["competition"] },
  date: { value: "date", ...help.date },
  pairs: { value: "names", ...help.pairs },
  home: { value: "text", ...help.teamOfMatch },
  away: { value: "text", ...help.teamOfMatch },
  teams: { value: "names", ...help.teams },
  players: { value: "names", ...help.players },
  scoring: { value: "word", ...help.scoring },
  scale: { value: "text", ...help.scale },
  penalties: { value: "text", ...help.penalties },
  odd: { value: "word", ...help.odd },
  bracket: { value: "whole number", ...help.bracket },
} as const satisfies Readonly<Record<string, Option<ValueKind>>>;

/** The name of an option. */
export type OptionName = keyof typeof TABLE;

type KindOf<O extends OptionName> = (typeof TABLE)[O]["value"];

/** What is known of each option. Which kinds of session take it stands in their records. */
export const OPTIONS: { readonly [O in OptionName]: Option<KindOf<O>> } = TABLE;

/** The value of an option. */
export type OptionValue<O extends OptionName> = Values[KindOf<O>];

/** What may be chosen for a session, as typed. A kind of session takes its own of these. */
export type SessionOptions = { readonly [O in OptionName]?: OptionValue<O> | undefined };

/** The names of all options, in their order. */
export const OPTION_NAMES: readonly OptionName[] = Object.keys(OPTIONS).filter(isOption);

function isOption(name: string): name is OptionName {
  return name in OPTIONS;
}
