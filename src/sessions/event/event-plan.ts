import { InputError } from "../../bridge/input-error";
import type { VpScale } from "../../bridge/vp/scale";
import type { FixtureRound } from "../../movements/round-robin";
import { checked } from "../accepted";
import { labelOf, namelessOf, NUMBERED_TEAMS } from "../contestants";
import type { Contestant } from "../../movements/contestant";
import { allNames, checkNames, countedOrNamed } from "../names";
import { checkHeading, checkScale, plainLine, WALKOVERS, type PlanHeading, type WalkoverWay } from "../option-checks";
import type { SessionOptions } from "../session-options";
import type { Scaled } from "../teams/fewer-boards";
import { readHandicaps } from "../teams/handicaps";
import { texts } from "../texts";
import type { Division } from "./divisions";
import { boardsShared, EVENT_RULES, type EventRules, type MatchForm } from "./forms";

/** A checked event whose results are whole matches, of any form. At board-a-match its scale is {@link boardsShared}. */
export interface EventPlan extends PlanHeading, Scaled {
  readonly form: MatchForm;
  /** The teams' names; "" for one without. */
  readonly teams: readonly string[];
  /** Number of Swiss rounds, 0 for a knockout alone; in a round robin or a league the number of its rounds. */
  readonly rounds: number;
  /** True if all teams of a round robin or a league meet twice. */
  readonly double: boolean;
  /** The divisions, the highest first; an event that is not divided has one. */
  readonly divisions: readonly Division[];
  /** The rounds of a round robin or a league, in a league division by division; empty for a Swiss event. */
  readonly fixtures: readonly FixtureRound[];
  /** The points of a walkover: a share of the scale, or the average of the team's other matches. */
  readonly walkover: WalkoverWay;
  /** IMPs that each team receives in a match of all boards; null without handicaps. */
  readonly handicaps: readonly number[] | null;
  /** Victory points that each team brings from an earlier stage; null if there was none. */
  readonly carried: readonly number[] | null;
}

/** Checks the options that events of all forms take. */
export function checkEvent<F extends MatchForm>(form: F, options: SessionOptions) {
  const rules = EVENT_RULES[form];
  const teams = checkTeams(options, rules);
  const boards = checked("boards", rules.boards, options.boards ?? rules.boards.defaultValue);
  const { double = false } = options;
  return {
    form,
    teams,
    boards,
    double,
    ...checkHeading(options, rules.title),
    scale: checkMatchScale(options.scale, boards, rules),
    walkover: checked("walkover", WALKOVERS, options.walkover ?? WALKOVERS.defaultValue),
    handicaps: readHandicaps(options.handicap, allTeamNames(teams)),
  };
}

/** Returns the names that each team may have, the one for messages first. */
export function allTeamNames(teams: readonly string[]): readonly (readonly string[])[] {
  return allNames(teams, namelessOf(NUMBERED_TEAMS, teams.length));
}

/** Checks the teams of an event. Numbers and reserved words are refused as names, because results use them. */
function checkTeams({ teams = [] }: SessionOptions, { teams: range, isReserved, refusal }: EventRules): string[] {
  const { count, names } = countedOrNamed(teams, "teams");
  const needed = checked("teams", range, count);
  const inResults = names.map(plainLine).find((name) => /^\d+$/.test(name) || isReserved(name));
  if (inResults !== undefined) throw new InputError(refusal(inResults), "teams");
  return checkNames({ names, needed, noun: "team", option: "teams", defaults: namelessOf(NUMBERED_TEAMS, needed) });
}

function checkMatchScale(name: string | undefined, boards: number, { scale }: EventRules): VpScale {
  if (scale !== null) return checkScale(name ?? scale(boards));
  if (name !== undefined) throw new InputError(texts.options.swissEvent.bamScale, "scale");
  return boardsShared(boards);
}

/** Returns a team's number and name. */
export function teamLabel({ teams }: Pick<EventPlan, "teams">, team: Contestant): string {
  return labelOf(NUMBERED_TEAMS, teams, team);
}
