import { ALL_GAMES, planField } from "../../../src/sessions/field/all-games";
import { INDIVIDUAL, PAIRS } from "../../../src/sessions/field/field-kind";
import { contestantNumber } from "../../../src/movements/contestant";
import type { SessionOptions } from "../../../src/sessions/session-options";

test("the sizes that there are, with their boards, the usual number first", () => {
  const sizes = Object.entries(ALL_GAMES.sizes).map(([name, of]) => [
    name,
    of.map((size) => {
      const { boards, style, rounds } = size.usual;
      const games = size.games.filter((game) => game.style === style && game.rounds === rounds);
      return [size.count, size.tables, boards, games.map((game) => game.boards)];
    }),
  ]);
  expect(sizes).toEqual([
    [
      "pairs",
      [
        [6, 3, 25, [15, 20, 25, 30, 35]],
        [7, 3, 21, [21, 28, 35]],
        [8, 4, 28, [28, 35]],
        [9, 4, 27, [18, 27]],
        [10, 5, 27, [18, 27]],
        [11, 5, 22, [22, 33]],
        [12, 6, 22, [22]],
        [13, 6, 26, [26]],
        [14, 7, 24, [24]],
        [15, 7, 22, [22]],
        [16, 8, 21, [14, 21]],
        [17, 8, 21, [14, 21]],
      ],
    ],
    [
      "individual",
      [
        [8, 2, 21, [14, 21, 28, 35]],
        [9, 2, 27, [18, 27, 36]],
        [10, 2, 20, [20, 30]],
        [11, 2, 22, [22]],
        [12, 3, 33, [33]],
        [13, 3, 26, [26]],
        [14, 3, 27, [18, 27]],
        [15, 3, 27, [18, 27]],
        [16, 4, 27, [18, 27]],
        [17, 4, 27, [18, 27]],
        [18, 4, 27, [18, 27]],
        [19, 4, 24, [24]],
        [20, 5, 27, [18, 27]],
      ],
    ],
  ]);
});

test("seven pairs by names, from board 13 on", () => {
  const pairs = ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal", "Ida & Jo", "Kit & Lou", "Mo & Ned"];
  const plan = planField(PAIRS, { pairs, boards: 28, "first-board": 13, handicap: "Eve & Flo 2.5; 7 1%" });
  expect(plan).toMatchObject({ kind: "pairs", title: "Pairs", names: pairs, tables: 3, rounds: 7, boards: 28 });
  expect(plan.stretches[1]?.boards).toEqual([17, 18, 19, 20]);
  expect(plan.stretches[1]?.sitsOut.map(contestantNumber)).toEqual([2]);
  expect(plan.handicaps).toEqual([0, 0, 2.5, 0, 0, 0, 1]);
});

test("handicaps may be negative or have a plus, as a season prints them", () => {
  const pairs = ["Ann – Bob", "Cy & Di", "Eve & Flo", "Gus & Hal", "Ida & Jo", "Kit & Lou", "7"];
  const handicap = "Ann – Bob -1.65; Cy & Di +2; 3 −0,5; 4 –12 %; 5 3.; 6 -0";
  expect(planField(PAIRS, { pairs, boards: 28, handicap }).handicaps).toEqual([-1.65, 2, -0.5, -12, 3, 0, 0]);
});

test("a game that is not the usual one is named with its rounds and movement, whatever was left out", () => {
  const { options, rounds } = planField(PAIRS, { pairs: ["8"], boards: 24 });
  expect([options, rounds]).toEqual([{ pairs: ["8"], boards: 24, rounds: 6, movement: "travelling" }, 6]);
  expect(planField(PAIRS, { pairs: ["8"], boards: 28 }).options).toEqual({ pairs: ["8"], boards: 28 });
  expect(planField(INDIVIDUAL, { players: ["13"] }).options).toEqual({
    ...{ players: ["13"], boards: 26, rounds: 13, movement: "travelling" },
  });
});

test("eight players by victory points go by the home scale of a round", () => {
  expect(planField(INDIVIDUAL, { players: ["8"], boards: 28, scoring: "vps" }).scale?.name).toBe("HOME-4");
  expect(planField(INDIVIDUAL, { players: ["8"], boards: 28, scoring: "vps", scale: "WBF-4" }).scale?.name).toBe(
    "WBF-4"
  );
});

test.each<[typeof PAIRS, SessionOptions, string, string]>([
  [
    PAIRS,
    {},
    "pairs",
    "The number of pairs is missing: choose 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 or 17, or enter their names, separated by semicolons.",
  ],
  [
    PAIRS,
    { pairs: ["5"] },
    "pairs",
    "There is no movement for 5 pairs: choose 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 or 17, or enter their names, separated by semicolons. For any other number, and for any movement, choose a club's evening (club), which is scored by its results.",
  ],
  [
    INDIVIDUAL,
    { players: ["Ann", "Bob"] },
    "players",
    "There is no movement for 2 players: choose 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19 or 20, or enter their names, separated by semicolons.",
  ],
  [
    PAIRS,
    { pairs: ["9"], boards: 36, movement: "travelling" },
    "boards",
    "9 pairs cannot play 36 boards: choose 14, 15, 16, 18, 20, 21, 24, 25, 27, 28 or 30.",
  ],
  [PAIRS, { pairs: ["8"], boards: 28, rounds: 5 }, "rounds", "8 pairs cannot play this in 5 rounds: choose 4 or 7."],
  [
    PAIRS,
    { pairs: ["8"], movement: "howell" },
    "movement",
    'Unknown movement "howell": choose shared, travelling, arrow-switch or mitchell.',
  ],
  [
    INDIVIDUAL,
    { players: ["8"], movement: "travelling" },
    "movement",
    'There is no movement "travelling" for 8 players: choose shared.',
  ],
  [PAIRS, { pairs: ["6"], scoring: "imps" }, "scoring", 'Unknown scoring "imps": choose matchpoints or cross-imps.'],
  [
    INDIVIDUAL,
    { players: ["12"], scoring: "vps" },
    "scoring",
    "Scoring by vps needs teams of four at two tables: choose matchpoints or cross-imps.",
  ],
  [
    INDIVIDUAL,
    { players: ["9"], scoring: "vps", boards: 18 },
    "scoring",
    "Victory points need rounds of 3 boards or more, not 2: choose more boards or another scoring.",
  ],
  [
    INDIVIDUAL,
    { players: ["9"], scale: "WBF-3" },
    "scale",
    "A victory-point scale needs scoring in VPs: choose vps, or omit the scale.",
  ],
  [
    PAIRS,
    { pairs: ["6"], handicap: "Ann 2" },
    "handicap",
    'The handicap is for "Ann", which is not a pair in this session: the pairs are Pair 1, Pair 2, Pair 3, Pair 4, Pair 5, Pair 6.',
  ],
  [
    PAIRS,
    { pairs: ["6"], handicap: "2" },
    "handicap",
    '"2" is not a handicap: enter the pair and the handicap in percentage points, with two decimals at most, as in "Ann & Bob 2.5" or "Ann & Bob -1.65".',
  ],
  [
    INDIVIDUAL,
    { players: ["9"], scoring: "cross-imps", handicap: "1 2 %" },
    "handicap",
    '"1 2 %" is not a handicap: enter the player and the handicap in IMPs, with two decimals at most, as in "Ann 2.5" or "Ann -1.65".',
  ],
])("%# is refused", (kind, options, field, message) => {
  expect(() => planField(kind, options)).toThrow(expect.objectContaining({ field, message }));
});

test("a game whose workbook would be too large leads on to a club's evening", () => {
  const refused = () => planField(PAIRS, { pairs: ["16"], boards: 36 });
  expect(refused).toThrow(
    "larger than 400 KB: choose fewer boards or rounds, a Mitchell, which takes less, or a club's evening (club), which takes any movement by its results."
  );
});
