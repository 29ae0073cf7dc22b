import { kindNames } from "../../../../src/sessions/kinds";
import { planChoice } from "../../../../src/taskpane/workbook/form/plan-choice";
import { faultIn, ROWS, valueOf } from "../../../../src/taskpane/workbook/form/rows";
import { firstChoice, type SessionChoice } from "../../../../src/taskpane/workbook/form/session-choice";
import { loadGames } from "../../../../src/taskpane/workbook/kinds/games";
import { ofKind } from "../../../../src/taskpane/workbook/kinds/kind-forms";

beforeAll(loadGames);

const first = firstChoice("2026-11-27");

const valuesOf = (choice: SessionChoice) => ROWS.map((row) => valueOf(row, planChoice(choice).plan!, choice));

test.each([
  ["four-pairs", "24: 6 rounds of 4", "IMPs", "0 of 4 pairs"],
  ["five-pairs", "25: 5 rounds of 5", "IMPs", "0 of 5 pairs"],
  ["pairs", "28: 7 rounds of 4", "Matchpoints", "0 of 8 pairs"],
  ["individual", "21: 7 rounds of 3", "Matchpoints", "0 of 8 players"],
  ["chicago", "12: 3 rounds of 4", "Points", "0 of 4 players"],
  ["team-match", "24 boards", "VPs by WBF-24", "0 of 2 teams"],
  ["three-teams", "18 boards", "VPs by ACBL20-6", "0 of 3 teams"],
  ["four-teams", "30 boards", "VPs by ACBL20-5", "0 of 4 teams"],
  ["swiss-event", "7 rounds of 7", "VPs by ACBL20-7", "0 of 16 teams"],
  ["league", "15 rounds of 24", "VPs by WBF-24", "0 of 16 teams"],
])("%s: each row says what its fields are set to", (kind, ...values) => {
  expect(valuesOf(ofKind(first, kind)).slice(0, 3)).toEqual(values);
});

test("a row names what few choose: nothing that was set once is forgotten", () => {
  const choice = { ...ofKind(first, "pairs"), firstBoard: "25", handicap: "4 2", words: "clubs K", date: "" };
  expect(
    valuesOf({ ...choice, hasGuide: false, formulas: "add-in", forms: ["name-tags"], pairs: ["Ann & Bob"] })
  ).toEqual([
    "28: 7 rounds of 4, first board",
    "Matchpoints, handicap",
    "1 of 8 pairs",
    "Pairs, no date",
    "A4, 1 extra form, BRIDGE functions, no instructions, own words in the cells",
  ]);
  const match = { ...ofKind(first, "team-match"), form: "bam", teams: ["Reds"], players: ["Ann", "Bob"] };
  expect(valuesOf(match).slice(1, 3)).toEqual(["Boards won", "1 of 2 teams, 2 players"]);
  expect(valuesOf({ ...ofKind(first, "swiss-event"), swissRounds: 0, bracket: 8 })[0]).toBe(
    "no rounds, knockout afterwards"
  );
});

test.each(["title", "date", "handicap", "firstBoard", "words", "penalties", "sizes", "lineUps", "list"] as const)(
  "what is wrong in %s stands in one row, of every kind that has it",
  (field) => {
    for (const kind of kindNames()) {
      const { plan, faults } = planChoice({ ...ofKind(first, kind), [field]: "\uFFFE" });
      if (plan) continue;
      expect([kind, ROWS.filter((row) => faultIn(faults, row) !== "")]).toEqual([kind, [expect.any(String)]]);
    }
  }
);
