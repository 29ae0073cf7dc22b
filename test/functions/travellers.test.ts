import * as fc from "fast-check";
import { call, column, refusal } from "../support/custom-functions";
import { butler } from "../../src/functions/butler";
import { crossImpsOfScores } from "../../src/functions/cross-imps";
import { matchpointsOfScores } from "../../src/functions/matchpoints";

const matchpoints = (scores: unknown[][], boards: unknown[][] | null) =>
  call(matchpointsOfScores, scores, null, boards);

describe("travellers in one list, by boards", () => {
  // Board 1 is the example of cross-IMPs in docs/facts.md, board 2 that of Butler; their lines are mixed.
  const boards = column(1, 2, 1, 2, 2, 1, 1, 2, 2, 1, 2);
  const scores = column(140, 450, 420, 420, -800, -50, 170, -50, 420, 140, 420);

  it("scores each board by itself, in the lines' own order", () => {
    expect(call(crossImpsOfScores, scores, null, boards)).toEqual(column(-3, 29, 30, 24, -73, -26, 2, -28, 24, -3, 24));
    expect(call(butler, scores, null, null, boards)).toEqual(column(0, 4, 7, 3, -15, -5, 1, -8, 3, 0, 3));
    expect(matchpoints(scores, boards)).toEqual(column(3, 10, 8, 6, 0, 0, 6, 2, 6, 3, 6));
    expect(call(matchpointsOfScores, scores, true, boards)).toEqual(
      column(37.5, 100, 100, 60, 0, 0, 75, 20, 60, 37.5, 60)
    );
  });

  it("takes them across too", () => {
    const across = (cells: unknown[][]) => [cells.flat()];
    expect(matchpoints(across(scores), across(boards))).toEqual([[3, 10, 8, 6, 0, 0, 6, 2, 6, 3, 6]]);
  });

  it("gives what a column a board gives", () => {
    const score = fc.constantFrom<unknown>(420, "450", -50, 0, "A+", "", null, "won");
    const board = fc.tuple(score, score, score, score);
    for (const called of [matchpointsOfScores, crossImpsOfScores])
      fc.assert(
        fc.property(fc.array(board, { minLength: 1, maxLength: 4 }), (all) => {
          const lines = all.flatMap((ofBoard, b) => ofBoard.map((cell) => ({ board: b + 1, cell })));
          const stacked = call(
            called,
            column(...lines.map(({ cell }) => cell)),
            null,
            column(...lines.map((line) => line.board))
          );
          const sideBySide = call(
            called,
            [0, 1, 2, 3].map((row) => all.map((ofBoard) => ofBoard[row])),
            null
          );
          expect(stacked.flat()).toEqual(all.flatMap((_, b) => sideBySide.map((row) => row[b])));
        })
      );
  });

  it("has 12 and the text 12 for one board", () => {
    expect(matchpoints(column(420, 450, 480), column(12, "12", " 12 "))).toEqual(column(0, 2, 4));
  });

  it("leaves lines without a score out, and whatever stands there as the board", () => {
    expect(matchpoints(column(420, "", null, 450, ""), column(1, 1, "", 1, "Board 2"))).toEqual(
      column(0, "", "", 2, "")
    );
    expect(matchpoints(column("", ""), column("", ""))).toEqual(column("", ""));
  });

  it("gives a blank for the only score of a board", () => {
    expect(matchpoints(column(420, 450, 90), column(1, 1, 2))).toEqual(column(0, 2, ""));
    expect(matchpoints([[420]], [[1]])).toEqual([[""]]);
  });

  it("says in its place what is wrong with a line, and scores the others without it", () => {
    expect(
      matchpoints(column("N-S points", 420, 450, "won", 90, 480, 400), column("Board", 1, 1, 1, "", 0, 1.5))
    ).toEqual(
      column(
        '#VALUE! "Board" is not a board number: enter a whole number of at least 1.',
        0,
        2,
        expect.stringMatching(/^#VALUE! The score "won" is unknown/),
        "#VALUE! The score 90 has no board number: enter one beside every score, not just the first.",
        "#VALUE! 0 is not a board number: enter a whole number of at least 1.",
        "#VALUE! 1.5 is not a board number: enter a whole number of at least 1."
      )
    );
  });

  it("refuses boards of another size", () => {
    for (const [given, size] of [
      [column(1, 1), "2 × 1"],
      [[[1, 1, 1]], "1 × 3"],
      [[[1]], "1 × 1"],
    ] as const)
      expect(refusal(matchpointsOfScores, column(420, 450, 90), null, given as unknown[][])).toBe(
        `#VALUE! scores, boards must be ranges of the same size, but they are 3 × 1, ${size}.`
      );
    expect(refusal(matchpointsOfScores, 420, null, "")).toBe(
      "#VALUE! The score 420 has no board number: enter one beside every score, not just the first."
    );
  });
});
