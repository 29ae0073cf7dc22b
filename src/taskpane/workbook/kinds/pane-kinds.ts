import type { ComponentChildren } from "preact";
import { FIVE_PAIRS } from "../../../sessions/home/five-pairs";
import { FOUR_PAIRS } from "../../../sessions/home/four-pairs";
import { INDIVIDUAL, PAIRS } from "../../../sessions/field/field-kind";
import type { KindName, Plan } from "../../../sessions/plans";
import { labelTexts } from "../../../workbook/label-texts";
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
import { texts } from "../../texts";
import { CHICAGO_FORM } from "./chicago";
import { fieldForm } from "./field";
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
  /** The sheet of its workbook on which the places stand. */
  readonly placesOn: string;
  readonly form: KindForm<K>;
  /** What is played when: who meets whom where, with which boards. */
  readonly preview: (plan: Plan<K>) => ComponentChildren;
}

const { home: HOME, field: FIELD, chicago: ONE_TABLE, teams: TEAMS } = texts.kindGroups;
const { sheets: SHEETS } = labelTexts;

/** Every kind of session, in the order of the list. */
export const PANE_KINDS: { readonly [K in KindName]: PaneKind<K> } = {
  "four-pairs": {
    group: HOME,
    label: texts.kinds["four-pairs"],
    placesOn: SHEETS.scoresheet,
    form: homeForm(FOUR_PAIRS),
    preview: homePreview,
  },
  "five-pairs": {
    group: HOME,
    label: texts.kinds["five-pairs"],
    placesOn: SHEETS.scoresheet,
    form: homeForm(FIVE_PAIRS),
    preview: homePreview,
  },
  pairs: {
    group: FIELD,
    label: texts.kinds.pairs,
    placesOn: "Scoresheet",
    form: fieldForm(PAIRS),
    preview: fieldPreview,
  },
  individual: {
    group: FIELD,
    label: texts.kinds.individual,
    placesOn: "Scoresheet",
    form: fieldForm(INDIVIDUAL),
    preview: fieldPreview,
  },
  chicago: {
    group: ONE_TABLE,
    label: texts.kinds.chicago,
    placesOn: SHEETS.scoresheet,
    form: CHICAGO_FORM,
    preview: chicagoPreview,
  },
  "team-match": {
    group: TEAMS,
    label: texts.kinds["team-match"],
    placesOn: SHEETS.match,
    form: TEAM_MATCH_FORM,
    preview: matchPreview,
  },
  "three-teams": {
    group: TEAMS,
    label: texts.kinds["three-teams"],
    placesOn: SHEETS.scoresheet,
    form: THREE_TEAMS_FORM,
    preview: threeTeamsPreview,
  },
  "four-teams": {
    group: TEAMS,
    label: texts.kinds["four-teams"],
    placesOn: SHEETS.recap,
    form: FOUR_TEAMS_FORM,
    preview: fourTeamsPreview,
  },
  "swiss-event": {
    group: TEAMS,
    label: texts.kinds["swiss-event"],
    placesOn: SHEETS.standings,
    form: SWISS_EVENT_FORM,
    preview: swissEventPreview,
  },
  league: {
    group: TEAMS,
    label: texts.kinds.league,
    placesOn: SHEETS.leagueTable,
    form: LEAGUE_FORM,
    preview: leaguePreview,
  },
};

/** The record of a plan's kind; only its own plans may be handed to it. */
export function paneKindOf({ kind }: Pick<Plan, "kind">): PaneKind<KindName> {
  return PANE_KINDS[kind];
}
