import { typedBoardOf } from "../../../src/sessions/reading/type-board";
import { csv } from "../../support/csv";
import { readResults } from "../read-csv-results";

test.each([
  ["4S,N,=,", { contract: "4S", by: "N", result: "=", doubled: "", points: "" }],
  ["4♥x,s,+1,", { contract: "4H", by: "S", result: "+1", doubled: "X", points: "" }],
  ["7NTXX,W,-1,", { contract: "7NT", by: "W", result: "-1", doubled: "R", points: "" }],
  ["3NT,E,-9,", { contract: "3NT", by: "E", result: "-9", doubled: "", points: "" }],
  ["4S,N,-10,", { contract: "4S", by: "N", result: "ten down", doubled: "", points: "" }],
  ["7NT,N,-13,", { contract: "7NT", by: "N", result: "thirteen down", doubled: "", points: "" }],
  ["Pass,,,", { contract: "Pass", by: "", result: "", doubled: "", points: "" }],
  ["4S,N,=,420", { contract: "4S", by: "N", result: "=", doubled: "", points: "" }],
  ["4S,N,=,450", { contract: "4S", by: "N", result: "=", doubled: "", points: 450 }],
  [",,,-50", { contract: "", by: "", result: "", doubled: "", points: -50 }],
  ["4S,N,,420", { contract: "4S", by: "N", result: "", doubled: "", points: 420 }],
])("%s is typed each thing in its own cell, points only where they are not the contract's", (line, typed) => {
  const { results, faults } = readResults(csv(`1,1,${line}`), [1]);
  expect(faults).toEqual([]);
  expect(typedBoardOf(results.tables[0]!)).toEqual(typed);
});

test("nothing is typed for a board that is not played", () => {
  expect(typedBoardOf(null)).toEqual({ contract: "", by: "", result: "", doubled: "", points: "" });
});
