import { FIVE_PAIRS } from "../../../sessions/home/five-pairs";
import { INDIVIDUAL, PAIRS } from "../../../sessions/field/field-kind";
import { PLANS } from "../../../sessions/plans";
import { labelTexts } from "../../../workbook/label-texts";
import { texts } from "../../texts";
import { CHICAGO_FORM } from "./chicago";
import { CLUB_FORM } from "./club";
import { fieldForm } from "./field";
import { homeForm } from "./home";
import { FIRST_KIND } from "./first-kind";
import type { PaneKinds } from "./kind-form";
import { LEAGUE_FORM } from "./league";
import { FOUR_TEAMS_FORM, THREE_TEAMS_FORM } from "./several-teams";
import { SWISS_EVENT_FORM } from "./swiss-event";
import { TEAM_MATCH_FORM } from "./team-match";

const { home: HOME, field: FIELD, chicago: ONE_TABLE, teams: TEAMS } = texts.kindGroups;
const { sheets: SHEETS } = labelTexts;

/** All kinds of session, in the order in which the form lists them. */
export const PANE_KINDS: PaneKinds = {
  "four-pairs": FIRST_KIND,
  "five-pairs": {
    rules: PLANS["five-pairs"],
    group: HOME,
    label: texts.kinds["five-pairs"],
    placesOn: SHEETS.scoresheet,
    form: homeForm(FIVE_PAIRS),
  },
  pairs: {
    rules: PLANS.pairs,
    group: FIELD,
    label: texts.kinds.pairs,
    placesOn: "Scoresheet",
    form: fieldForm(PAIRS),
  },
  individual: {
    rules: PLANS.individual,
    group: FIELD,
    label: texts.kinds.individual,
    placesOn: "Scoresheet",
    form: fieldForm(INDIVIDUAL),
  },
  club: {
    rules: PLANS.club,
    group: FIELD,
    label: texts.kinds.club,
    placesOn: SHEETS.ranking,
    form: CLUB_FORM,
  },
  chicago: {
    rules: PLANS.chicago,
    group: ONE_TABLE,
    label: texts.kinds.chicago,
    placesOn: SHEETS.scoresheet,
    form: CHICAGO_FORM,
  },
  "team-match": {
    rules: PLANS["team-match"],
    group: TEAMS,
    label: texts.kinds["team-match"],
    placesOn: SHEETS.match,
    form: TEAM_MATCH_FORM,
  },
  "three-teams": {
    rules: PLANS["three-teams"],
    group: TEAMS,
    label: texts.kinds["three-teams"],
    placesOn: SHEETS.scoresheet,
    form: THREE_TEAMS_FORM,
  },
  "four-teams": {
    rules: PLANS["four-teams"],
    group: TEAMS,
    label: texts.kinds["four-teams"],
    placesOn: SHEETS.recap,
    form: FOUR_TEAMS_FORM,
  },
  "swiss-event": {
    rules: PLANS["swiss-event"],
    group: TEAMS,
    label: texts.kinds["swiss-event"],
    placesOn: SHEETS.standings,
    form: SWISS_EVENT_FORM,
  },
  league: {
    rules: PLANS.league,
    group: TEAMS,
    label: texts.kinds.league,
    placesOn: SHEETS.leagueTable,
    form: LEAGUE_FORM,
  },
};
