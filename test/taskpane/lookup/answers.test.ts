import { answerTo, contractAnswer, impsAnswer, vpsAnswer, type Answer } from "../../../src/taskpane/lookup/answers";

const CONTRACT = [
  { label: "Contract", placeholder: "4HX+1" },
  { label: "By", placeholder: "N" },
  { label: "Board", placeholder: "1" },
];
const TABLES = [
  { label: "N-S points, Table 1", placeholder: "420" },
  { label: "N-S points, Table 2", placeholder: "-50" },
];
const MARGIN = [
  { label: "Margin, IMPs", placeholder: "20" },
  { label: "Scale", placeholder: "24" },
];

test.each<[readonly string[], typeof TABLES, Answer, said: string, faulty: number, fault: string]>([
  [["4HX+1", "N", "7"], CONTRACT, contractAnswer, "+990 for North-South (vulnerable: Both; dealer: S)", -1, ""],
  [["4H", "N", "１"], CONTRACT, contractAnswer, "", 2, '"１" is not a board: enter a number from 1 to 128.'],
  [["4H", "N", "1e1"], CONTRACT, contractAnswer, "", 2, '"1e1" is not a board: enter a number from 1 to 128.'],
  [["420", "-50"], TABLES, impsAnswer, "+470 is +10 IMPs", -1, ""],
  [["425", "-50"], TABLES, impsAnswer, "", 0, "No contract gives 425 points: check the score."],
  [["420", "55"], TABLES, impsAnswer, "", 1, "No contract gives 55 points: check the score."],
  [["0", "−7600"], TABLES, impsAnswer, "+7600 is +24 IMPs", -1, ""],
  [["420", ""], TABLES, impsAnswer, "", 1, "N-S points, Table 2 is missing: type it, such as -50."],
  [["20", ""], MARGIN, vpsAnswer, "", 1, "Scale is missing: type it, such as 24."],
  [["", "24"], MARGIN, vpsAnswer, "", 0, "Margin, IMPs is missing: type it, such as 20."],
  [["", ""], MARGIN, vpsAnswer, "", -1, ""],
])("%j", (typed, inputs, answer, said, faulty, fault) => {
  expect(answerTo(typed, inputs, answer)).toEqual({ said, faulty, fault });
});

test("a wrong margin and a wrong scale are told each at its own field", () => {
  expect(answerTo(["x", "24"], MARGIN, vpsAnswer).faulty).toBe(0);
  expect(answerTo(["20", "Nobody-24"], MARGIN, vpsAnswer).faulty).toBe(1);
});
