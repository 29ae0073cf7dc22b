import { InputError } from "../../bridge/input-error";
import { checked, type Range } from "../accepted";
import { namelessOf, NUMBERED_TEAMS } from "../contestants";
import { checkNames, countedOrNamed } from "../names";
import { plainLine, type PlanHeading, type WalkoverWay } from "../option-checks";
import type { SessionOptions } from "../session-options";
import type { Scaled } from "../teams/fewer-boards";
import type { MatchForm } from "./forms";

/** A checked event whose results are whole matches, of any form. */
export interface EventPlan extends PlanHeading, Scaled {
  readonly form: MatchForm;
  /** The teams' names; "" for one without. */
  readonly teams: readonly string[];
  /** Swiss rounds, 0 for a knockout alone; or those of a round robin or a league. */
  readonly rounds: number;
  /** Of a round robin or a league: whether everybody meets twice. */
  readonly double: boolean;
  /** The points of a walkover: a share of the scale, or the average of the team's other matches. */
  readonly walkover: WalkoverWay;
  /** IMPs that each team is given in a match of all its boards; null without handicaps. */
  readonly handicaps: readonly number[] | null;
}

/** Words that results have in the place of a team's name, and the message that refuses such a name. */
interface ReservedNames {
  readonly isWord: (name: string) => boolean;
  readonly refusal: (name: string) => string;
}

/** Checks the teams of an event. Results name them by number too. */
export function checkTeams({ teams = [] }: SessionOptions, range: Range, reserved: ReservedNames): string[] {
  const { count, names } = countedOrNamed(teams, "teams");
  const needed = checked("teams", range, count);
  const inResults = names.map(plainLine).find((name) => /^\d+$/.test(name) || reserved.isWord(name));
  if (inResults !== undefined) throw new InputError(reserved.refusal(inResults), "teams");
  return checkNames({ names, needed, what: "team", option: "teams", defaults: namelessOf(NUMBERED_TEAMS, needed) });
}
