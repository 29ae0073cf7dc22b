import fc from "fast-check";
import type { LeaguePlan } from "../../../../src/sessions/event/plan";
import { NO_EVENT_RESULTS, type MatchResult, type EventResults } from "../../../../src/sessions/event/results";
import { fixtureResult, type FixtureView } from "./fixture-view";
import type { EventPenalty } from "../../../../src/sessions/teams/event-penalties";

/** IMPs of a team: few, so that teams come out level. */
const imps = fc.constantFrom(0, 3, 10, 10, 20, 20, 35, 60);
const points = fc.constantFrom(0, 4.5, 8, 10, 12, 12.25, 20);
const day = fc.constantFrom("2026-10-01", "2027-01-09", "2027-02-20");

/** What a match may come to, as likely as not to be simply played. */
const outcome = fc.oneof(
  { weight: 8, arbitrary: fc.record({ imps: fc.tuple(imps, imps) }) },
  { weight: 1, arbitrary: fc.record({ imps: fc.tuple(imps, imps), vps: fc.tuple(points, fc.constant(null)) }) },
  { weight: 1, arbitrary: fc.record({ vps: fc.tuple(points, points) }) },
  { weight: 1, arbitrary: fc.record({ imps: fc.tuple(imps, imps), provisional: fc.constant(true) }) },
  { weight: 1, arbitrary: fc.record({ vps: fc.tuple(points, points), provisional: fc.constant(true) }) },
  { weight: 1, arbitrary: fc.record({ unplayed: fc.constantFrom("home" as const, "away" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ unplayed: fc.constant("home" as const), vps: fc.tuple(points, points) }),
  },
  { weight: 1, arbitrary: fc.record({ unplayed: fc.constant("void" as const), imps: fc.tuple(imps, imps) }) },
  { weight: 1, arbitrary: fc.record({ date: day }) },
  { weight: 1, arbitrary: fc.record({ swapped: fc.constantFrom("fixture" as const, "both" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ imps: fc.tuple(imps, imps), swapped: fc.constantFrom("fixture" as const, "both" as const) }),
  }
);

/** What is taken from a few teams, from some of them twice: of the total, or of a round, that may have no result. */
function penaltiesOf({ teams, rounds }: LeaguePlan): fc.Arbitrary<EventPenalty[]> {
  const team = fc.integer({ min: 0, max: teams.length - 1 }).map((index) => index as EventPenalty["team"]);
  const round = fc.integer({ min: 1, max: rounds });
  const reason = fc.constantFrom(
    "",
    "Late sheet",
    '=1 "&"',
    "A player who was not registered for the club in this season"
  );
  const vps = fc.record({
    ...{ team, reason, round: fc.oneof(fc.constant(null), round), unit: fc.constant("vps" as const) },
    amount: fc.constantFrom(1, 2, 0.5, 4.25),
  });
  const imps = fc.record({
    team,
    reason,
    round,
    unit: fc.constant("imps" as const),
    amount: fc.constantFrom(1, 3, 10),
  });
  return fc.array(fc.oneof(vps, imps), { maxLength: 4 });
}

/**
 * Random results of a season.
 * @param share of the matches that are known, 0 to 1.
 */
export function leagueResults(plan: LeaguePlan, share: number): fc.Arbitrary<EventResults> {
  const fixtures = plan.fixtures.flatMap(({ round, matches }) => matches.map((fixture) => ({ round, ...fixture })));
  const known = fixtures.slice(0, Math.ceil(share * fixtures.length));
  const matches = fc.array(fc.option(outcome, { freq: 12 }), { minLength: known.length, maxLength: known.length });
  const played = fc.option(fc.constantFrom(plan.boards - 1, Math.ceil(plan.boards / 2)), { freq: 3 });
  const all = fc.array(played, { minLength: known.length, maxLength: known.length });
  return fc.tuple(matches, penaltiesOf(plan), all).map(([outcomes, penalties, boards]) => ({
    ...NO_EVENT_RESULTS,
    ...(penalties.length > 0 ? { penalties } : {}),
    matches: outcomes.flatMap((came, index): MatchResult[] => {
      const { round, home, away } = known[index]!;
      if (came === null) return [];
      const fewer = boards[index] ? { boards: boards[index] } : {};
      // Where all meet once there is no return.
      const alone = "swapped" in came && !plan.double ? { swapped: "fixture" as const } : {};
      const view = {
        home,
        away,
        date: null,
        imps: null,
        vps: [null, null],
        unplayed: null,
        ...fewer,
        ...came,
        ...alone,
      };
      return [fixtureResult(round, view as FixtureView)];
    }),
  }));
}
