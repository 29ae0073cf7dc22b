import { contestantAt, contestants } from "../../src/movements/contestant";
import {
  HOME_AND_AWAY,
  labelOf,
  LETTERED_TEAMS,
  nameOf,
  namelessOf,
  numberAndName,
  NUMBERED_PAIRS,
  NUMBERED_TEAMS,
  pairName,
} from "../../src/sessions/contestants";

const NAMES = ["Reds", ""];

test.each([
  [NUMBERED_TEAMS, ["Reds", "Team 2"], ["1 Reds", "Team 2"], ["1 Reds", "2"]],
  [NUMBERED_PAIRS, ["Reds", "Pair 2"], ["1 Reds", "Pair 2"], ["1 Reds", "2"]],
  [LETTERED_TEAMS, ["Reds", "Team B"], ["A Reds", "Team B"], ["A Reds", "B"]],
  [HOME_AND_AWAY, ["Reds", "Away"], ["Home Reds", "Away"], ["Home Reds", "Away"]],
])("a name, a label, and a number with its name", (designation, names, labels, numbered) => {
  expect(contestants(2).map((contestant) => nameOf(designation, NAMES, contestant))).toEqual(names);
  expect(contestants(2).map((contestant) => labelOf(designation, NAMES, contestant))).toEqual(labels);
  expect(contestants(2).map((contestant) => numberAndName(designation, NAMES, contestant))).toEqual(numbered);
});

test("what each goes by without a name, each word once", () => {
  expect(namelessOf(NUMBERED_TEAMS, 2)).toEqual([
    ["Team 1", "1"],
    ["Team 2", "2"],
  ]);
  expect(namelessOf(HOME_AND_AWAY, 2)).toEqual([["Home"], ["Away"]]);
});

test("the pairs of a numbered team", () => {
  expect(pairName({ team: contestantAt(2), pair: 0 })).toBe("2A");
  expect(pairName({ team: contestantAt(2), pair: 1 })).toBe("2B");
});
