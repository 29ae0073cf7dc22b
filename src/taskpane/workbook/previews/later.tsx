import type { ComponentType } from "preact";
import { Lazy } from "../../components/lazy";

// What pairs the teams of an event is loaded when it is first needed.
const swissEvent = () => import("./swiss-event");

// The dates of a league are those of the sheets, which are loaded when a workbook is first made.
const league = () => import("./league");

// On a phone nobody looks at a movement before play.
const movement = () => import("./movement");

/** The preview of a plan, which is loaded when it is first shown. */
function previewOf<Part, Plan>(load: () => Promise<Part>, of: (part: Part) => ComponentType<{ readonly plan: Plan }>) {
  return (plan: Plan) => (
    <Lazy load={load}>
      {(part) => {
        const Preview = of(part);
        return <Preview plan={plan} />;
      }}
    </Lazy>
  );
}

/** The rounds of a session of pairs in teams that change. */
export const homePreview = previewOf(movement, ({ HomeMovement }) => HomeMovement);

/** The sessions of a match of two teams. */
export const matchPreview = previewOf(movement, ({ MatchMovement }) => MatchMovement);

/** The two halves of a round robin of three teams. */
export const threeTeamsPreview = previewOf(movement, ({ ThreeTeamsMovement }) => ThreeTeamsMovement);

/** The master table of four teams. */
export const fourTeamsPreview = previewOf(movement, ({ FourTeamsMovement }) => FourTeamsMovement);

/** The rounds of pairs or individuals in a field. */
export const fieldPreview = previewOf(movement, ({ FieldMovement }) => FieldMovement);

/** The rounds of one table. */
export const chicagoPreview = previewOf(movement, ({ ChicagoMovement }) => ChicagoMovement);

/** Who meets whom first in a Swiss event. */
export const swissEventPreview = previewOf(swissEvent, ({ SwissPreview }) => SwissPreview);

/** The fixture list of a league. */
export const leaguePreview = previewOf(league, ({ Fixtures }) => Fixtures);
