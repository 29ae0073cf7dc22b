import { CHICAGO_OPTIONS, planChicago } from "./chicago/plan";
import { CLUB_OPTIONS, planClub } from "./club/plan";
import { HOME_AND_AWAY, LETTERED_TEAMS, NUMBERED_PAIRS, NUMBERED_PLAYERS, NUMBERED_TEAMS } from "./contestants";
import { INDIVIDUAL, PAIRS, planFieldFrom } from "./field/field-kind";
import { INDIVIDUAL_OPTIONS, PAIRS_OPTIONS } from "./field/plan";
import { HOME_PLANS } from "./home/plans";
import type { KindPlan } from "./kind";
import { EVENT_OPTIONS, LEAGUE_OPTIONS } from "./event/options";
import { planLeague, planSwissEvent } from "./event/plan";
import { MATCH_OPTIONS } from "./teams/team-match/options";
import { planMatchWith } from "./teams/team-match/plan";
import { listedPlayers, placedPlayers } from "./teams/team-match/players";
import { FOUR_TEAMS_LAYOUT, FOUR_TEAMS_OPTIONS } from "./teams/four-teams";
import { planSeveralTeams } from "./teams/plan";
import { THREE_TEAMS_LAYOUT, THREE_TEAMS_OPTIONS } from "./teams/three-teams";
import { texts } from "./texts";

const { titles } = texts;

/** Every kind of session, in the order of help and messages. */
export const PLANS = {
  ...HOME_PLANS,
  pairs: {
    title: titles.pairs,
    evening: "field",
    designation: NUMBERED_PAIRS,
    takes: PAIRS_OPTIONS,
    plan: (options, games) => planFieldFrom(games(), PAIRS, options),
  },
  individual: {
    title: titles.individual,
    evening: "individual",
    designation: NUMBERED_PLAYERS,
    takes: INDIVIDUAL_OPTIONS,
    plan: (options, games) => planFieldFrom(games(), INDIVIDUAL, options),
  },
  club: {
    title: titles.club,
    evening: "field",
    designation: NUMBERED_PAIRS,
    takes: CLUB_OPTIONS,
    plan: planClub,
  },
  chicago: {
    title: titles.chicago,
    evening: "chicago",
    designation: NUMBERED_PLAYERS,
    takes: CHICAGO_OPTIONS,
    plan: planChicago,
  },
  "team-match": {
    title: titles["team-match"].any,
    evening: "match",
    designation: HOME_AND_AWAY,
    takes: MATCH_OPTIONS,
    plan: (options, games) => planMatchWith(games().squads, options),
    players: { placed: placedPlayers, listed: listedPlayers },
  },
  "three-teams": {
    title: titles["three-teams"],
    evening: "three-teams",
    designation: LETTERED_TEAMS,
    takes: THREE_TEAMS_OPTIONS,
    plan: (options) => planSeveralTeams(THREE_TEAMS_LAYOUT, options),
  },
  "four-teams": {
    title: titles["four-teams"],
    evening: "four-teams",
    designation: NUMBERED_TEAMS,
    takes: FOUR_TEAMS_OPTIONS,
    plan: (options) => planSeveralTeams(FOUR_TEAMS_LAYOUT, options),
  },
  "swiss-event": {
    title: titles["swiss-event"].any,
    evening: "swiss-event",
    designation: NUMBERED_TEAMS,
    takes: EVENT_OPTIONS,
    plan: planSwissEvent,
  },
  league: {
    title: titles.league,
    evening: null,
    designation: NUMBERED_TEAMS,
    takes: LEAGUE_OPTIONS,
    plan: planLeague,
  },
} as const satisfies Readonly<Record<string, KindPlan>>;

export type KindName = keyof typeof PLANS;

export type Takes<K extends KindName> = (typeof PLANS)[K]["takes"];

/** The checked plan of a session of kind K; of any kind by default. */
export type Plan<K extends KindName = KindName> = ReturnType<(typeof PLANS)[K]["plan"]>;
