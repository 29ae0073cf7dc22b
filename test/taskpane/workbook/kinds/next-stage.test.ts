import { planSession, scoreCsv } from "../../../../src/sessions/kinds";
import { firstChoice } from "../../../../src/taskpane/workbook/form/session-choice";
import { planOf, ofKind } from "../../../../src/taskpane/workbook/kinds/kind-forms";
import { loadGames } from "../../../../src/taskpane/workbook/kinds/games";
import { stageChoice, stageCounts } from "../../../../src/taskpane/workbook/kinds/next-stage";

beforeAll(loadGames);

const RESULTS = "round,team,opponent,imps\n1,Ash,Bay,20\n1,Cob,Dan,5\n2,Ash,Cob,10\n2,Bay,Dan,0\n";
const teams = ["Ash", "Bay", "Cob", "Dan"];
const { scored } = scoreCsv(planSession("swiss-event", { teams, rounds: 2, title: "Autumn" }), RESULTS);
const plan = (stage: Parameters<typeof stageChoice>[1]) =>
  planOf({ ...ofKind(firstChoice("2026-11-28"), "swiss-event"), ...stageChoice(scored, stage) });

test("a knockout has the first teams in the order of the standings, and no points", () => {
  expect(plan({ stage: "knockout", count: 4, part: "all" })).toMatchObject({
    ...{ teams: ["Ash", "Cob", "Dan", "Bay"], rounds: 0, bracket: 4, carried: null },
  });
});

test("another event brings all of its points, half of them or none", () => {
  expect(stageChoice(scored, { stage: "swiss", count: 4, part: "half" }).carry).toBe("Ash 16; Cob 9.5; Dan 8.5; Bay 6");
  expect(stageChoice(scored, { stage: "round-robin", count: 4, part: "0 %" }).carry).toBe("");
  expect(plan({ stage: "round-robin", count: 4, part: "all" })).toMatchObject({ form: "round-robin", rounds: 3 });
});

test("as many go on as a stage can have", () => {
  expect(stageCounts("knockout", 9)).toEqual([9, 8, 7, 6, 5, 4, 3]);
  expect(stageCounts("swiss", 6)).toEqual([6, 5, 4]);
  expect(stageCounts("swiss", 3)).toEqual([]);
});
