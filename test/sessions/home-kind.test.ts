import { InputError } from "../../src/bridge/input-error";
import { FOUR_PAIRS } from "../../src/sessions/four-pairs";
import { planHome } from "../../src/sessions/home-kind";
import { kindNamed } from "../../src/sessions/kinds";

const plan = (options: object) => planHome(FOUR_PAIRS, { boards: 24, ...options });

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
  expect(subrounds.flatMap((subround) => subround.boards)).toEqual(
    Array.from({ length: boards }, (_, i) => i + 1)
  );
});

test("where the boards leave a choice the rounds can be given", () => {
  expect(plan({ boards: 24, rounds: 3 }).subrounds[0]!.boards).toHaveLength(8);
});

test.each([1, 14, 16, 20, 25, 39, 66, 0, -24, 24.5])("%p boards are refused", (boards) => {
  expect(() => plan({ boards })).toThrow(InputError);
  expect(() => plan({ boards })).toThrow("What exists: 6 rounds of 3 to 10 boards");
});

test("rounds that do not divide the boards are refused with what exists", () => {
  expect(() => plan({ rounds: 5 })).toThrow("24 boards cannot be played in 5 rounds");
});

test("names: all pairs, or none", () => {
  expect(plan({}).pairs).toEqual(["", "", "", ""]);
  expect(plan({ pairs: [" Ann & Bob ", "", "Eve", "Gus"] }).pairs).toEqual([
    "Ann & Bob",
    "",
    "Eve",
    "Gus",
  ]);
  expect(() => plan({ pairs: ["Ann"] })).toThrow("1 pairs are named but 4 play");
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

test("an unknown kind names those that exist", () => {
  expect(kindNamed("four-pairs")).toBe(FOUR_PAIRS);
  expect(() => kindNamed("bingo")).toThrow('There is no session "bingo": choose four-pairs');
});
