import { isScaleName } from "../../bridge/vp/named-scale";
import { contestants } from "../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import type { Plan } from "../../sessions/kinds";
import { LEAGUE_OPTIONS } from "../../sessions/league/plan";
import type { SessionOptions } from "../../sessions/session-options";
import { FORM_RULES, type MatchPlan } from "../../sessions/team-match/plan";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { MATCH_BOARDS, sizeValue } from "../kinds/match-boards";
import { ofKind } from "../kinds/kind-forms";
import { withoutTyped, type SessionChoice } from "../session/session-choice";

/**
 * What is chosen on the tab "Session" for a session that was read back, as far as there are fields for it.
 * @param choice what is chosen there now, for what the session does not have.
 */
export function choiceOf({ description, plan }: SavedSession, choice: SessionChoice): SessionChoice {
  const { options, kind, paper, formulas, forms = [] } = description;
  const { title = "", date = "" } = options;
  const first = options["first-board"];
  return {
    ...ofKind(withoutTyped(choice), kind),
    ...{ title, date, paper, formulas, forms },
    firstBoard: first === undefined ? "" : [first].flat().join(", "),
    scale: "scale" in plan && plan.scale && isScaleName(plan.scale.name) ? plan.scale.name : "",
    ...ofPlan(plan, options),
  };
}

/** What only some kinds have. */
function ofPlan(plan: Plan, options: SessionOptions): Partial<SessionChoice> {
  const { penalties = "", every = LEAGUE_OPTIONS.every.usual } = options;
  switch (plan.kind) {
    case "four-pairs":
    case "five-pairs":
      return { boards: plan.boards, rounds: plan.rounds, scoring: plan.scoring, pairs: plan.pairs };
    case "pairs":
    case "individual": {
      const { boards, scoring, names } = plan;
      const named = plan.kind === "pairs" ? { pairs: names } : { players: names };
      return { boards, scoring, ...named, fieldCount: names.length, handicap: options.handicap ?? "" };
    }
    case "team-match":
      return { ...sizeOf(plan), ...matchOf(plan, options), penalties };
    case "three-teams":
    case "four-teams":
      return { boards: plan.boards, teams: plan.teams, players: plan.players, penalties };
    case "swiss-event":
      return {
        ...listOf(plan.teams),
        ...{ eventForm: plan.form, boards: plan.boards, double: plan.double, odd: plan.odd },
        ...{ swissRounds: plan.rounds, walkover: plan.walkover, bracket: plan.bracket ?? 0, ties: options.ties ?? "" },
        seeds: options.seeds?.some((seed) => seed !== "") === true ? options.seeds.join("; ") : "",
      };
    case "league":
      return {
        ...listOf(plan.teams),
        ...{ boards: plan.boards, double: plan.double, every, tieBreak: plan.ties, walkover: plan.walkover },
      };
  }
}

function matchOf(plan: MatchPlan, options: SessionOptions): Partial<SessionChoice> {
  const { form, extraBoards, players, teams, substitutes } = plan;
  const { handicap = "", "line-up": lineUps = "" } = options;
  return { form, extraBoards, players, teams, substitutes: substitutes.flat(), handicap, lineUps };
}

/** A size of the list, or else each session's boards as they are typed. */
function sizeOf({ form, sessions, boards, extraBoards }: MatchPlan): Partial<SessionChoice> {
  const sizes = sessions.slice(0, extraBoards > 0 ? -1 : undefined).map((session) => session.boards.length);
  const chosen = { boards, sessions: sizes.length };
  const isEven = sizes.every((size) => size === sizes[0]);
  const isListed = MATCH_BOARDS[form].some(({ options }) => options.some(([value]) => value === sizeValue(chosen)));
  if (isEven && isListed) return chosen;
  return { boards: FORM_RULES[form].boards, sessions: FORM_RULES[form].sessions, sizes: sizes.join("+") };
}

/** Teams as they are listed: without names their number alone, else every one by its name or what it goes by. */
function listOf(teams: readonly string[]): Pick<SessionChoice, "list" | "teamCount"> {
  const isNamed = teams.some((name) => name !== "");
  const list = contestants(teams.length)
    .map((team) => nameOf(NUMBERED_TEAMS, teams, team))
    .join("\n");
  return { list: isNamed ? list : "", teamCount: teams.length };
}
