import type { ComponentChildren } from "preact";
import { FIVE_PAIRS } from "../../sessions/home/five-pairs";
import { FOUR_PAIRS } from "../../sessions/home/four-pairs";
import { INDIVIDUAL, PAIRS, planFieldFrom } from "../../sessions/field/field-kind";
import { INDIVIDUAL_OPTIONS, PAIRS_OPTIONS } from "../../sessions/field/plan";
import { CHICAGO_OPTIONS, planChicago } from "../../sessions/chicago/plan";
import { planHome } from "../../sessions/home/home-kind";
import { HOME_OPTIONS } from "../../sessions/home/plan";
import type { KindName, Kinds, Plan } from "../../sessions/kinds";
import type { SessionOptions } from "../../sessions/session-options";
import { FOUR_TEAMS_LAYOUT, FOUR_TEAMS_OPTIONS } from "../../sessions/teams/four-teams";
import { planSeveralTeams } from "../../sessions/teams/plan";
import { THREE_TEAMS_LAYOUT, THREE_TEAMS_OPTIONS } from "../../sessions/teams/three-teams";
import { LEAGUE_OPTIONS, planLeague } from "../../sessions/event/league/plan";
import { EVENT_OPTIONS } from "../../sessions/event/forms";
import { planSwissEvent } from "../../sessions/event/plan";
import { MATCH_OPTIONS, planMatchWith } from "../../sessions/team-match/plan";
import { labelTexts } from "../../workbook/label-texts";
import {
  chicagoPreview,
  fieldPreview,
  fourTeamsPreview,
  homePreview,
  leaguePreview,
  matchPreview,
  swissEventPreview,
  threeTeamsPreview,
} from "../previews/later";
import { texts } from "../texts";
import { CHICAGO_FORM } from "./chicago";
import { fieldForm } from "./field";
import { loadedGames } from "./games";
import { homeForm } from "./home";
import type { KindForm } from "./kind-form";
import { LEAGUE_FORM } from "./league";
import { FOUR_TEAMS_FORM, THREE_TEAMS_FORM } from "./several-teams";
import { SWISS_EVENT_FORM } from "./swiss-event";
import { TEAM_MATCH_FORM } from "./team-match";

/** What the pane shows of a kind of session. How its results are read and scored is loaded when it is needed. */
interface PaneKind<K extends KindName> {
  /** In the list of kinds: the group that it stands in, and what it is called there. */
  readonly group: string;
  readonly label: string;
  /** What the button says that makes its workbook, and the sheet there on which the places stand. */
  readonly make: string;
  readonly placesOn: string;
  /** As in the kind's own record, which is not loaded here. */
  readonly takes: Kinds[K]["takes"];
  readonly plan: (options: SessionOptions) => Plan<K>;
  readonly form: KindForm<K>;
  /** What is played when: who meets whom where, with which boards. */
  readonly preview: (plan: Plan<K>) => ComponentChildren;
}

const { home: HOME, field: FIELD, chicago: ONE_TABLE, teams: TEAMS } = texts.kindGroups;
const { make: MAKE } = texts.waysOut;
const { sheets: SHEETS } = labelTexts;

/** Every kind of session, in the order of the list. */
export const PANE_KINDS: { readonly [K in KindName]: PaneKind<K> } = {
  "four-pairs": {
    group: HOME,
    label: texts.kinds["four-pairs"],
    make: MAKE.tonight,
    placesOn: SHEETS.scoresheet,
    takes: HOME_OPTIONS,
    plan: (options) => planHome(FOUR_PAIRS, options),
    form: homeForm(FOUR_PAIRS),
    preview: homePreview,
  },
  "five-pairs": {
    group: HOME,
    label: texts.kinds["five-pairs"],
    make: MAKE.tonight,
    placesOn: SHEETS.scoresheet,
    takes: HOME_OPTIONS,
    plan: (options) => planHome(FIVE_PAIRS, options),
    form: homeForm(FIVE_PAIRS),
    preview: homePreview,
  },
  pairs: {
    group: FIELD,
    label: texts.kinds.pairs,
    make: MAKE.tonight,
    placesOn: "Scoresheet",
    takes: PAIRS_OPTIONS,
    plan: (options) => planFieldFrom(loadedGames(), PAIRS, options),
    form: fieldForm(PAIRS),
    preview: fieldPreview,
  },
  individual: {
    group: FIELD,
    label: texts.kinds.individual,
    make: MAKE.tonight,
    placesOn: "Scoresheet",
    takes: INDIVIDUAL_OPTIONS,
    plan: (options) => planFieldFrom(loadedGames(), INDIVIDUAL, options),
    form: fieldForm(INDIVIDUAL),
    preview: fieldPreview,
  },
  chicago: {
    group: ONE_TABLE,
    label: texts.kinds.chicago,
    make: MAKE.tonight,
    placesOn: SHEETS.scoresheet,
    takes: CHICAGO_OPTIONS,
    plan: planChicago,
    form: CHICAGO_FORM,
    preview: chicagoPreview,
  },
  "team-match": {
    group: TEAMS,
    label: texts.kinds["team-match"],
    make: MAKE.match,
    placesOn: SHEETS.match,
    takes: MATCH_OPTIONS,
    plan: (options) => planMatchWith(loadedGames().squads, options),
    form: TEAM_MATCH_FORM,
    preview: matchPreview,
  },
  "three-teams": {
    group: TEAMS,
    label: texts.kinds["three-teams"],
    make: MAKE.tonight,
    placesOn: SHEETS.scoresheet,
    takes: THREE_TEAMS_OPTIONS,
    plan: (options) => planSeveralTeams(THREE_TEAMS_LAYOUT, options),
    form: THREE_TEAMS_FORM,
    preview: threeTeamsPreview,
  },
  "four-teams": {
    group: TEAMS,
    label: texts.kinds["four-teams"],
    make: MAKE.tonight,
    placesOn: SHEETS.recap,
    takes: FOUR_TEAMS_OPTIONS,
    plan: (options) => planSeveralTeams(FOUR_TEAMS_LAYOUT, options),
    form: FOUR_TEAMS_FORM,
    preview: fourTeamsPreview,
  },
  "swiss-event": {
    group: TEAMS,
    label: texts.kinds["swiss-event"],
    make: MAKE.event,
    placesOn: SHEETS.standings,
    takes: EVENT_OPTIONS,
    plan: planSwissEvent,
    form: SWISS_EVENT_FORM,
    preview: swissEventPreview,
  },
  league: {
    group: TEAMS,
    label: texts.kinds.league,
    make: MAKE.league,
    placesOn: SHEETS.leagueTable,
    takes: LEAGUE_OPTIONS,
    plan: planLeague,
    form: LEAGUE_FORM,
    preview: leaguePreview,
  },
};
