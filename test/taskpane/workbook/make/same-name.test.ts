import { planSession } from "../../../../src/sessions/kinds";
import { sameNameQuestion } from "../../../../src/taskpane/workbook/make/same-name";

const TEAMS = ["Reds", "Blues", "Greens", "Golds", "Greys", "Pinks"];
const OPTIONS = { title: "Autumn Swiss", date: "2026-11-20", teams: TEAMS, rounds: 3 };
const plan = planSession("swiss-event", OPTIONS);
const opened = { plan, hasResults: true };
const QUESTION =
  "“Autumn Swiss” is open here. This makes a new workbook of the same name without what is in that one. To keep its results, use “Change names or boards” where it is open. Make the new one all the same?";

test.each<[what: string, question: string, expected: string]>([
  ["nothing is open", sameNameQuestion(null, plan, false), ""],
  [
    "a team more",
    sameNameQuestion(opened, planSession("swiss-event", { ...OPTIONS, teams: [...TEAMS, "Owls"] }), false),
    QUESTION,
  ],
  ["the same options without the results", sameNameQuestion(opened, plan, false), QUESTION],
  ["the same options, and nothing to lose", sameNameQuestion({ plan, hasResults: false }, plan, false), ""],
  [
    "other options, before play",
    sameNameQuestion({ plan, hasResults: false }, planSession("swiss-event", { ...OPTIONS, boards: 8 }), false),
    QUESTION,
  ],
  ["results of its own, for the same session", sameNameQuestion(opened, plan, true), ""],
  [
    "another name",
    sameNameQuestion(opened, planSession("swiss-event", { ...OPTIONS, title: "Winter Swiss" }), false),
    "",
  ],
  ["another day", sameNameQuestion(opened, planSession("swiss-event", { ...OPTIONS, date: "2026-11-27" }), false), ""],
  [
    "another kind of the same name",
    sameNameQuestion(
      opened,
      planSession("four-pairs", { title: "Autumn Swiss", date: "2026-11-20", boards: 24 }),
      false
    ),
    QUESTION,
  ],
])("%s", (_, question, expected) => {
  expect(question).toBe(expected);
});
