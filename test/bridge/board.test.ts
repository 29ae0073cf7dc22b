import { checkBoard, dealerOf } from "../../src/bridge/board";
import { InputError } from "../../src/bridge/input-error";

describe("dealer (Law 2)", () => {
  it.each([
    [1, "N"],
    [2, "E"],
    [3, "S"],
    [4, "W"],
    [5, "N"],
    [16, "W"],
    [17, "N"],
    [23, "S"],
    [36, "W"],
  ])("of board %i is %s", (board, seat) => {
    expect(dealerOf(board)).toBe(seat);
  });
});

describe("board numbers", () => {
  it("are whole numbers from 1, without an end", () => {
    expect(checkBoard(1)).toBe(1);
    expect(checkBoard(1000)).toBe(1000);
  });

  it.each([0, -1, 1.5, NaN, Infinity, 2 ** 53])("refuses %d", (board) => {
    expect(() => checkBoard(board)).toThrow(InputError);
    expect(() => dealerOf(board)).toThrow(`${board} is not a board number: enter a whole number of at least 1.`);
  });
});
