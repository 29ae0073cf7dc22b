import { HOME_OPTIONS } from "../../../sessions/home/plan";
import { readNumbers } from "../../../sessions/reading/numbers";
import { OPTIONS, type OptionName, type SessionOptions } from "../../../sessions/session-options";
import { EVENT_OPTIONS, LEAGUE_OPTIONS } from "../../../sessions/event/options";
import { MATCH_OPTIONS } from "../../../sessions/teams/team-match/options";
import type { DialectName } from "../../../workbook/dialect-names";
import type { FormName } from "../../../workbook/forms";
import type { Paper } from "../../../workbook/model";

/** Options whose fields follow from the values that a kind accepts: a choice has them by their names, as typed. */
export const PLAIN_OPTIONS = [
  "fouled",
  "partners",
  "vulnerable",
  "expected",
  "passed-out",
  "winners",
  "sections",
  "words",
  "carry",
  "divisions",
  "promoted",
  "relegated",
  "penalties",
  "walkover",
] as const satisfies readonly OptionName[];
export type PlainOption = (typeof PLAIN_OPTIONS)[number];

export function isPlain(option: string): option is PlainOption {
  return PLAIN_OPTIONS.some((plain) => plain === option);
}

/** Fields of an option with their first values: chosen from lists, or typed. */
interface Fields {
  readonly listed?: object;
  readonly typed?: object;
}

const NAMES: readonly string[] = [];

/** The fields of all other options. */
const FIELDS = {
  title: { typed: { title: "" } },
  date: { typed: { date: "" } },
  /** In all; for a Swiss event and a league, in a match. */
  boards: { listed: { boards: 24 } },
  /**
   * At one table only even numbers. `swissRounds` is null, for the default of the number of teams, until it is chosen.
   */
  rounds: {
    listed: { rounds: 6, swissRounds: null as number | null, shortRounds: null as number | null, chicagoRounds: 3 },
  },
  /** Tells a field's game from the first one with as many boards; 0 and "" for that one. */
  movement: { listed: { fieldRounds: 0, movement: "" } },
  /** The typed boards of each session where sessions differ; "" where the chosen number of sessions counts. */
  sessions: { listed: { sessions: 2 }, typed: { sizes: "" } },
  /** A stanza more of a knockout that is tied; 0 for none. */
  "extra-boards": { listed: { extraBoards: 0 } },
  "first-board": { typed: { firstBoard: "" } },
  form: { listed: { form: MATCH_OPTIONS.form.defaultValue, eventForm: EVENT_OPTIONS.form.defaultValue } },
  pairs: { listed: { fieldCount: 8 }, typed: { pairs: NAMES } },
  /** Two to four teams, in a match the home team first; `list` has more, one per line, or is "" without names. */
  teams: { listed: { teamCount: 16 }, typed: { teams: NAMES, list: "" } },
  home: {},
  away: {},
  /**
   * Four players a team, in the order of the teams, two substitutes and two more; of individuals in the order of their
   * numbers.
   */
  players: { listed: { chicagoCount: 4 }, typed: { players: NAMES, substitutes: NAMES, moreSubstitutes: NAMES } },
  "line-up": { typed: { lineUps: "" } },
  scoring: { listed: { scoring: HOME_OPTIONS.scoring.defaultValue } },
  /** "" for the usual one. */
  scale: { listed: { scale: "" } },
  handicap: { typed: { handicap: "" } },
  odd: { listed: { odd: EVENT_OPTIONS.odd.defaultValue } },
  ties: { listed: { tieBreak: LEAGUE_OPTIONS.ties.defaultValue }, typed: { ties: "" } },
  /** Teams with semicolons between them, the first seed first. */
  seeds: { typed: { seeds: "" } },
  /** Teams of the knockout that follows, 0 for none. */
  bracket: { listed: { bracket: 0 } },
  "third-place": { listed: { thirdPlace: false } },
  "cross-table": { listed: { crossTable: false } },
  double: { listed: { double: false } },
  /** Days from a round to the next. */
  every: { listed: { every: LEAGUE_OPTIONS.every.defaultValue } },
} as const satisfies { readonly [O in Exclude<OptionName, PlainOption>]: Fields };

type Parts<P extends keyof Fields> = {
  [O in keyof typeof FIELDS]: (typeof FIELDS)[O] extends Readonly<Record<P, infer F>> ? F : never;
}[keyof typeof FIELDS];
type All<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer F) => void ? F : never;
type Widened<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean : T;
type OptionFields = All<Parts<"listed">> & All<Parts<"typed">>;

/**
 * All that is chosen for a session in the pane. What only some kinds have stays as it is while
 * another kind is chosen, so that nothing typed is lost.
 */
export type SessionChoice = {
  readonly kind: string;
  readonly paper: Paper;
  readonly formulas: DialectName;
  /** True if the workbook begins with a page of instructions. */
  readonly hasGuide: boolean;
  /** More paper, of the kinds that have it. */
  readonly forms: readonly FormName[];
} & { readonly [F in keyof OptionFields]: Widened<OptionFields[F]> } & { readonly [O in PlainOption]: string };

const blank = (options: readonly PlainOption[]) => Object.fromEntries(options.map((option) => [option, ""]));
const isTyped = (option: PlainOption) => ["text", "names", "number or list"].includes(OPTIONS[option].value);
const fieldsOf = (part: keyof Fields) => {
  const all: readonly Fields[] = Object.values(FIELDS);
  return Object.assign({}, ...all.map((fields) => fields[part])) as object;
};

/** First values of all typed fields. */
export const NOTHING_TYPED = {
  ...fieldsOf("typed"),
  ...blank(PLAIN_OPTIONS.filter(isTyped)),
} as Partial<SessionChoice>;

/** The first choice: an ordinary evening, on the region's paper. */
export function firstChoice(today: string, paper: Paper = "A4"): SessionChoice {
  const fields = { ...fieldsOf("listed"), ...blank(PLAIN_OPTIONS), ...NOTHING_TYPED } as SessionChoice;
  return { ...fields, kind: "four-pairs", date: today, paper, formulas: "built-in", hasGuide: true, forms: [] };
}

/** A choice without typed values, which may be wrong: their faults are shown beside their fields. */
export function withoutTyped(choice: SessionChoice): SessionChoice {
  return { ...choice, ...NOTHING_TYPED };
}

/** The first board as typed; undefined if it is blank. */
export function firstBoardOf({ firstBoard }: SessionChoice): SessionOptions["first-board"] {
  return firstBoard.trim() === "" ? undefined : (readNumbers(firstBoard) ?? NaN);
}

/** A list of names with one of them changed. */
export function withName(names: readonly string[], index: number, name: string): string[] {
  const length = Math.max(names.length, index + 1);
  return Array.from({ length }, (_, i) => (i === index ? name : (names[i] ?? "")));
}

/** Exactly `count` names, "" for each that is missing. */
export function namesFor(names: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, i) => names[i] ?? "");
}
