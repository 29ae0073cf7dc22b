import { planSession, scoreCsv } from "../../../src/sessions/kinds";
import { roundsToType } from "../../../src/sessions/event/matches-to-type";
import type { ScoredLeague, ScoredSwissEvent } from "../../../src/sessions/event/score-event";
import { nextStep } from "../../../src/taskpane/event/next-step";
import { SWISS, TWO_ROUNDS } from "../../support/swiss-evening";

type Event = ScoredSwissEvent | ScoredLeague;

const swiss = (csv: string, options: object = SWISS) =>
  scoreCsv(planSession("swiss-event", options), csv).scored as Event;

function step(event: Event, { changed = 0, refused = 0 } = {}) {
  const matches = roundsToType(event).flatMap((round) => round.matches);
  const missing = matches.filter(({ scored, result }) => (scored ? scored.vps === null : result === null));
  return nextStep({ event, missing, matches: matches.length, changed, refused });
}

test("the next round is paired when all matches are in; before, it is said which are not", () => {
  expect(step(swiss(TWO_ROUNDS))).toMatchObject({ kind: "pair", round: 3, sentence: "All 4 matches are in." });
  const two = TWO_ROUNDS.replace("2,8,5,4", "2,8,5,").replace("2,7,2,9", "2,7,2,");
  expect(step(swiss(two))).toEqual({ kind: "waits", round: 3, sentence: "Tables 3 and 4 are not in." });
  expect(step(swiss(two.replace("2,3,4,-30", "2,3,4,")))).toMatchObject({ sentence: "Tables 2, 3 and 4 are not in." });
});

test("nothing is paired while a result is refused", () => {
  expect(step(swiss(TWO_ROUNDS), { changed: 1, refused: 1 })).toMatchObject({ kind: "waits", round: 3 });
});

test("a missing result of an earlier round is named", () => {
  const earlier = swiss(TWO_ROUNDS.replace("1,4,8,0", "1,4,8,"));
  expect(step(earlier)).toMatchObject({ kind: "waits", round: 3, sentence: expect.stringContaining("round 1") });
});

test("a round without results is paired again where a team has gone, but not once a result is typed", () => {
  const three = `${TWO_ROUNDS}\n3,4,1,\n3,2,8,\n3,3,5,\n3,6,7,\n3,1,withdrawn,`;
  expect(step(swiss(three))).toMatchObject({ kind: "pair again", round: 3 });
  expect(step(swiss(three), { changed: 1 })).toMatchObject({ kind: "waits", round: 4 });
});

test("a round is paired again for a team that comes, also where only a pairing goes", () => {
  const late = { ...SWISS, teams: [...SWISS.teams, "Violets"] };
  const one =
    "round,team,opponent,imps\n2,9,enters,\n1,1,5,8\n1,2,6,7\n1,3,7,6\n1,4,8,5\n2,1,2,\n2,3,4,\n2,5,6,\n2,7,8,";
  expect(step(swiss(one, late))).toMatchObject({ kind: "pair again", round: 2 });
});

test("the last round, a round robin and a league are saved", () => {
  const one = "round,team,opponent,imps\n1,1,5,12\n1,2,6,-3\n1,3,7,6\n1,4,8,0";
  expect(step(swiss(one, { ...SWISS, rounds: 1 }))).toMatchObject({ kind: "save", sentence: "All 4 matches are in." });
  expect(step(swiss("round,team,opponent", { teams: ["4"], form: "round-robin" }))).toMatchObject({
    kind: "save",
    sentence: "Tables 1 and 2 are not in.",
  });
  const league = scoreCsv(planSession("league", { teams: ["4"] }), "home,away,imps").scored as Event;
  expect(step(league)).toEqual({ kind: "save", sentence: "2 matches are not in." });
});
