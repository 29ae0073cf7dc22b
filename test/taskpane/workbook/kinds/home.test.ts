import { SCALE_FAMILIES } from "../../../../src/bridge/vp/named-scale";
import { FIVE_PAIRS } from "../../../../src/sessions/home/five-pairs";
import { FOUR_PAIRS } from "../../../../src/sessions/home/four-pairs";
import { homeForm, homeScales } from "../../../../src/taskpane/workbook/kinds/home";
import { boardOptions, vpsRefused } from "../../../../src/taskpane/workbook/kinds/home-fields";
import { planOf } from "../../../../src/taskpane/workbook/kinds/kind-forms";
import { scaleIn } from "../../../../src/taskpane/workbook/kinds/scales";
import { firstChoice } from "../../../../src/taskpane/workbook/form/session-choice";

const TODAY = "2026-11-20";
const first = firstChoice(TODAY);

test("the first choice is the usual evening, today", () => {
  expect(planOf(first)).toMatchObject({ boards: 24, rounds: 6, date: TODAY, scoring: "imps" });
});

test("whole evenings are offered first, all that exists is offered", () => {
  const [usual, ...others] = boardOptions(FOUR_PAIRS);
  expect(usual!.options[0]).toEqual(["18/6", "18 boards: 6 rounds of 3, about 2¼ h"]);
  expect(usual!.options.map(([value]) => Number(value.split("/")[0]))).toEqual([
    18, 24, 30, 36, 15, 18, 21, 24, 27, 30, 33, 36,
  ]);
  expect(others.map(({ label, options }) => [label, options[0]![1]])).toEqual([
    ["Shorter", "9 boards: 3 rounds of 3, about 1¼ h"],
    ["Longer", "42 boards: 6 rounds of 7, about 5¼ h"],
  ]);
  expect([usual!, ...others].flatMap(({ options }) => options)).toHaveLength(FOUR_PAIRS.configurations.length);
  expect(boardOptions(FIVE_PAIRS)).toHaveLength(1);
});

test("a kind without 24 or 25 boards starts with the nearest that it has", () => {
  const sizes = [28, 21].map((boards) => ({ boards, rounds: 7 }));
  const { defaults } = homeForm({ ...FOUR_PAIRS, configurations: sizes });
  expect(defaults(first)).toEqual({ boards: 21, rounds: 7, scoring: "imps" });
});

test("victory points are offered where they exist", () => {
  expect(vpsRefused(FOUR_PAIRS, first)).toBe("");
  expect(vpsRefused(FIVE_PAIRS, { boards: 20, rounds: 5 })).toContain("with 30 boards");
  expect(vpsRefused(FIVE_PAIRS, { boards: 30, rounds: 5 })).toBe("");
});

test("scales: the home scale first, and of each family the nearest there is", () => {
  const scales = homeScales(FOUR_PAIRS, first);
  const options = scales[0]!.options;
  expect(options[0]).toEqual(["HOME-4", "14-point, for home duplicate, 4 boards (Overtrick)"]);
  const families = SCALE_FAMILIES.map(({ name }) => name);
  expect(options.map(([value]) => value.replace(/-\d+$/, "")).sort()).toEqual([...families].sort());
  expect(options).toContainEqual(["WBF-4", "20-point, 4 boards (WBF)"]);
  expect(options).toContainEqual(["WBF-OLD-8", "older 25–5, made for 8 boards (WBF)"]);
  expect(options).toContainEqual(["ACBL20-5", "20-point, made for 5 boards (ACBL)"]);
  expect(options).toContainEqual(["ACBL30-6", "30-point, made for 6 boards (ACBL)"]);
  expect(scaleIn(scales, "")).toBe("HOME-4");
  expect(scaleIn(scales, "wbf 4")).toBe("WBF-4");
  expect(scaleIn(scales, "WBF-24")).toBe("HOME-4");
  for (const [scale] of options)
    expect(planOf({ ...first, scoring: "vps", scale })).toMatchObject({ scale: { name: scale } });
});
