import type { FourTeamsPlan } from "../../sessions/four-teams/plan";
import type { HomePlan } from "../../sessions/home/plan";
import type { MatchPlan } from "../../sessions/team-match/plan";
import type { ThreeTeamsPlan } from "../../sessions/three-teams/plan";
import type { FieldPlan } from "../../sessions/field/plan";
import type { LeaguePlan } from "../../sessions/league/plan";
import type { SwissEventPlan } from "../../sessions/swiss-event/plan";
import { Later } from "../components/later";

// What pairs the teams of an event is loaded when it is first needed.
const swissEvent = () => import("./swiss-event");

// The dates of a league are those of the sheets, which are loaded when a workbook is first made.
const league = () => import("./league");

const field = () => import("./field");

// On a phone nobody looks at a movement before play.
const movement = () => import("./movement");

/** The rounds of a session of pairs in teams that change. */
export function homePreview(plan: HomePlan) {
  return <Later load={movement}>{({ HomeMovement }) => <HomeMovement plan={plan} />}</Later>;
}

/** The sessions of a match of two teams. */
export function matchPreview(plan: MatchPlan) {
  return <Later load={movement}>{({ MatchMovement }) => <MatchMovement plan={plan} />}</Later>;
}

/** The two halves of a round robin of three teams. */
export function threeTeamsPreview(plan: ThreeTeamsPlan) {
  return <Later load={movement}>{({ ThreeTeamsMovement }) => <ThreeTeamsMovement plan={plan} />}</Later>;
}

/** The master table of four teams. */
export function fourTeamsPreview(plan: FourTeamsPlan) {
  return <Later load={movement}>{({ FourTeamsMovement }) => <FourTeamsMovement plan={plan} />}</Later>;
}

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
