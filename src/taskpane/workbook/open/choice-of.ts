import { isScaleName } from "../../../bridge/vp/named-scale";
import type { VpScale } from "../../../bridge/vp/scale";
import { contestants } from "../../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../../../sessions/contestants";
import { INDIVIDUAL, PAIRS, type FieldKind } from "../../../sessions/field/field-kind";
import type { FieldPlan } from "../../../sessions/field/plan";
import type { SeveralTeamsPlan } from "../../../sessions/teams/plan";
import type { HomePlan } from "../../../sessions/home/plan";
import type { KindName, Plan } from "../../../sessions/kinds";
import type { OptionName, SessionOptions } from "../../../sessions/session-options";
import { isRoundRobin, isShort } from "../../../sessions/event/forms";
import { LEAGUE_OPTIONS } from "../../../sessions/event/options";
import { FORM_RULES, type MatchPlan } from "../../../sessions/teams/team-match/plan";
import type { SavedSession } from "../../../workbook/reading/read-saved";
import type { OfEach } from "../kinds/kind-form";
import { ofKind } from "../kinds/kind-forms";
import { isListedSize, sizeValue } from "../kinds/match-boards";
import { PLAIN_OPTIONS, withoutTyped, type SessionChoice } from "../form/session-choice";

/** A saved session: the parts of its description that the form uses, and its plan. */
interface Reopened extends Pick<SavedSession, "plan"> {
  readonly description: Pick<
    SavedSession["description"],
    "options" | "kind" | "paper" | "formulas" | "hasGuide" | "forms"
  >;
}

/**
 * Returns the form's values for a session that was read from a workbook. Options without a field are left out.
 * @param choice the current choice, for values that the session does not have.
 */
export function choiceOf({ description, plan }: Reopened, choice: SessionChoice): SessionChoice {
  const { options, kind, paper, formulas, hasGuide = true, forms = [] } = description;
  const { title = "", date = "" } = options;
  const plain = PLAIN_OPTIONS.map((option) => [option, [options[option] ?? ""].flat().join("; ")] as const);
  const ownFields = Object.assign({}, ...Object.values(reopened(plan.kind, plan))) as Partial<SessionChoice>;
  return {
    ...ofKind(withoutTyped(choice), kind),
    ...ownFields,
    ...Object.fromEntries(plain),
    title,
    date,
    paper,
    formulas,
    hasGuide,
    forms,
  };
}

// The kind is a parameter of its own, so that the compiler knows that the function of the kind accepts the plan.
function reopened<K extends KindName>(kind: K, plan: Plan<K>): object {
  return REOPENED[kind](plan);
}

/** For each kind of session, a function that returns the form's values for each option of a plan. */
const REOPENED: {
  readonly [K in KindName]: (plan: Plan<K>) => OfEach<K, { readonly [O in OptionName]?: Partial<SessionChoice> }>;
} = {
  "four-pairs": ofHome,
  "five-pairs": ofHome,
  pairs: (plan) => ofField(PAIRS, plan),
  individual: (plan) => ofField(INDIVIDUAL, plan),
  chicago: (plan) => ({
    players: { players: plan.names, chicagoCount: plan.names.length },
    rounds: { chicagoRounds: plan.rounds },
  }),
  "team-match": (plan) => ({
    form: { form: plan.form },
    ...sizeFields(plan),
    "extra-boards": { extraBoards: plan.extraBoards },
    "first-board": firstBoardIn(plan.options),
    players: {
      players: plan.players,
      substitutes: plan.substitutes.flatMap((names) => names.slice(0, 2)),
      moreSubstitutes: plan.substitutes.flatMap((names) => names.slice(2)),
    },
    "line-up": { lineUps: plan.options["line-up"] ?? "" },
    scale: scaleOf(plan),
    handicap: { handicap: plan.options.handicap ?? "" },
    home: { teams: plan.teams },
    away: {},
  }),
  "three-teams": ofSeveralTeams,
  "four-teams": ofSeveralTeams,
  club: ({ boards, names, scoring }) => ({
    boards: { boards },
    scoring: { scoring },
    pairs: { pairs: names, fieldCount: names.length },
  }),
  "swiss-event": (plan) => ({
    form: { eventForm: plan.form },
    teams: listOf(plan.teams),
    boards: { boards: plan.boards },
    double: { double: plan.double },
    rounds: isRoundRobin(plan) ? { shortRounds: isShort(plan) ? plan.rounds : null } : { swissRounds: plan.rounds },
    odd: { odd: plan.odd },
    "first-board": firstBoardIn(plan.options),
    scale: scaleOf(plan),
    bracket: { bracket: plan.bracket ?? 0 },
    ties: { ties: plan.options.ties ?? "" },
    "cross-table": { crossTable: plan.crossTable },
    "third-place": { thirdPlace: plan.thirdPlace },
    handicap: { handicap: plan.options.handicap ?? "" },
    seeds: { seeds: plan.options.seeds?.some((seed) => seed !== "") === true ? plan.options.seeds.join("; ") : "" },
  }),
  league: (plan) => ({
    teams: listOf(plan.teams),
    boards: { boards: plan.boards },
    double: { double: plan.double },
    every: { every: plan.options.every ?? LEAGUE_OPTIONS.every.defaultValue },
    scale: scaleOf(plan),
    ties: { tieBreak: plan.ties },
    handicap: { handicap: plan.options.handicap ?? "" },
  }),
};

function ofHome(plan: HomePlan) {
  return {
    boards: { boards: plan.boards },
    rounds: { rounds: plan.rounds },
    "first-board": firstBoardIn(plan.options),
    scoring: { scoring: plan.scoring },
    pairs: { pairs: plan.pairs },
    scale: scaleOf(plan),
  };
}

function ofField(kind: FieldKind, plan: FieldPlan) {
  const named = { [kind.option]: plan.names, fieldCount: plan.names.length };
  return {
    pairs: named,
    players: named,
    boards: { boards: plan.boards },
    rounds: { fieldRounds: plan.options.rounds ?? 0 },
    movement: { movement: plan.options.movement ?? "" },
    "first-board": firstBoardIn(plan.options),
    scoring: { scoring: plan.scoring },
    scale: scaleOf(plan),
    handicap: { handicap: plan.options.handicap ?? "" },
  };
}

function ofSeveralTeams(plan: SeveralTeamsPlan | SeveralTeamsPlan) {
  return {
    boards: { boards: plan.boards },
    "first-board": firstBoardIn(plan.options),
    scale: scaleOf(plan),
    teams: { teams: plan.teams },
    players: { players: plan.players },
  };
}

/** The field of the first board for a session's options. */
function firstBoardIn({ "first-board": first }: SessionOptions): Pick<SessionChoice, "firstBoard"> {
  return { firstBoard: first === undefined ? "" : [first].flat().join(", ") };
}

/** The chosen scale of a session; "" for a club's own scale, which lists do not offer. */
function scaleOf(plan: { readonly scale: VpScale | null }): Pick<SessionChoice, "scale"> {
  return { scale: plan.scale && isScaleName(plan.scale.name) ? plan.scale.name : "" };
}

/**
 * The size of a match as a choice from the list; if the list does not have it, the boards of each session as typed
 * text.
 */
function sizeFields({ form, sessions, boards, extraBoards }: MatchPlan) {
  const sizes = sessions.slice(0, extraBoards > 0 ? -1 : undefined).map((session) => session.boards.length);
  const isEven = sizes.every((size) => size === sizes[0]);
  const value = sizeValue({ boards, sessions: sizes.length });
  if (isEven && isListedSize(form, value)) return { boards: { boards }, sessions: { sessions: sizes.length } };
  const rules = FORM_RULES[form];
  return { boards: { boards: rules.boards }, sessions: { sessions: rules.sessions, sizes: sizes.join("+") } };
}

/** The form's list of teams: "" if no team has a name, else one team per line, by its label if it has no name. */
function listOf(teams: readonly string[]): Pick<SessionChoice, "list" | "teamCount"> {
  const isNamed = teams.some((name) => name !== "");
  const list = contestants(teams.length)
    .map((team) => nameOf(NUMBERED_TEAMS, teams, team))
    .join("\n");
  return { list: isNamed ? list : "", teamCount: teams.length };
}
