import { callFunction, errorOf } from "../../../src/taskpane/functions/functions";

test("a call that Excel would answer by an error says why, whether all of it or a cell of it is wrong", () => {
  expect(errorOf(callFunction("IMP", [[[470]]]))).toBe("");
  expect(errorOf(callFunction("IMP", [[["x"]]]))).toBe(
    'The difference "x" is not a number: enter the difference in points between two tables, such as 470 or -50.'
  );
  expect(errorOf(callFunction("IMP", [[[470], ["x"]]]))).toContain('The difference "x" is not a number');
  expect(errorOf(callFunction("VPS", [[[20]], [["nobody"]]]))).not.toBe("");
});
