import fc from "fast-check";
import type { Plan, Results } from "../../src/sessions/kinds";
import { leagueResults } from "../sessions/event/league/random-league";
import { randomEvent } from "../sessions/event/random-event";
import { randomRoundRobin } from "../sessions/event/random-round-robin";
import { clubResults } from "./random-club";
import { chicagoResults, fieldResults, results, teamResults, withRulings } from "./random-results";

/** Results of any kind of session. */
export type AnyResults = Results;

const share = fc.constantFrom(0, 0.3, 0.7, 1, 1);
const seed = fc.nat({ max: 1_000_000 });

/** Random results of a session, from none to all of them. */
export function randomResults(plan: Plan): fc.Arbitrary<AnyResults> {
  switch (plan.kind) {
    case "four-pairs":
    case "five-pairs":
      return share.chain((played) => results(plan, played));
    case "pairs":
    case "individual":
      return withRulings(
        plan,
        share.chain((played) => fieldResults(plan, played))
      );
    case "chicago":
      return share.chain((played) => chicagoResults(plan, played));
    case "team-match":
      return share.chain((played) => teamResults(plan.matches, played));
    case "three-teams":
    case "four-teams":
      return share.chain((played) => teamResults(plan.matches, played));
    case "swiss-event":
      return fc.tuple(seed, share).map(([start, played]) =>
        plan.form === "swiss"
          ? randomEvent(plan, {
              ...{ seed: start, absences: start % 2 === 0, penalties: start % 4 < 2 },
              ...{ rounds: Math.ceil(played * plan.rounds), open: start % 3 },
            }).results
          : randomRoundRobin(plan, { seed: start, share: played, absences: true, penalties: start % 4 < 2 })
      );
    case "league":
      return share.chain((played) => leagueResults(plan, played));
    case "club":
      return share.chain((played) => clubResults(plan, played));
  }
}
