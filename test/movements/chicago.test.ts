import { chicago, CHICAGO_PLAYERS, EVEN_ROUNDS } from "../../src/movements/chicago";
import { countsOf } from "../../src/movements/counts";
import { contestantNumber } from "../../src/movements/contestant";
import { withBoards } from "../../src/movements/movement";

const DEALS = 4;

/** Who plays whom in each round: "1+4 2+3". */
function written(count: (typeof CHICAGO_PLAYERS)[number], rounds: number, stay = false): string[] {
  return chicago(count, rounds, stay).map(({ ns, ew }) =>
    [ns, ew].map((side) => side.map(contestantNumber).join("+")).join(" ")
  );
}

/** What stands for each two of a table of meetings, once. */
function ofTwo(meetings: readonly (readonly number[])[]): number[] {
  return meetings.flatMap((row, first) => row.slice(first + 1));
}

function counted(count: (typeof CHICAGO_PLAYERS)[number], rounds: number) {
  return countsOf(withBoards(chicago(count, rounds), DEALS), count);
}

test("the seats, round by round", () => {
  expect(written(4, 4)).toEqual(["1+2 3+4", "1+3 2+4", "1+4 2+3", "1+2 3+4"]);
  expect(written(4, 2, true)).toEqual(["1+2 3+4", "1+2 3+4"]);
  expect(written(5, 5)).toEqual(["1+4 2+3", "2+5 3+4", "3+1 4+5", "4+2 5+1", "5+3 1+2"]);
  expect(written(6, 6)).toEqual(["1+2 3+4", "3+5 4+6", "1+5 6+2", "3+2 4+5", "1+6 4+2", "1+3 5+6"]);
  expect(written(7, 7)).toEqual(["1+2 4+6", "2+3 5+7", "3+4 6+1", "4+5 7+2", "5+6 1+3", "6+7 2+4", "7+1 3+5"]);
});

test("four: everybody once with each partner, twice against each", () => {
  const { partners, opponents, boards } = counted(4, 3);
  expect(ofTwo(partners)).toEqual(Array(6).fill(1));
  expect(ofTwo(opponents)).toEqual(Array(6).fill(2));
  expect(boards).toEqual([12, 12, 12, 12]);
});

test("five: everybody once out, once with each partner, twice against each", () => {
  const { partners, opponents, boards } = counted(5, 5);
  expect(ofTwo(partners)).toEqual(Array(10).fill(1));
  expect(ofTwo(opponents)).toEqual(Array(10).fill(2));
  expect(boards).toEqual(Array(5).fill(16));
});

test("six: everybody once out in three rounds, and in six never twice with a partner, once or twice against each", () => {
  expect(counted(6, 3).boards).toEqual(Array(6).fill(8));
  const { partners, opponents, boards } = counted(6, 6);
  expect(Math.max(...ofTwo(partners))).toBe(1);
  expect([...new Set(ofTwo(opponents))].sort()).toEqual([1, 2]);
  expect(boards).toEqual(Array(6).fill(16));
});

test("seven: everybody plays four of seven rounds, never twice with a partner", () => {
  const { partners, opponents, boards } = counted(7, 7);
  expect(Math.max(...ofTwo(partners))).toBe(1);
  expect(Math.max(...ofTwo(opponents))).toBe(2);
  expect(boards).toEqual(Array(7).fill(16));
});

test.each(CHICAGO_PLAYERS)(
  "%i: nobody is out twice running in twelve rounds, and the even rounds are even",
  (count) => {
    const all = chicago(count, 12);
    const playing = all.map(({ ns, ew }) => [...ns, ...ew].map(contestantNumber));
    playing.forEach((now, round) => {
      expect(new Set(now).size).toBe(4);
      if (round > 0) expect(new Set([...now, ...(playing[round - 1] ?? [])]).size).toBe(Math.min(count, 8));
    });
    const even = playing.flatMap((_, index) => {
      const { boards } = counted(count, index + 1);
      const isEven = boards.every((number) => number === boards[0]) && boards[0] !== 0;
      return isEven ? [index + 1] : [];
    });
    // Of four all play every round: even is when each has had each partner as often.
    const partners = even.filter((rounds) => new Set(ofTwo(counted(count, rounds).partners)).size === 1);
    expect(EVEN_ROUNDS[count]).toEqual(count === 4 ? partners : even);
  }
);
