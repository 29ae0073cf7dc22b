import { InputError } from "../../bridge/input-error";
import { namedScale } from "../../bridge/vp/named-scale";
import type { VpScale } from "../../bridge/vp/scale";
import type { TeamPair } from "../../movements/contestant";
import { stretchesOf, type Movement, type Stretch } from "../../movements/movement";
import { AWAY, HOME, teamMatch } from "../../movements/team-match";
import { HOME_AND_AWAY, namelessOf } from "../contestants";
import { allNames, checkNames, checkPlayers } from "../names";
import { checkDate, checkTitle } from "../option-checks";
import type { SessionOptions } from "../session-options";
import type { Both, PlannedMatch } from "../teams/match";
import { readPenalties, type Penalty } from "../teams/penalties";
import { texts } from "../texts";

/** The forms of a match between two teams. */
export const MATCH_FORMS = ["league", "swiss", "knockout", "bam"] as const;
export type MatchForm = (typeof MATCH_FORMS)[number];

/** The players of a match: two pairs a team, home pair 1 first. */
export const MATCH_PLAYERS = 8;

/** A match of two teams, checked and laid out. */
export interface MatchPlan {
  readonly kind: "team-match";
  readonly form: MatchForm;
  /** The competition. */
  readonly title: string;
  readonly date: string;
  /** The names of the home and the away team, "" where none is given. */
  readonly teams: Both<string>;
  /** Eight names, "" where none is given: home pairs 1 and 2, away pairs 1 and 2. */
  readonly players: readonly string[];
  readonly boards: number;
  readonly movement: Movement<TeamPair>;
  /** The sessions of the match, which the movement calls rounds. */
  readonly sessions: readonly Stretch<TeamPair>[];
  /** The whole of it as one match, the home team first. */
  readonly match: PlannedMatch;
  /** Null where the form has no victory points. */
  readonly scale: VpScale | null;
  /** What is taken from the home and the away team. */
  readonly penalties: Both<Penalty>;
}

const DEFAULT_NAMES = namelessOf(HOME_AND_AWAY, 2);

/** What is usual for a form. */
export interface FormRules {
  readonly title: string;
  readonly sessions: number;
  /** Boards in all. */
  readonly boards: number;
  /** The scale for the boards; null where the form has no victory points. */
  readonly scale: ((boards: number) => string) | null;
}

export const FORM_RULES: Readonly<Record<MatchForm, FormRules>> = {
  league: { title: "League match", sessions: 2, boards: 24, scale: (boards) => `WBF-${boards}` },
  swiss: { title: "Swiss match", sessions: 1, boards: 7, scale: (boards) => `ACBL20-${boards}` },
  knockout: { title: "Knockout match", sessions: 2, boards: 24, scale: null },
  bam: { title: "Board-a-match", sessions: 1, boards: 24, scale: null },
};

const MOST_SESSIONS = 4;
const MOST_BOARDS = 64;

/**
 * Checks the options of a match and lays it out.
 * @throws InputError when an option is wrong, saying what is accepted.
 */
export function planMatch(options: SessionOptions): MatchPlan {
  const form = MATCH_FORMS.find((known) => known === (options.form ?? "league"));
  if (!form) throw new InputError(texts.options.teamMatch.form(options.form!, MATCH_FORMS));
  const rules = FORM_RULES[form];
  const { sessions = rules.sessions, boards = rules.boards } = options;
  checkSize(form, sessions, boards);
  if (options.scale !== undefined && rules.scale === null) throw new InputError(texts.options.teamMatch.noScale(form));
  const [home = "", away = ""] = checkNames({
    ...{ names: [options.home ?? "", options.away ?? ""], needed: 2, what: "team" },
    ...{ option: ["home", "away"], defaults: DEFAULT_NAMES },
  });
  const movement = teamMatch(sessions, boards / sessions);
  const planned = stretchesOf(movement);
  const scale = rules.scale && namedScale(options.scale ?? rules.scale(boards));
  return {
    kind: "team-match",
    form,
    title: checkTitle(options.title) || rules.title,
    date: checkDate(options.date ?? ""),
    teams: [home, away],
    players: checkPlayers(options.players, MATCH_PLAYERS),
    boards,
    movement,
    sessions: planned,
    match: { teams: [HOME, AWAY], tables: [1, 2], boards: planned.flatMap((session) => session.boards) },
    scale,
    penalties: penaltiesOf(options.penalties, [home, away], scale !== null),
  };
}

const NO_PENALTY: Penalty = { imps: 0, vps: 0 };

function penaltiesOf(text: string | undefined, teams: Both<string>, vps: boolean): Both<Penalty> {
  const [home = NO_PENALTY, away = NO_PENALTY] = readPenalties(text, allNames(teams, DEFAULT_NAMES), {
    imps: true,
    vps,
  });
  return [home, away];
}

function checkSize(form: MatchForm, sessions: number, boards: number): void {
  if (!Number.isInteger(sessions) || sessions < 1 || sessions > MOST_SESSIONS)
    throw new InputError(texts.options.teamMatch.sessions(sessions, MOST_SESSIONS));
  if (!Number.isInteger(boards) || boards < 1 || boards > MOST_BOARDS)
    throw new InputError(texts.options.teamMatch.boards(boards, MOST_BOARDS));
  if (boards % sessions !== 0) throw new InputError(texts.options.teamMatch.unequal(boards, sessions));
  if (form === "swiss" && (sessions !== 1 || boards < 5 || boards > 9))
    throw new InputError(texts.options.teamMatch.swiss);
}
