import { kindNames } from "../../src/sessions/kinds";
import { EVENT_FORMS } from "../../src/sessions/event/forms";
import { MATCH_FORMS } from "../../src/sessions/teams/team-match/plan";
import { scoredCase } from "./case-files";

/** Golden cases with results: a small one of each sort of session, from which `test/real/soft-recalculation` takes some. */
export const CASE_OF_EACH_SORT = [
  "four-pairs-vps-letter",
  "five-pairs-matchpoints",
  "pairs-six",
  "individual-nine-vps",
  "chicago-five-example",
  "team-match-league-handicap",
  "team-match-swiss-cancelled",
  "team-match-knockout-extra",
  "team-match-bam-played",
  "three-teams-half-add-in",
  "four-teams-half-add-in",
  "swiss-event-second-stage",
  "swiss-event-round-robin-absent",
  "swiss-event-bam",
  "swiss-event-knockout-only",
  "league-odd-double-add-in",
];

const FORMS: Readonly<Record<string, readonly string[]>> = { "team-match": MATCH_FORMS, "swiss-event": EVENT_FORMS };
const [SEVERAL_SESSIONS, BRACKET, BRACKET_ALONE] = ["several sessions", "a bracket", "nothing but a bracket"];

/** Every sort of session: the kinds, their forms, and what else changes the formulas. */
export const SORTS = [
  ...kindNames().flatMap((kind) => FORMS[kind]?.map((form) => `${kind} ${form}`) ?? kind),
  ...[SEVERAL_SESSIONS, BRACKET, BRACKET_ALONE],
];

/** The sorts of session that a golden case is of. */
export function sortsOf(name: string): (string | undefined)[] {
  const { plan } = scoredCase(name).scored;
  const hasBracket = plan.kind === "swiss-event" && plan.bracket !== null;
  return [
    "form" in plan ? `${plan.kind} ${plan.form}` : plan.kind,
    ...(plan.kind === "team-match" && plan.sessions.length > 1 ? [SEVERAL_SESSIONS] : []),
    ...(hasBracket ? [plan.rounds > 0 ? BRACKET : BRACKET_ALONE] : []),
  ];
}
