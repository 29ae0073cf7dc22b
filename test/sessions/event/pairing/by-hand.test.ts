import { contestantAt } from "../../../../src/movements/contestant";
import { swissJson } from "../../../../src/sessions/event/json";
import { nextRound, rematchesOf } from "../../../../src/sessions/event/pairing/next-round";
import { planSwissEvent } from "../../../../src/sessions/event/plan";
import { readSwissResults } from "../../read-csv-results";
import { metBefore } from "../../../../src/sessions/event/rounds";
import { scoreEvent } from "../../../../src/sessions/event/score-event";
import type { SessionOptions } from "../../../../src/sessions/session-options";

/** An event whose rounds a Director has paired: all matches are ties. */
function event(options: SessionOptions, ...rounds: readonly string[]) {
  const plan = planSwissEvent(options);
  const lines = rounds.flatMap((matches, i) =>
    matches.split(" ").map((match) => {
      const [team, opponent] = match.split("-");
      return opponent ? `${i + 1},${team},${opponent},0` : `${i + 1},${team},bye,`;
    })
  );
  const { results, faults } = readSwissResults(["round,team,opponent,imps", ...lines].join("\n"), plan);
  expect(faults).toEqual([]);
  return scoreEvent(plan, results);
}

test("five teams of which four have met each other: whoever has the bye, two meet again", () => {
  const met = event({ teams: ["5"], rounds: 4, odd: "bye" }, "1-2 3-4 5", "1-3 2-4 5", "1-4 2-3 5");
  const next = nextRound(met);
  if (next?.kind !== "paired") throw new Error("not paired");
  expect(next.bye).toBe(contestantAt(4));
  expect(rematchesOf(met.rounds, next)).toEqual([
    { pairing: { team: contestantAt(2), opponent: contestantAt(3) }, metIn: 3 },
  ]);
});

test("seven teams of which no three can play each other: the lowest without a bye has one", () => {
  // Four rounds of a round robin of seven. In what is left of it three teams have not met each
  // other, but the other four have not two rounds without them.
  const met = event({ teams: ["7"], rounds: 6 }, "3 4-2 5-1 6-7", "5 6-4 7-3 1-2", "6 7-5 1-4 2-3", "7 1-6 2-5 3-4");
  expect(nextRound(met)).toEqual({
    kind: "paired",
    round: 5,
    threeTeams: null,
    bye: contestantAt(4),
    pairings: [
      { team: contestantAt(3), opponent: contestantAt(5) },
      { team: contestantAt(6), opponent: contestantAt(2) },
      { team: contestantAt(7), opponent: contestantAt(1) },
    ],
  });
});

test("after the last round there is no next one", () => {
  const over = event({ teams: ["4"], rounds: 2 }, "1-2 3-4", "1-3 2-4");
  expect(nextRound(over)).toBeNull();
  expect(swissJson(over)).toMatchObject({ nextRound: null, bracket: null });
});

test("where two teams have met before a match, whichever was named first", () => {
  const { rounds } = event({ teams: ["4"], rounds: 3 }, "1-2 3-4", "1-3 2-4", "2-1 4-3");
  expect(rounds[2]!.matches.map((match) => metBefore(rounds, match))).toEqual([1, 1]);
  expect(rounds[1]!.matches.map((match) => metBefore(rounds, match))).toEqual([null, null]);
  const { rounds: withBye } = event({ teams: ["5"], rounds: 2, odd: "bye" }, "1-2 3-4 5", "1-2 5-4 3");
  expect(withBye[1]!.matches.map((match) => metBefore(withBye, match))).toEqual([1, null, null]);
});
