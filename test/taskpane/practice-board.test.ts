import type { BoardResult } from "../../src/play/board-result";
import { isTask } from "../../src/taskpane/play/practice/practice-board";

const TASK: BoardResult = {
  kind: "played",
  contract: { level: 4, strain: "S", doubling: 0 },
  declarer: "S",
  result: 0,
};

test.each<[string, BoardResult, boolean]>([
  ["the board that is asked for", TASK, true],
  ["another declarer", { ...TASK, declarer: "N" }, false],
  ["a doubled contract", { ...TASK, contract: { ...TASK.contract, doubling: 1 } }, false],
  ["one trick more", { ...TASK, result: 1 }, false],
  ["a deal that was passed out", { kind: "passed" }, false],
])("%s is right or another result", (_, result, isRight) => {
  expect(isTask(result)).toBe(isRight);
});
