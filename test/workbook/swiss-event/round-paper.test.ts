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
});

test("pairings for the wall: a match to a row in letters of 20 points, on a page that lies across", () => {
  const [pairings] = roundPaper(eventOf(SWISS, THIRD), ["pairings"]).sheets;
  const names = pairings!.cells.filter(({ row, column }) => row > 5 && column > 1);
  expect(names.map(({ value }) => value)).toEqual(expect.arrayContaining(["4 Golds", "1 Reds", "6 Greys"]));
  expect(names).toHaveLength(8);
  expect(Math.min(...names.map(({ style }) => style!.size))).toBeGreaterThanOrEqual(20);
  expect(pairings!.print).toMatchObject({ orientation: "landscape", pagesFrom: null });
  expect(textsOf(roundPaper(eventOf(SWISS, THIRD), ["pairings"]), "Round 3")).toContain("Boards 15–21");
});

test("standings without the columns of rounds that have no points yet", () => {
  const [standings] = roundPaper(eventOf(SWISS, THIRD), ["standings"]).sheets;
  const { rounds } = eventOf(SWISS, THIRD).plan;
  // Of each of the others three columns.
  expect(standings!.widths.filter((width) => width === 0)).toHaveLength(3 * (rounds - 2));
});

test("which three teams play each other stands above the pairings", () => {
  const seven = { teams: ["7"], odd: "three-teams", rounds: 3 };
  const csv = "round,team,opponent,imps\n1,1,2,\n1,3,4,\n1,5,6,\n1,6,7,\n1,7,5,";
  const texts = textsOf(roundPaper(eventOf(seven, csv), ["pairings"]), "Round 1");
  expect(texts).toContain("Triangle, half the boards in each match: Team 5, Team 6, Team 7");
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
