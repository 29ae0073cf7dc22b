import type { ComponentChildren, ComponentType } from "preact";
import type { KindName, Plan } from "../../../sessions/plans";
import { Lazy } from "../../components/lazy";

// The code that pairs the teams of an event is loaded when it is first needed.
const swissEvent = () => import("./swiss-event");

const league = () => import("./league");

// On a phone the movement is not shown before play.
const movement = () => import("./movement");

/** Returns a function that renders the preview of a plan. The component is loaded when it is first shown. */
function preview<Part, P>(load: () => Promise<Part>, component: (part: Part) => ComponentType<{ readonly plan: P }>) {
  return (plan: P) => (
    <Lazy load={load}>
      {(part) => {
        const Preview = component(part);
        return <Preview plan={plan} />;
      }}
    </Lazy>
  );
}

const homePreview = preview(movement, ({ HomeMovement }) => HomeMovement);
const fieldPreview = preview(movement, ({ FieldMovement }) => FieldMovement);

const PREVIEWS: { readonly [K in KindName]: (plan: Plan<K>) => ComponentChildren } = {
  "four-pairs": homePreview,
  "five-pairs": homePreview,
  pairs: fieldPreview,
  individual: fieldPreview,
  chicago: preview(movement, ({ ChicagoMovement }) => ChicagoMovement),
  "team-match": preview(movement, ({ MatchMovement }) => MatchMovement),
  "three-teams": preview(movement, ({ ThreeTeamsMovement }) => ThreeTeamsMovement),
  "four-teams": preview(movement, ({ FourTeamsMovement }) => FourTeamsMovement),
  "swiss-event": preview(swissEvent, ({ SwissPreview }) => SwissPreview),
  league: preview(league, ({ Fixtures }) => Fixtures),
  // A club's evening has no preview: its results show who played whom.
  club: () => null,
};

/** The matches or seats of each round, with their boards. */
export function previewOf(plan: Plan): ComponentChildren {
  return (PREVIEWS[plan.kind] as (plan: Plan) => ComponentChildren)(plan);
}
