import { loadGames } from "../../../../src/taskpane/workbook/kinds/games";
import { restored } from "../../../../src/taskpane/workbook/form/remembered";
import { planChoice } from "../../../../src/taskpane/workbook/form/plan-choice";
import { firstChoice } from "../../../../src/taskpane/workbook/form/session-choice";

beforeAll(loadGames);

const first = firstChoice("2026-11-20");

test.each([
  ["NT SA", "The word SA does not count: a spreadsheet could complete it to S, or S to it."],
  ["NT 3", "The word 3 does not count: it may not begin with a digit, a sign or =."],
  ["trumps UT", '"trumps UT" is not a word for the cells'],
])("own words %j are refused beside their field, and no session is planned", (words, message) => {
  const { plan, faults } = planChoice({ ...first, words });
  expect(faults).toEqual({ words: expect.stringContaining(message) as string });
  expect(plan).toBeNull();
});

test("own words that clash are still in their field on the next visit", () => {
  expect(restored({ ...first, paper: "Letter", words: "NT SA" }, "2026-11-27")).toMatchObject({
    words: "NT SA",
    paper: "Letter",
  });
});

test("sound own words are planned", () => {
  const { plan, faults } = planChoice({ ...first, words: "NT UT; East O" });
  expect(faults).toEqual({});
  expect(plan?.options).toMatchObject({ words: "NT UT; East O" });
});
