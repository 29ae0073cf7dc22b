import fc from "fast-check";
import { planSwissEvent } from "../../../../src/sessions/event/plan";
import { boardsOfRound } from "../../../../src/sessions/event/schedule/round-boards";
import { emptySession } from "../../../../src/sessions/kinds";
import type { SwissEventJson } from "../../../../src/sessions/json";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import { sessionWorkbook } from "../../../../src/workbook/session-workbook";

const FOUR_ROUNDS: SessionOptions = { teams: ["12"], rounds: 4, boards: 6 };

/** The boards of each round, such as "1-6". */
function boards(first?: number | readonly number[]): string[] {
  const plan = planSwissEvent({ ...FOUR_ROUNDS, "first-board": first });
  return plan.firstBoards.map((_, i) => Object.values(boardsOfRound(plan, i + 1)).join("-"));
}

describe("the boards of each round", () => {
  test("are those after the round before, from 1 on if nothing is said", () => {
    expect(boards()).toEqual(["1-6", "7-12", "13-18", "19-24"]);
    expect(boards(25)).toEqual(["25-30", "31-36", "37-42", "43-48"]);
    expect(boards([25])).toEqual(boards(25));
  });

  test("are numbered as they are given, and go on in the last step", () => {
    expect(boards([1, 1])).toEqual(["1-6", "1-6", "1-6", "1-6"]);
    expect(boards([1, 11])).toEqual(["1-6", "11-16", "21-26", "31-36"]);
    expect(boards([19, 1, 7])).toEqual(["19-24", "1-6", "7-12", "13-18"]);
    expect(boards([19, 1])).toEqual(boards([19, 1, 7]));
    expect(boards([1, 13, 7, 19])).toEqual(["1-6", "13-18", "7-12", "19-24"]);
  });

  test("however many numbers are given, those stand, and the others go on", () => {
    const given = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(given, (list) => {
        const known: number[] = [...list];
        const step = list.length > 1 ? list[list.length - 1]! - list[list.length - 2]! : 6;
        while (known.length < 4) known.push(known[known.length - 1]! + (step < 0 ? 6 : step));
        expect(planSwissEvent({ ...FOUR_ROUNDS, "first-board": list }).firstBoards).toEqual(known);
      })
    );
  });

  test.each<[number | readonly number[], RegExp]>([
    [0, /^The first board cannot be 0/],
    [[1, 501], /^The first board cannot be 501/],
    [[1, NaN], /first board is not a number/],
    [[1, 7, 13, 19, 25], /^There are 5 first boards for 4 rounds/],
  ])("%j is refused", (first, message) => expect(() => boards(first)).toThrow(message));

  test("a knockout alone has none", () => {
    const plan = () => planSwissEvent({ teams: ["8"], rounds: 0, bracket: 8, "first-board": 25 });
    expect(plan).toThrow("The event has no Swiss rounds: omit the number of the first board.");
  });
});

test("report, JSON and each round's sheet name them", () => {
  const { scored, report, json } = emptySession(planSwissEvent({ ...FOUR_ROUNDS, "first-board": [25, 1] }));
  expect(report.remarks[0]!.heading).toBe("Round 1, boards 25–30");
  expect((json() as SwissEventJson).roundBoards.slice(0, 2)).toEqual([
    { round: 1, first: 25, last: 30 },
    { round: 2, first: 1, last: 6 },
  ]);
  const heads = sessionWorkbook(scored).sheets.flatMap(({ name, cells }) =>
    name.startsWith("Round ") ? cells.filter(({ value }) => /^Boards/.test(String(value))) : []
  );
  expect(heads.map(({ value }) => value)).toEqual(["Boards 25–30", "Boards 1–6", "Boards 7–12", "Boards 13–18"]);
});
