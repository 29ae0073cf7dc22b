import { FIVE_PAIRS } from "../../src/sessions/five-pairs";
import { FOUR_PAIRS } from "../../src/sessions/four-pairs";
import {
  boardOptions,
  firstChoice,
  plan,
  restored,
  scaleOf,
  scaleOptions,
  vpsRefused,
} from "../../src/taskpane/session-choice";

const TODAY = "2026-11-20";
const first = firstChoice(TODAY);

test("the first choice is the usual evening, today", () => {
  expect(plan(first)).toMatchObject({ boards: 24, rounds: 6, date: TODAY, scoring: "imps" });
});

test("a remembered choice comes back on today's date", () => {
  const remembered = { kind: "five-pairs", boards: 30, rounds: 5, date: "2020-01-01" };
  expect(restored(remembered, TODAY)).toEqual({ ...first, ...remembered, date: TODAY });
});

test.each([
  { boards: 25 },
  { kind: "gone" as string, boards: 7 },
  { scoring: "vps" as const, scale: "NOSUCH-4" },
  { pairs: "Ann" as unknown as string[], boards: "x" as unknown as number },
])("a remembered choice that no longer exists is dropped: %j", (remembered) => {
  expect(restored(remembered, TODAY)).toEqual(first);
});

test("whole evenings are offered first, all that exists is offered", () => {
  const [usual, others] = boardOptions(FOUR_PAIRS);
  expect(usual!.options[0]).toEqual(["18/6", "18 boards: 6 rounds of 3"]);
  expect(usual!.options.map(([value]) => Number(value.split("/")[0]))).toEqual([
    18, 24, 30, 36, 15, 18, 21, 24, 27, 30, 33, 36,
  ]);
  expect(usual!.options.length + others!.options.length).toBe(FOUR_PAIRS.configurations.length);
  expect(boardOptions(FIVE_PAIRS)).toHaveLength(1);
});

test("victory points are offered where they exist", () => {
  expect(vpsRefused(first)).toBe("");
  const five = { ...first, kind: "five-pairs", boards: 20, rounds: 5 };
  expect(vpsRefused(five)).toContain("30 boards only");
  expect(vpsRefused({ ...five, boards: 30 })).toBe("");
});

test("scales: the home scale first, and of each family the nearest there is", () => {
  const options = scaleOptions(first)[0]!.options;
  expect(options.map(([value]) => value)).toEqual([
    ...["HOME-4", "ACBL30-6", "ACBL20-5", "WBF-OLD-8", "WBF-DISCRETE-4", "WBF-4"],
  ]);
  expect(options[2]![1]).toContain("made for 5 boards");
  expect(scaleOf(first)).toBe("HOME-4");
  expect(scaleOf({ ...first, scale: "wbf 4" })).toBe("WBF-4");
  for (const [scale] of options)
    expect(plan({ ...first, scoring: "vps", scale }).scale!.name).toBe(scale);
});
