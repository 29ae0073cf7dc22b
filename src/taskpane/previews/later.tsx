import type { FieldPlan } from "../../sessions/field/plan";
import type { LeaguePlan } from "../../sessions/league/plan";
import type { SwissEventPlan } from "../../sessions/swiss-event/plan";
import { Later } from "../components/later";

// What pairs the teams of an event is loaded when it is first needed.
const swissEvent = () => import("./swiss-event");

// The dates of a league are those of the sheets, which are loaded when a workbook is first made.
const league = () => import("./league");

const field = () => import("./field");

/** The rounds of pairs or individuals in a field. */
export function fieldPreview(plan: FieldPlan) {
  return <Later load={field}>{({ FieldMovement }) => <FieldMovement plan={plan} />}</Later>;
}

/** Who meets whom first in a Swiss event. */
export function swissEventPreview(plan: SwissEventPlan) {
  return <Later load={swissEvent}>{({ SwissPreview }) => <SwissPreview plan={plan} />}</Later>;
}

/** The fixture list of a league. */
export function leaguePreview(plan: LeaguePlan) {
  return <Later load={league}>{({ Fixtures }) => <Fixtures plan={plan} />}</Later>;
}
