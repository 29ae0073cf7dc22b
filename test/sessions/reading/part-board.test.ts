import { partBoard } from "../../../src/sessions/reading/part-board";
import { readTypedBoard, type TypedBoard } from "../../../src/sessions/reading/typed-board";

type Typed = readonly [contract: string, by: string, result: string | number, doubled: string];

// N-S vulnerable: as workbooks up to format 8 scored what is typed in them.
test.each<[...Typed, points: number | null]>([
  ["4hx", "N", "=", "", 790],
  ["4h*", "N", "=", "", 790],
  ["4hxx", "N", "=", "", 1080],
  ["4hr", "N", "=", "", 1080],
  ["3nt-1", "N", "", "", -100],
  ["3NT+1", "N", "", "", 630],
  ["4h n", "", "=", "", 620],
  ["4hn+1", "", "", "", 650],
  ["4hxs-1", "", "", "", -200],
  ["4spades w=", "", "", "", -420],
  ["3SA-1", "N", "", "", -100],
  ["3 s a", "N", "=", "", 600],
  ["4hx", "N", "=", "x", 790],
  ["4h n", "S", "=", "", 620],
  ["3nt-1", "N", "-1", "", -100],
  ["4H", "N", "=", "XX", 1080],
  ["4H", "N", "=", "x*", 1080],
  ["4H", "N", "10 down", "", -1000],
  ["4H", "E", "-10", "R", 5200],
  ["4H", "N", -10, "", -1000],
  ["4H", "N", "1 down", "", -100],
  ["4H", "N", "0 down", "", 620],
  ["4HN-10", "", "", "", -1000],
  // Of two different things none is meant.
  ["4H e", "N", "=", "", null],
  ["4HX", "N", "=", "R", null],
  ["4HXX", "N", "=", "X", null],
  ["3NT-1", "N", "=", "", null],
  ["3NT-1", "N", "1", "", null],
  ["4HX", "N", "=", "2", null],
  ["4HXXX", "N", "=", "", null],
  ["4H+14", "N", "", "", null],
  ["7NT+1", "N", "", "", null],
  ["4H1", "N", "", "", null],
])("%j %j %j %j comes to %j", (contract, by, result, doubled, points) => {
  const typed: TypedBoard = { contract, by, result, doubled, points: "" };
  expect(readTypedBoard(2, partBoard(typed)).points).toBe(points);
  expect(readTypedBoard(2, partBoard({ ...typed, points: 140 })).points).toBe(140);
});

test("what stands in cells of its own is left as it is", () => {
  const typed: TypedBoard = { contract: "np", by: "q", result: "=I6", doubled: "2", points: "lots" };
  expect(partBoard(typed)).toEqual(typed);
});
