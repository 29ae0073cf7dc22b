import { doubts } from "../../src/season/doubtful";

const never = () => false;

test.each([
  ["a smith", "ann smith", "initials"],
  ["ann s", "ann smith", "initials"],
  ["a", "ann", "initials"],
  ["a", "ann smith", "part"],
  ["ann", "ann smith", "part"],
  ["smith", "ann smith", "part"],
  ["ann smith", "ann b smith", "part"],
  ["a smith", "ann b smith", "part"],
  ["ann smith", "smith ann", "order"],
  ["ann smith", "ann smiht", "letter"],
  ["ann smith", "ann smit", "letter"],
  ["ann smith", "anne smith", "letter"],
  ["muller", "mueller", "letter"],
  ["jones", "jonas", "letter"],
])("%s may be %s", (first, second, reason) => {
  const found = doubts([second, first], never);
  expect(found).toEqual([{ keys: [first, second].sort(), reason }]);
});

test.each([
  ["ann smith", "bob smith"],
  ["ann", "anna"],
  ["ann smith", "ann jones"],
  ["a smith", "b smith"],
  ["team 1", "team 2"],
  ["ann s", "ann t"],
  ["ann", "bob"],
])("%s is not taken for %s", (first, second) => {
  expect(doubts([first, second], never)).toEqual([]);
});

test("those who have met are two", () => {
  expect(doubts(["a smith", "ann smith"], () => true)).toEqual([]);
});

test("each two are told once, in an order that does not depend on the names' own", () => {
  const keys = ["ann smith", "a smith", "ann", "smith ann"];
  expect(doubts(keys, never)).toEqual(doubts([...keys].reverse(), never));
  expect(doubts(keys, never).map((doubt) => doubt.keys.join(" | "))).toEqual([
    "a smith | ann smith",
    "ann | ann smith",
    "ann | smith ann",
    "ann smith | smith ann",
  ]);
});

test("ten thousand names are not compared each with each", () => {
  const keys = Array.from({ length: 10_000 }, (_, i) => `p${String.fromCharCode(97 + (i % 26))}x${i * 7919} q${i}`);
  expect(doubts(keys, never)).toEqual([]);
});
