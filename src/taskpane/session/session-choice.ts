import type { FieldScoring } from "../../sessions/field/plan";
import { HOME_OPTIONS, type Scoring } from "../../sessions/home/plan";
import { LEAGUE_OPTIONS } from "../../sessions/league/plan";
import { EVENT_OPTIONS } from "../../sessions/swiss-event/forms";
import { MATCH_OPTIONS } from "../../sessions/team-match/plan";
import { WALKOVERS } from "../../sessions/walkover";
import type { DialectName } from "../../workbook/dialect-names";
import type { FormName } from "../../workbook/forms";
import type { Paper } from "../../workbook/model";

/**
 * All that is chosen for a session in the pane. What only some kinds have stays as it is while
 * another kind is chosen, so that nothing typed is lost.
 */
export interface SessionChoice {
  readonly kind: string;
  /** In all; for a Swiss event and a league of a match. */
  readonly boards: number;
  readonly title: string;
  readonly date: string;
  /** The name of a victory-point scale, "" for the usual one. */
  readonly scale: string;
  readonly paper: Paper;
  readonly formulas: DialectName;
  /** More paper, of the kinds that have it. */
  readonly forms: readonly FormName[];

  /** The number of the first board, as typed; "" for the usual one. */
  readonly firstBoard: string;

  /** Of a home session. */
  readonly rounds: number;
  readonly scoring: Scoring | FieldScoring;
  readonly pairs: readonly string[];

  /** How many pairs or players a field has. */
  readonly fieldCount: number;

  /** Of a match of two teams. */
  readonly form: string;
  readonly sessions: number;
  /** The boards of each session where they differ, as typed; "" for those of the list. */
  readonly sizes: string;
  /** A stanza more of a knockout that is tied; 0 for none. */
  readonly extraBoards: number;
  /** As typed, "" for none. */
  readonly handicap: string;
  readonly lineUps: string;
  /** Two of each team. */
  readonly substitutes: readonly string[];
  /** Of an event of two to four teams, as typed. */
  readonly penalties: string;

  /** The names of two to four teams; of a match the home team first. */
  readonly teams: readonly string[];
  /** Four players a team, in the order of the teams; of individuals in the order of their numbers. */
  readonly players: readonly string[];

  /** The teams of a Swiss event or a league, a line each; "" for a number of teams without names. */
  readonly list: string;
  readonly teamCount: number;
  /** How the teams of a Swiss event come to meet. */
  readonly eventForm: string;
  /** Null until chosen by hand: then so many as are usual for the number of teams. */
  readonly swissRounds: number | null;
  readonly odd: string;
  /** What a match gives that is not played. */
  readonly walkover: string;
  /** Teams of the knockout that follows, 0 for none. */
  readonly bracket: number;
  /** What parts teams that are level, as typed. */
  readonly ties: string;
  /** Teams with semicolons between them, the first seed first; as typed. */
  readonly seeds: string;

  /** Of a league and a round robin: whether everybody meets twice. Of a league: the days from a round to the next, and what breaks ties. */
  readonly double: boolean;
  readonly every: number;
  readonly tieBreak: string;
}

/** What the pane starts with: the usual evening, on the paper that is usual where it is played. */
export function firstChoice(today: string, paper: Paper = "A4"): SessionChoice {
  // prettier-ignore
  return {
    kind: "four-pairs", boards: 24, rounds: 6, scoring: HOME_OPTIONS.scoring.usual, scale: "",
    title: "", date: today, firstBoard: "", pairs: [], fieldCount: 8, paper, formulas: "built-in", forms: [],
    form: MATCH_OPTIONS.form.usual, sessions: 2, sizes: "", extraBoards: 0, handicap: "",
    lineUps: "", substitutes: [], penalties: "", teams: [], players: [],
    list: "", teamCount: 16, eventForm: EVENT_OPTIONS.form.usual, swissRounds: null, odd: EVENT_OPTIONS.odd.usual, bracket: 0,
    walkover: WALKOVERS.usual,
    ties: "", seeds: "",
    double: false, every: LEAGUE_OPTIONS.every.usual, tieBreak: LEAGUE_OPTIONS.ties.usual,
  };
}

/** A choice as far as it is made from lists: what is typed may be wrong, and is told beside its field. */
export function withoutTyped(choice: SessionChoice): SessionChoice {
  return {
    ...choice,
    title: "",
    date: "",
    firstBoard: "",
    sizes: "",
    handicap: "",
    lineUps: "",
    substitutes: [],
    penalties: "",
    pairs: [],
    teams: [],
    players: [],
    list: "",
    ties: "",
    seeds: "",
  };
}

/** A list of names with one of them changed. */
export function withName(names: readonly string[], index: number, name: string): string[] {
  const length = Math.max(names.length, index + 1);
  return Array.from({ length }, (_, i) => (i === index ? name : (names[i] ?? "")));
}

/** So many names, "" where there is none. */
export function namesFor(names: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, i) => names[i] ?? "");
}
