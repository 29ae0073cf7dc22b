import { FIVE_PAIRS } from "../../../sessions/home/five-pairs";
import { FOUR_PAIRS } from "../../../sessions/home/four-pairs";
import { INDIVIDUAL, PAIRS, type FieldKind } from "../../../sessions/field/field-kind";
import type { KindName } from "../../../sessions/kinds";
import { Lazy } from "../../components/lazy";
import { namesFor, type SessionChoice } from "../form/session-choice";
import { CLUB_FIELDS } from "./club-fields";
import { ChicagoBoards, ChicagoNames } from "./chicago-fields";
import { homeFields } from "./home-fields";
import type { KindFields } from "./kind-form";
import { kindOf } from "./kind-forms";
import { LEAGUE_FIELDS } from "./league-fields";
import { TEAM_MATCH_FIELDS } from "./match-fields";
import { FOUR_TEAMS_FIELDS, THREE_TEAMS_FIELDS } from "./several-teams-fields";
import { SWISS_EVENT_FIELDS } from "./swiss-fields";

const settings = () => import("./field-settings");

/** The fields of every kind of session. The fields of pairs and individuals are loaded when they are first shown. */
const PANE_FIELDS: { readonly [K in KindName]: KindFields } = {
  "four-pairs": homeFields(FOUR_PAIRS),
  "five-pairs": homeFields(FIVE_PAIRS),
  pairs: fieldFields(PAIRS),
  individual: fieldFields(INDIVIDUAL),
  club: CLUB_FIELDS,
  chicago: { Boards: ChicagoBoards, Names: ChicagoNames },
  "team-match": TEAM_MATCH_FIELDS,
  "three-teams": THREE_TEAMS_FIELDS,
  "four-teams": FOUR_TEAMS_FIELDS,
  "swiss-event": SWISS_EVENT_FIELDS,
  league: LEAGUE_FIELDS,
};

/** The fields of the kind that is chosen. */
export function fieldsOf(choice: Pick<SessionChoice, "kind">): KindFields {
  return PANE_FIELDS[kindOf(choice)];
}

function fieldFields(kind: FieldKind): KindFields {
  return {
    Boards: (form) => <Lazy load={settings}>{({ FieldBoards }) => <FieldBoards {...form} kind={kind} />}</Lazy>,
    Scoring: (form) => <Lazy load={settings}>{({ FieldScores }) => <FieldScores {...form} kind={kind} />}</Lazy>,
    Names: (form) => (
      <Lazy load={settings}>
        {({ FieldNames }) => (
          <FieldNames {...form} kind={kind} names={namesFor(form.choice[kind.option], form.choice.fieldCount)} />
        )}
      </Lazy>
    ),
  };
}
