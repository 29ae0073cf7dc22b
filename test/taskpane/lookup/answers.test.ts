import {
  contractAnswer,
  declarerAnswer,
  impsAnswer,
  otherTableAnswer,
  vpsAnswer,
} from "../../../src/taskpane/lookup/answers";
import { scoresTexts } from "../../../src/taskpane/lookup/scores-texts";

const contract = (typed: string, by: string, board: string) => contractAnswer({ contract: typed, by, board });

test.each([
  ["4HX+1", "N", "7", 990, "All vulnerable, South deals"],
  ["4♠ +1", "N", "7", 650, "All vulnerable, South deals"],
  ["4H", "E", "1", -420, "None vulnerable, North deals"],
  ["Pass", "", "3", 0, "E-W vulnerable, South deals"],
])("%s by %s on board %s", (typed, by, board, points, about) => {
  expect(contract(typed, by, board)).toMatchObject({ answer: { points, about }, missing: "", fault: null });
});

test("points are said with the side that has them", () => {
  expect([650, -100, 0].map(scoresTexts.points)).toEqual(["N-S +650", "E-W +100", "0 points"]);
});

test.each([
  ["4H", "N", "１", "board", '"１" is not a board: enter a number from 1 to 128.'],
  ["4H", "N", "1e1", "board", '"1e1" is not a board: enter a number from 1 to 128.'],
  ["9H", "N", "1", "contract", expect.stringContaining('The contract "9H" is unknown') as string],
])("%s by %s on board %s is refused at its field", (typed, by, board, field, text) => {
  expect(contract(typed, by, board)).toEqual({ answer: null, missing: "", fault: { field, text } });
});

test.each([
  [contract("", "", ""), "Type the contract with its result."],
  [contract(" ", "N", "9"), "Type the contract with its result."],
  [contract("4H", "", ""), "Choose who plays it."],
  [contract("4H", "N", ""), "Type the number of the board."],
  [impsAnswer({ first: "", second: "50" }), "Type what N-S scored at Table 1."],
  [impsAnswer({ first: "420", second: "" }), "Type what N-S scored at Table 2."],
  [vpsAnswer({ margin: "", boards: "24" }, "WBF"), "Type the margin."],
  [vpsAnswer({ margin: "20", boards: "" }, "WBF"), "Type the number of boards."],
])("what is missing is asked for: %#", (found, missing) => {
  expect(found).toEqual({ answer: null, missing, fault: null });
});

test.each([
  ["420", "-50", 470, 10],
  ["0", "−7600", 7600, 24],
  ["-100", "110", -210, -5],
])("%s and %s at two tables", (first, second, points, imps) => {
  expect(impsAnswer({ first, second }).answer).toEqual({ points, imps });
});

test.each([
  ["425", "-50", "first", "No contract gives 425 points: check the score."],
  ["420", "55", "second", "No contract gives 55 points: check the score."],
  ["4 2 0", "x", "second", '"x" is not a whole number: type it in digits, such as 420 or -50.'],
])("%s and %s: no score", (first, second, field, text) => {
  expect(impsAnswer({ first: first.replace(/ /g, ""), second }).fault).toEqual({ field, text });
});

test("the other table's points are of the same board", () => {
  const here = contract("4S+1", "N", "7").answer!;
  expect(otherTableAnswer(here, "620").answer).toEqual({ points: 30, imps: 1 });
  expect(otherTableAnswer(here, "").missing).toBe("Type what N-S scored there.");
  expect(otherTableAnswer(here, "420").fault?.text).toBe(
    "No contract gives 420 points on this board: check the score."
  );
});

test.each([
  ["20", "24", "WBF", ["14.26", "5.74"]],
  ["-20", "24", "WBF", ["5.74", "14.26"]],
  ["0", "4", "HOME", ["7", "7"]],
])("%s IMPs over %s boards by %s", (margin, boards, family, vps) => {
  expect(vpsAnswer({ margin, boards }, family).answer).toEqual(vps);
});

test("a wrong margin and boards that a scale has not are told each at its own field", () => {
  expect(vpsAnswer({ margin: "x", boards: "24" }, "WBF").fault?.field).toBe("margin");
  expect(vpsAnswer({ margin: "20", boards: "24" }, "ACBL30").fault).toEqual({
    field: "boards",
    text: "The ACBL30 scale does not exist for 24 boards: it covers 6 to 11 boards.",
  });
});

test.each([
  ["4S-1", [-50, -100]],
  ["4S", [420, 620]],
  ["3NTX-2", [-300, -500]],
  ["Pass", null],
  ["4", null],
  ["4S+9", null],
])("%s alone is worth %p not vulnerable and vulnerable", (typed, points) => {
  expect(declarerAnswer(typed)).toEqual(points);
});
