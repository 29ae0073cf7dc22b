import { scoreCsv, planSession } from "../../../src/sessions/kinds";
import type { SessionOptions } from "../../../src/sessions/session-options";
import type { ScoredSwissEvent } from "../../../src/sessions/event/score-event";
import { roundPaper } from "../../../src/workbook/swiss-event/round-paper";
import { SWISS, TWO_ROUNDS } from "../../support/swiss-evening";

function eventOf(options: SessionOptions, csv: string): ScoredSwissEvent {
  return scoreCsv(planSession("swiss-event", options), csv).scored as ScoredSwissEvent;
}
const textsOf = ({ sheets }: ReturnType<typeof roundPaper>, name: string) =>
  sheets.find((sheet) => sheet.name === name)?.cells.map(({ value }) => value) ?? [];

const THIRD = `${TWO_ROUNDS}\n3,4,1,\n3,8,7,\n3,2,5,\n3,6,3,`;

test("pairings, standings and a slip for each match of the round, with nothing to be calculated", () => {
  const paper = roundPaper(eventOf(SWISS, THIRD), ["slips", "standings", "pairings"]);
  expect(paper.sheets.map(({ name }) => name)).toEqual(["Round 3", "Standings", "Result slips"]);
  expect(paper.sheets.flatMap(({ cells }) => cells).filter(({ formula }) => formula !== undefined)).toEqual([]);
  expect([paper.names, paper.entries]).toEqual([[], { lines: [], options: [] }]);
  const slips = textsOf(paper, "Result slips");
  expect(slips).toEqual(expect.arrayContaining(["Round 3 · Table 1 · Boards 15–21", "4 Golds", "1 Reds", "6 Greys"]));
  expect(slips.filter((text) => String(text).startsWith("Round 3"))).toHaveLength(4);
  // The names in the pairings are worked out, and stand there.
  expect(textsOf(paper, "Round 3")).toEqual(expect.arrayContaining(["Golds", "Reds", "Browns"]));
});

test("a route for each team of a round robin, who sits out too; before play and in between", () => {
  const five = { form: "round-robin", teams: ["A1", "B2", "C3", "D4", "E5"] };
  const paper = roundPaper(eventOf(five, "round,team,opponent,imps"), ["routes"]);
  expect(paper.sheets.map(({ name }) => name)).toEqual(["Routes"]);
  const routes = textsOf(paper, "Routes");
  expect(routes.filter((text) => text === "sits out")).toHaveLength(5);
  expect(routes).toEqual(expect.arrayContaining(["1 A1", "5 E5", "home", "away", "29–35"]));
  // Its two matches of the first round.
  const slips = textsOf(roundPaper(eventOf(five, "round,team,opponent,imps"), ["slips"]), "Result slips");
  expect(slips.filter((text) => String(text).startsWith("Round 1"))).toHaveLength(2);
});

test("what cannot be printed is refused", () => {
  expect(() => roundPaper(eventOf(SWISS, "round,team,opponent,imps"), ["slips"])).toThrow("No round is paired yet");
  expect(() => roundPaper(eventOf(SWISS, THIRD), ["routes"])).toThrow("only where all opponents are known beforehand");
});
