import { HOME_OPTIONS } from "../../../sessions/home/plan";
import { readNumbers } from "../../../sessions/reading/numbers";
import { OPTIONS, type OptionName, type SessionOptions } from "../../../sessions/session-options";
import { EVENT_OPTIONS, LEAGUE_OPTIONS } from "../../../sessions/event/options";
import { MATCH_OPTIONS } from "../../../sessions/teams/team-match/options";
import type { DialectName } from "../../../workbook/dialect-names";
import type { FormName } from "../../../workbook/forms";
import type { Paper } from "../../../workbook/model";

/**
 * Plain options, whose fields are made from the values that a kind allows. A choice has the text of each plain option
 * under the option's name.
 */
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

/** Initial values of an option's fields in {@link SessionChoice}: `listed` if chosen from a list, `typed` if typed. */
interface Fields {
  readonly listed?: object;
  readonly typed?: object;
}

const NAMES: readonly string[] = [];

/** The fields of all options that are not plain. */
const FIELDS = {
  title: { typed: { title: "" } },
  date: { typed: { date: "" } },
  /** Total number of boards; for a Swiss event and a league, boards of a match. */
  boards: { listed: { boards: 24 } },
  /**
   * `swissRounds` is null until it is chosen, which means the default for the number of teams. `shortRounds` is null if
   * all teams of a round robin meet.
   */
  rounds: {
    listed: { rounds: 6, swissRounds: null as number | null, shortRounds: null as number | null, chicagoRounds: 3 },
  },
  /** Rounds and movement of a game for pairs or individuals; 0 and "" for the first game with its number of boards. */
  movement: { listed: { fieldRounds: 0, movement: "" } },
  /** `sizes`: typed boards of each session, if sessions differ; "" if boards and sessions are chosen from the list. */
  sessions: { listed: { sessions: 2 }, typed: { sizes: "" } },
  /** Number of extra boards if a knockout match is tied; 0 for none. */
  "extra-boards": { listed: { extraBoards: 0 } },
  "first-board": { typed: { firstBoard: "" } },
  form: { listed: { form: MATCH_OPTIONS.form.defaultValue, eventForm: EVENT_OPTIONS.form.defaultValue } },
  pairs: { listed: { fieldCount: 8 }, typed: { pairs: NAMES } },
  /**
   * `teams`: names of two to four teams, in a match the home team first. `list`: names of more teams, one per line; ""
   * without names.
   */
  teams: { listed: { teamCount: 16 }, typed: { teams: NAMES, list: "" } },
  home: {},
  away: {},
  /**
   * Four players per team, in the order of the teams; two substitutes per team, and two more. In an individual, players
   * in the order of their numbers.
   */
  players: { listed: { chicagoCount: 4 }, typed: { players: NAMES, substitutes: NAMES, moreSubstitutes: NAMES } },
  "line-up": { typed: { lineUps: "" } },
  scoring: { listed: { scoring: HOME_OPTIONS.scoring.defaultValue } },
  /** Name of the VP scale; "" for the default. */
  scale: { listed: { scale: "" } },
  handicap: { typed: { handicap: "" } },
  odd: { listed: { odd: EVENT_OPTIONS.odd.defaultValue } },
  ties: { listed: { tieBreak: LEAGUE_OPTIONS.ties.defaultValue }, typed: { ties: "" } },
  /** Seeded teams separated by semicolons, the first seed first. */
  seeds: { typed: { seeds: "" } },
  /** Number of teams in the knockout that follows; 0 for no knockout. */
  bracket: { listed: { bracket: 0 } },
  "third-place": { listed: { thirdPlace: false } },
  "cross-table": { listed: { crossTable: false } },
  double: { listed: { double: false } },
  /** Days between two rounds of a league. */
  every: { listed: { every: LEAGUE_OPTIONS.every.defaultValue } },
} as const satisfies { readonly [O in Exclude<OptionName, PlainOption>]: Fields };

type Parts<P extends keyof Fields> = {
  [O in keyof typeof FIELDS]: (typeof FIELDS)[O] extends Readonly<Record<P, infer F>> ? F : never;
}[keyof typeof FIELDS];
type All<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer F) => void ? F : never;
type Widened<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean : T;
type OptionFields = All<Parts<"listed">> & All<Parts<"typed">>;

/**
 * All values of the form for a session. Values that only some kinds of session have are kept while another kind is
 * chosen, so that nothing typed is lost.
 */
export type SessionChoice = {
  readonly kind: string;
  readonly paper: Paper;
  readonly formulas: DialectName;
  /** True if the workbook begins with a page of instructions. */
  readonly hasGuide: boolean;
  /** Extra forms to print, such as travellers; only some kinds of session have them. */
  readonly forms: readonly FormName[];
} & { readonly [F in keyof OptionFields]: Widened<OptionFields[F]> } & { readonly [O in PlainOption]: string };

const blank = (options: readonly PlainOption[]) => Object.fromEntries(options.map((option) => [option, ""]));
const isTyped = (option: PlainOption) => ["text", "names", "number or list"].includes(OPTIONS[option].value);
const fieldsOf = (part: keyof Fields) => {
  const all: readonly Fields[] = Object.values(FIELDS);
  return Object.assign({}, ...all.map((fields) => fields[part])) as object;
};

/** Initial values of all typed fields. */
export const NOTHING_TYPED = {
  ...fieldsOf("typed"),
  ...blank(PLAIN_OPTIONS.filter(isTyped)),
} as Partial<SessionChoice>;

/** Returns the choice of a first visit: an evening of four pairs. */
export function firstChoice(today: string, paper: Paper = "A4"): SessionChoice {
  const fields = { ...fieldsOf("listed"), ...blank(PLAIN_OPTIONS), ...NOTHING_TYPED } as SessionChoice;
  return { ...fields, kind: "four-pairs", date: today, paper, formulas: "built-in", hasGuide: true, forms: [] };
}

/** Returns a choice without its typed values, which may have faults. */
export function withoutTyped(choice: SessionChoice): SessionChoice {
  return { ...choice, ...NOTHING_TYPED };
}

/** Returns the typed first board, or first board of each round; undefined if it is blank, NaN if it is no number. */
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
