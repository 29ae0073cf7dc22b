import { InputError } from "../../../src/bridge/input-error";
import { FIVE_PAIRS } from "../../../src/sessions/home/five-pairs";
import { FOUR_PAIRS } from "../../../src/sessions/home/four-pairs";
import { planHome } from "../../../src/sessions/home/home-kind";

const plan = (options: object) => planHome(FOUR_PAIRS, { boards: 24, ...options });
const planFive = (options: object) => planHome(FIVE_PAIRS, { boards: 30, ...options });

test.each([
  [18, 6],
  [24, 6],
  [30, 6],
  [36, 6],
  [60, 6],
  [9, 3],
  [15, 3],
  [21, 3],
  [33, 3],
])("%d boards are played in %d rounds", (boards, rounds) => {
  const { subrounds, ...rest } = plan({ boards });
  expect(rest.rounds).toBe(rounds);
  expect(subrounds).toHaveLength(rounds);
  expect(subrounds.flatMap((subround) => subround.boards)).toEqual(Array.from({ length: boards }, (_, i) => i + 1));
});

test("where the boards leave a choice the rounds can be given", () => {
  expect(plan({ boards: 24, rounds: 3 }).subrounds[0]!.boards).toHaveLength(8);
});

test.each([1, 14, 16, 20, 25, 39, 66, 0, -24, 24.5])("%p boards are refused", (boards) => {
  expect(() => plan({ boards })).toThrow(InputError);
  expect(() => plan({ boards })).toThrow("choose 6 rounds of 3 to 10 boards");
});

test("rounds that do not divide the boards are refused with what exists", () => {
  expect(() => plan({ rounds: 5 })).toThrow("24 boards cannot be played in 5 rounds");
});

test("names: all pairs, or none", () => {
  expect(plan({}).pairs).toEqual(["", "", "", ""]);
  expect(plan({ pairs: [" Ann & Bob ", "", "Eve", "Gus"] }).pairs).toEqual(["Ann & Bob", "", "Eve", "Gus"]);
  expect(() => plan({ pairs: ["Ann"] })).toThrow("1 pair is named but 4 play");
});

test("dates are year-month-day and exist", () => {
  expect(plan({ date: "2028-02-29" }).date).toBe("2028-02-29");
  for (const date of ["2026-02-29", "20/11/2026", "2026-13-01", "tomorrow"])
    expect(() => plan({ date })).toThrow(`"${date}" is not a date`);
});

test("a title is trimmed, and stands in for a missing one", () => {
  expect(plan({ title: "  Friday " }).title).toBe("Friday");
  expect(plan({ title: "  " }).title).toBe("Four pairs");
});

describe("five pairs", () => {
  test.each([
    [15, [2, 1]],
    [20, [2, 2]],
    [25, [3, 2]],
    [30, [3, 3]],
  ])("play %d boards in five rounds of %p", (boards, halves) => {
    const { subrounds, ...rest } = planFive({ boards });
    expect(rest).toMatchObject({ kind: "five-pairs", title: "Five pairs", boards, rounds: 5 });
    expect(rest.pairs).toEqual(["", "", "", "", ""]);
    expect(subrounds.map((subround) => subround.boards.length)).toEqual(Array(5).fill(halves).flat());
  });

  test.each([0, 5, 10, 24, 27, 35, 40, 60, -20, 20.5, NaN])("are refused %p boards", (boards) => {
    expect(() => planFive({ boards })).toThrow(InputError);
    expect(() => planFive({ boards })).toThrow(
      `Five pairs cannot be played with ${boards} boards: choose ` +
        "5 rounds of 3, 4, 5 or 6 boards (15, 20, 25 or 30 in all)."
    );
  });

  test("have five rounds only", () => {
    expect(planFive({ rounds: 5 }).rounds).toBe(5);
    expect(() => planFive({ rounds: 6 })).toThrow(
      "Five pairs with 30 boards cannot be played in 6 rounds: choose 5 rounds of 3, 4, 5 or 6"
    );
  });

  test("need five names", () => {
    expect(planFive({ pairs: ["A", "B", "C", "D", "E"] }).pairs).toHaveLength(5);
    expect(() => planFive({ pairs: ["A", "B", "C", "D"] })).toThrow("4 pairs are named but 5 play: enter 5 names");
  });
});

describe("scoring", () => {
  test("is by IMPs where nothing is said", () => {
    expect(plan({})).toMatchObject({ scoring: "imps", scale: null });
    expect(plan({ scoring: "imps" })).toMatchObject({ scoring: "imps", scale: null });
    expect(planFive({ boards: 20 })).toMatchObject({ scoring: "imps", scale: null });
  });

  test.each([
    ["four-pairs", 24, 6, "HOME-4"],
    ["four-pairs", 24, 3, "HOME-8"],
    ["four-pairs", 18, 6, "HOME-3"],
    ["four-pairs", 36, 3, "HOME-12"],
    ["five-pairs", 30, 5, "HOME-3"],
  ])("%s by vps with %d boards in %d rounds is by %s", (kind, boards, rounds, scale) => {
    const planned = planHome(
      [FOUR_PAIRS, FIVE_PAIRS].find(({ name }) => name === kind)!,
      { boards, rounds, scoring: "vps" }
    );
    expect(planned.scoring).toBe("vps");
    expect(planned.scale!.name).toBe(scale);
  });

  test.each([
    ["24", "WBF-24"],
    ["wbf discrete 24", "WBF-DISCRETE-24"],
    ["WBF-OLD-8", "WBF-OLD-8"],
    ["acbl20:7", "ACBL20-7"],
    ["ACBL30-7", "ACBL30-7"],
    ["home3", "HOME-3"],
  ])("goes by the scale %s", (scale, name) => {
    expect(plan({ scoring: "vps", scale }).scale!.name).toBe(name);
    expect(planFive({ scoring: "vps", scale }).scale!.name).toBe(name);
  });

  test.each<[string, () => unknown, string]>([
    ["vps for 20 boards", () => planFive({ boards: 20, scoring: "vps" }), "with 30 boards"],
    ["vps for 25 boards", () => planFive({ boards: 25, scoring: "vps" }), "with 30 boards"],
    ["a named scale for 25 boards", () => planFive({ boards: 25, scoring: "vps", scale: "WBF-3" }), "with 30 boards"],
    [
      "HOME-2",
      () => plan({ scoring: "vps", scale: "HOME-2" }),
      "The HOME scale does not exist for 2 boards: it covers 3 to 128 boards.",
    ],
    ["WBF-OLD-9", () => plan({ scoring: "vps", scale: "WBF-OLD-9" }), "it covers 8, 12, 16, 20, 24, 28, 32 boards"],
    ["an empty scale", () => plan({ scoring: "vps", scale: "" }), 'There is no victory-point scale ""'],
    ["a scale with no scoring", () => plan({ scale: "HOME-4" }), "choose vps, or omit the scale"],
    ["a scale with imps", () => planFive({ scoring: "imps", scale: "HOME-3" }), "choose vps, or omit the scale"],
    [
      "a scale with matchpoints",
      () => plan({ scoring: "matchpoints", scale: "HOME-4" }),
      "choose vps, or omit the scale",
    ],
    ["butler", () => plan({ scoring: "butler" }), 'Unknown scoring "butler": choose imps, vps or matchpoints.'],
    ["VPS in capitals", () => plan({ scoring: "VPS" }), "choose imps, vps or matchpoints"],
  ])("refuses %s", (_, planned, message) => {
    expect(planned).toThrow(InputError);
    expect(planned).toThrow(message);
  });
});

test.each([
  ["tab and line ends", "Friday\tnight\r\nat\nours", "Friday night at ours"],
  ["NUL, escape and delete", "\u0000Fri\u001Bday\u007F", "Fri day"],
  ["the higher control characters", "Fri\u0085day\u009F", "Fri day"],
  ["Unicode's line and paragraph ends", "Fri\u2028day\u2029", "Fri day"],
  ["nothing of a formula or of another script", '=1+"é"& ♥', '=1+"é"& ♥'],
])("in titles and names %s becomes spaces", (_, typed, plain) => {
  const { title, pairs } = plan({ title: typed, pairs: ["", typed, "", ""] });
  expect(title).toBe(plain);
  expect(pairs).toEqual(["", plain, "", ""]);
});

test("a title of control characters alone is none", () => {
  expect(planFive({ title: "\n\u0007" }).title).toBe("Five pairs");
});
