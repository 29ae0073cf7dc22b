import { InputError } from "../../../bridge/input-error";
import type { TeamPair } from "../../../movements/contestant";
import { numberedFrom, stretchesOf, type Stretch } from "../../../movements/movement";
import { AWAY, HOME, teamMatch } from "../../../movements/team-match";
import { HOME_AND_AWAY, namelessOf } from "../../contestants";
import { allNames, checkNames } from "../../names";
import { checked, range } from "../../accepted";
import { BOARDS_PER_MATCH, checkFirstBoard, checkHeading, checkScale } from "../../option-checks";
import type { SessionOptions } from "../../session-options";
import { MATCH_OPTIONS } from "./options";
import { readLineUps, type LineUp } from "./line-ups";
import { readPlayers, type MatchPlayers, type Squads } from "./players";
import type { PerSide, RoundMatch } from "../match";
import { readHandicaps } from "../handicaps";
import { readPenalties, type Penalty, type PenaltyUnits } from "../penalties";
import type { TeamsPlan } from "../plan";
import { texts } from "../../texts";

const { teamMatch: refused } = texts.options;

const { form: FORMS } = MATCH_OPTIONS;

/** The allowed numbers of boards in matches of events, round robins included. */
export const SWISS_BOARDS = range(3, 16, texts.options.swissEvent.roundRobinBoards);
const titles = texts.titles["team-match"];

/** The forms of a match between two teams. */
export const MATCH_FORMS = FORMS.choices;
export type MatchForm = (typeof MATCH_FORMS)[number];

/** The players of a match: two pairs a team, home pair 1 first. */
export const MATCH_PLAYERS = 8;

/** A match of two teams, checked and laid out. */
export interface MatchPlan extends TeamsPlan, MatchPlayers {
  readonly kind: "team-match";
  readonly form: MatchForm;
  /** The names of the home and the away team; "" if none is given. */
  readonly teams: PerSide<string>;
  /** Players of each session who replace the usual players; "" for seats without a change. */
  readonly lineUps: readonly LineUp[];
  /** Boards of an extra stanza, which is played if a knockout is tied after the other stanzas; 0 for none. */
  readonly extraBoards: number;
  /** The sessions of the match, which the movement calls rounds. */
  readonly sessions: readonly Stretch<TeamPair>[];
  /** The one match, with the boards of all sessions, the home team first. */
  readonly matches: readonly [RoundMatch];
  readonly penalties: PerSide<Penalty>;
  /** IMPs that each team receives as a handicap; null without a handicap. */
  readonly handicaps: PerSide<number> | null;
}

/** True for a match of two teams. */
export function isMatch(plan: { readonly kind: string }): plan is MatchPlan {
  return plan.kind === "team-match";
}

const DEFAULT_NAMES = namelessOf(HOME_AND_AWAY, 2);

/** The defaults of a form of match. */
interface FormRules {
  readonly title: string;
  readonly sessions: number;
  /** Number of boards in all sessions. */
  readonly boards: number;
  /** Returns the scale for a number of boards; null if the form has no victory points. */
  readonly scale: ((boards: number) => string) | null;
}

export const FORM_RULES: Readonly<Record<MatchForm, FormRules>> = {
  league: { title: titles.league, sessions: 2, boards: 24, scale: (boards) => `WBF-${boards}` },
  swiss: { title: titles.swiss, sessions: 1, boards: 7, scale: swissScale },
  knockout: { title: titles.knockout, sessions: 2, boards: 24, scale: null },
  bam: { title: titles.bam, sessions: 1, boards: 24, scale: null },
};

/** Returns the default scale: the WBF's if a match has fewer boards than the 20-point scale exists for. */
function swissScale(boards: number): string {
  return `${boards < BOARDS_PER_MATCH.min ? "WBF" : "ACBL20"}-${boards}`;
}

/**
 * Checks the options of a match and lays it out.
 * @param squads functions for teams of more than four players; undefined if no option needs them.
 * @throws InputError if an option is wrong, with a message that says what is accepted.
 */
export function planMatchWith(squads: Squads | undefined, options: SessionOptions): MatchPlan {
  const form = checked("form", FORMS, options.form ?? FORMS.defaultValue);
  const rules = FORM_RULES[form];
  const sizes = sizesOf(form, options, rules);
  const boards = sizes.reduce((sum, size) => sum + size, 0);
  const extraBoards = extraBoardsOf(form, options);
  if (options.scale !== undefined && rules.scale === null)
    throw new InputError(texts.options.teamMatch.noScale(form), "scale");
  const [home = "", away = ""] = checkNames({
    names: [options.home ?? "", options.away ?? ""],
    needed: 2,
    noun: "team",
    option: ["home", "away"],
    defaults: DEFAULT_NAMES,
  });
  const firstBoard = checkFirstBoard(options);
  const movement = numberedFrom(firstBoard, teamMatch(extraBoards > 0 ? [...sizes, extraBoards] : sizes));
  const planned = stretchesOf(movement);
  const scale = rules.scale && checkScale(options.scale ?? rules.scale(boards));
  const match: RoundMatch = {
    round: 1,
    teams: [HOME, AWAY],
    tables: [1, 2],
    boards: planned.flatMap((session) => session.boards),
  };
  const named = allNames([home, away], DEFAULT_NAMES);
  const listed = options.players && (squads?.listed(options.players, named) ?? options.players);
  const players = readPlayers(listed);
  const lineUps = readLineUps(options["line-up"], named, planned.length);
  squads?.check(players, lineUps, named);
  return {
    kind: "team-match",
    form,
    // The players are stored as one list, so that they stay with their teams even if the teams are renamed later.
    ...checkHeading(listed === options.players ? options : { ...options, players: listed }, rules.title),
    teams: [home, away],
    ...players,
    lineUps,
    boards,
    extraBoards,
    firstBoard,
    movement,
    sessions: planned,
    matches: [match],
    scale,
    handicaps: handicapsOf(form, options, named),
    penalties: penaltiesOf(options.penalties, named, { vps: scale !== null, points: form === "bam" }),
  };
}

/** The names that each team may have, the one for messages first. */
type TeamNames = readonly (readonly string[])[];

function handicapsOf(form: MatchForm, { handicap }: SessionOptions, teams: TeamNames): PerSide<number> | null {
  const read = readHandicaps(handicap, teams);
  if (read === null) return null;
  if (form === "bam") throw new InputError(texts.options.handicap.bam, "handicap");
  const [home = 0, away = 0] = read;
  return [home, away];
}

const NO_PENALTY: Penalty = { imps: 0, vps: 0 };

function penaltiesOf(
  text: string | undefined,
  teams: TeamNames,
  units: Pick<PenaltyUnits, "vps" | "points">
): PerSide<Penalty> {
  const [home = NO_PENALTY, away = NO_PENALTY] = readPenalties(text, teams, {
    imps: true,
    ...units,
  });
  return [home, away];
}

/** Returns the number of boards of each session. */
function sizesOf(form: MatchForm, options: SessionOptions, rules: FormRules): readonly number[] {
  const { boards: ofMatch, sessions: ofSessions } = MATCH_OPTIONS;
  const { size: sizeRefused, sum, unequal, swiss } = refused;
  const chosen = options.sessions ?? rules.sessions;
  if (typeof chosen !== "number") {
    const wrong = chosen.find((size) => !Number.isInteger(size) || size < 1);
    if (wrong !== undefined) throw new InputError(sizeRefused(wrong), "sessions");
    checked("sessions", ofSessions, chosen.length);
    const all = checked(
      "boards",
      ofMatch,
      chosen.reduce((total, size) => total + size, 0)
    );
    if (options.boards !== undefined && options.boards !== all)
      throw new InputError(sum(options.boards, all), "boards");
    if (form === "swiss") checkSwiss(chosen.length, all);
    return chosen;
  }
  const sessions = checked("sessions", ofSessions, chosen);
  const boards = checked("boards", ofMatch, options.boards ?? rules.boards);
  if (boards % sessions !== 0) throw new InputError(unequal(boards, sessions), "boards");
  if (form === "swiss") checkSwiss(sessions, boards);
  return Array<number>(sessions).fill(boards / sessions);

  function checkSwiss(parts: number, size: number): void {
    if (parts !== 1 || !SWISS_BOARDS.choices.includes(size)) throw new InputError(swiss(SWISS_BOARDS), "boards");
  }
}

/** Returns the number of extra boards of a knockout, which needs a winner; 0 for none. */
function extraBoardsOf(form: MatchForm, { "extra-boards": extra }: SessionOptions): number {
  if (extra === undefined) return 0;
  if (form !== "knockout") throw new InputError(refused.noExtraBoards(form), "extra-boards");
  return checked("extra-boards", MATCH_OPTIONS["extra-boards"], extra);
}
