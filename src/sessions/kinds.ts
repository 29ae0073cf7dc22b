import { InputError } from "../bridge/input-error";
import { FIVE_PAIRS } from "./home/five-pairs";
import { FOUR_PAIRS } from "./home/four-pairs";
import { planFourTeams, type FourTeamsPlan } from "./four-teams/plan";
import { planHome, type HomeKind } from "./home/home-kind";
import { messages } from "./messages";
import type { HomePlan } from "./home/plan";
import type { OptionName, SessionOptions } from "./session-options";
import { planSwissEvent, type SwissEventPlan } from "./swiss-event/plan";
import { planMatch, type MatchPlan } from "./team-match/plan";
import { planThreeTeams, type ThreeTeamsPlan } from "./three-teams/plan";

/** A session of any kind, checked and laid out. */
export type Plan = HomePlan | MatchPlan | ThreeTeamsPlan | FourTeamsPlan | SwissEventPlan;

/** A kind of session: what it is called, and what can be chosen for it. */
export interface Kind {
  readonly name: Plan["kind"];
  /** Its name in a sentence. */
  readonly title: string;
  /** The options that it takes besides a title and a date. */
  readonly takes: readonly OptionName[];
  /**
   * Checks the options and lays the session out.
   * @throws InputError when one is wrong, saying what is accepted.
   */
  readonly plan: (options: SessionOptions) => Plan;
}

/** The kinds of home session. */
export const HOME_KINDS: readonly HomeKind[] = [FOUR_PAIRS, FIVE_PAIRS];

/** Every kind of session that exists. */
export const KINDS: readonly Kind[] = [
  ...HOME_KINDS.map(homeSession),
  {
    name: "team-match",
    title: "Team match",
    takes: ["form", "sessions", "boards", "scale", "home", "away", "players", "penalties"],
    plan: planMatch,
  },
  {
    name: "three-teams",
    title: "Three teams",
    takes: ["boards", "scale", "teams", "players", "penalties"],
    plan: planThreeTeams,
  },
  {
    name: "four-teams",
    title: "Four teams",
    takes: ["boards", "scale", "teams", "players", "penalties"],
    plan: planFourTeams,
  },
  {
    name: "swiss-event",
    title: "Swiss event",
    takes: ["teams", "rounds", "boards", "scale", "odd", "bracket"],
    plan: planSwissEvent,
  },
];

/**
 * Plans a session of a kind.
 * @throws InputError naming the kinds that exist, an option that the kind has not, or one that is
 *   wrong.
 */
export function planSession(name: string, options: SessionOptions): Plan {
  const kind = KINDS.find((known) => known.name === name);
  if (!kind)
    throw new InputError(
      messages.kind(
        name,
        KINDS.map((known) => known.name)
      )
    );
  const taken: readonly OptionName[] = ["title", "date", ...kind.takes];
  for (const [option, given] of Object.entries(options) as [OptionName, unknown][])
    if (given !== undefined && !taken.includes(option))
      throw new InputError(messages.notTaken(option, kind.name, taken));
  return kind.plan(options);
}

function homeSession(kind: HomeKind): Kind {
  return {
    name: kind.name,
    title: kind.title,
    takes: ["boards", "rounds", "scoring", "scale", "pairs"],
    plan: (options) => {
      const { boards } = options;
      if (boards === undefined) throw new InputError(messages.boardsMissing(kind.title, kind.existing));
      return planHome(kind, { ...options, boards });
    },
  };
}
