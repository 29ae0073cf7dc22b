import { planSwissEvent } from "../../../src/sessions/event/plan";
import { swissJson } from "../../../src/sessions/event/json";
import { eventReport } from "../../../src/sessions/event/report";
import { scoreEvent } from "../../../src/sessions/event/score-event";
import { writeEventResults } from "../../../src/sessions/event/write-results";
import { resultsCsv } from "../../../src/sessions/reading/write-csv";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { readSwissResults } from "../read-csv-results";

function read(options: SessionOptions, ...lines: readonly string[]) {
  const plan = planSwissEvent({ teams: ["4"], rounds: 1, scale: "WBF-7", ...options });
  const { results, faults } = readSwissResults(
    ["round,team,opponent,imps,vps,opponent_vps,boards", ...lines].join("\n"),
    plan
  );
  const event = scoreEvent(plan, results);
  const [first] = event.rounds[0]?.matches ?? [];
  return { plan, results, event, vps: [first?.vps, first?.opponentVps], faults: faults.map(({ message }) => message) };
}

test("six of seven boards go by WBF-6", () => {
  // WBF-6: 9 IMPs are 13.90; WBF-7 has 13.65 for them.
  const { vps, event, results, plan } = read({}, "1,1,2,9,,,6", "1,3,4,9,,,");
  expect(vps).toEqual([13.9, 6.1]);
  expect(event.rounds[0]?.matches[1]).toMatchObject({ vps: 13.65, opponentVps: 6.35 });
  expect(swissJson(event).matches.map(({ boards }) => boards)).toEqual([6, 7]);
  expect(eventReport(event).remarks).toContainEqual({
    heading: "Fewer boards",
    lines: ["Round 1: Team 1 – Team 2, 6 of 7 boards"],
  });
  expect(readSwissResults(resultsCsv(writeEventResults(results, plan)), plan).results).toEqual(results);
});

test.each([
  // The 20-point scale is the same for 5 to 8 boards; for 4 there is none, and 9 IMPs stand for 12 over seven.
  ["ACBL20-7", 6, "9", [14, 6]],
  ["ACBL20-7", 4, "9", [15, 5]],
  ["ACBL20-7", 4, "-9", [5, 15]],
  ["WBF-7", 4, "0", [10, 10]],
  // A scale of other boards is stretched too: 9 IMPs stand for 10 over seven.
  ["WBF-24", 6, "9", [12.33, 7.67]],
])("by %s, %i boards and %s IMPs", (scale, boards, imps, vps) => {
  expect(read({ scale }, `1,1,2,${imps},,,${boards}`).vps).toEqual(vps);
});

test.each([
  ["1,1,2,9,,,7", []],
  ["1,1,2,9,,,6 of 7", []],
  ["1,1,2,,,,6 boards", []],
  [
    "1,1,2,9,,,3",
    [
      '"3" is not a number of boards played: enter 4 to 7. If fewer were played, enter the victory points that the Director awards.',
    ],
  ],
  [
    "1,1,2,9,,,8",
    [
      '"8" is not a number of boards played: enter 4 to 7. If fewer were played, enter the victory points that the Director awards.',
    ],
  ],
  [
    "1,1,2,9,,,six",
    [
      '"six" is not a number of boards played: enter 4 to 7. If fewer were played, enter the victory points that the Director awards.',
    ],
  ],
  ["1,1,bye,,,,6", ["This match was not played: leave the number of boards blank."]],
  ["1,1,2,walkover,,,6", ["This match was not played: leave the number of boards blank."]],
])("%s", (line, said) => {
  expect(read({}, line).faults).toEqual(said);
});

test("a match of half the boards has no other number, nor has one at board-a-match", () => {
  const three = ["1,1,2,5,,,6", "1,1,3,0,,,", "1,2,3,0,,,", "1,4,5,0,,,"];
  expect(read({ teams: ["5"] }, ...three).faults).toEqual([
    "In a triangle of one round each match has half the boards anyway: leave the number of boards blank, and enter victory points.",
  ]);
  const bam = planSwissEvent({ form: "bam", teams: ["4"] });
  const { faults } = readSwissResults("round,team,opponent,points,opponent_points,boards\n1,4,1,1,1,2", bam);
  expect(faults.map(({ message }) => message)).toEqual([
    "At board-a-match the points say how many boards were won: leave the number of boards blank.",
  ]);
});

test("a match of the bracket that stops after 20 of 24 boards: more IMPs win, and it is said", () => {
  const swiss = ["1,1,2,9,,,", "1,3,4,9,,,"];
  const bracket = ["SF,1,4,-3,,,20 of 24", "SF,3,2,5,,,24/24"];
  const { event, faults } = read({ bracket: 4, ties: "match" }, ...swiss, ...bracket);
  expect(faults).toEqual([]);
  const said = eventReport(event).remarks.flatMap(({ lines }) => lines);
  expect(said).toContain("SF: Team 1 – Team 4; Team 4 won by 3 IMPs (20 of 24 boards)");
  expect(swissJson(event).bracket?.rounds[0]?.matches[0]).toMatchObject({ winner: 4, boards: { played: 20, of: 24 } });
  const wrong = read({ bracket: 4 }, ...swiss, "SF,1,4,-3,,,20").faults;
  expect(wrong).toEqual([
    '"20" does not say how many boards were played: for a knockout match, enter it like this: 20 of 24.',
  ]);
});
