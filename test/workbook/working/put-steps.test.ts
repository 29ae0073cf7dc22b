import type { Contract } from "../../../src/bridge/contract";
import { readResults } from "../../../src/sessions/home/read-results";
import type { TableResult } from "../../../src/sessions/results";
import { stepValues } from "../../../src/workbook/working/put-steps";
import { csv } from "../../support/csv";

/** The result that a line of a CSV file gives for Table 1. */
function read(board: number, rest: string): TableResult {
  const { results, faults } = readResults(csv(`1,${board},${rest}`), [board]);
  expect(faults).toEqual([]);
  return results.tables[0]!;
}

// Board 1: none vulnerable; 2: N-S; 3: E-W; 4: both.
test.each([
  ["points that contradict the contract", 1, "4S,N,=,620", "Contract gives 420"],
  ["the same at a vulnerability that gives them", 2, "4S,N,=,620", ""],
  ["points that only the other side's contract gives", 1, "3NT,W,=,600", "Contract gives -400"],
  ["points for a contract that went down", 2, "4H,N,-2,100", "Contract gives -200"],
  ["none for a contract that gives some", 1, "4S,N,=,0", "Contract gives 420"],
  ["points for a pass-out", 1, "Pass,,,100", "Contract gives 0"],
  ["N-S points with the wrong sign", 1, "4S,N,=,-420", "Wrong sign: contract gives 420"],
  ["E-W points with the wrong sign", 3, "4S,E,=,620", "Wrong sign: contract gives -620"],
  ["impossible points alone", 1, ",,,430", ""],
  ["impossible points alone at the vulnerability", 2, ",,,420", "No contract gives these points"],
  ["points alone that only the other side could have", 2, ",,,-620", "No contract gives these points"],
  ["points alone above every contract", 4, ",,,7610", "No contract gives these points"],
  ["points alone that a contract gives", 1, ",,,420", ""],
  ["a pass-out as points alone", 1, ",,,0", ""],
  ["points that agree", 1, "4S,N,=,420", ""],
  ["a pass-out", 1, "Pass,,,", ""],
  ["a contract without declarer", 1, "4S,,=,420", "By is missing"],
  ["the same where nothing could give the points", 1, "4S,,=,10", "By is missing"],
  ["a contract without result", 1, "4S,N,,420", ""],
  ["the same with points that nothing gives", 1, "4S,N,,10", "No contract gives these points"],
])("%s (board %i: %s)", (_, board, line, remark) => {
  expect(stepValues(board, read(board, line), "beside").remark).toBe(remark);
});

test("a contract is taken apart", () => {
  // prettier-ignore
  expect(stepValues(2, read(2, "4♥x,s,+1,"), "beside")).toEqual({
    contract: "4HX", by: "S", result: "1", typed: 990, vulnerability: "N-S",
    text: "4HX", bid: 18, doubling: 1, behind: "", beside: 1, tricks: 1, range: 0,
    side: 1, vulnerable: 1, points: 990, possible: 1, remark: "",
  });
  // prettier-ignore
  expect(stepValues(2, read(2, "7NTXX,W,-1,"), "beside")).toEqual({
    contract: "7NTXX", by: "W", result: "-1", typed: 200, vulnerability: "N-S",
    text: "7NXX", bid: 35, doubling: 2, behind: "", beside: -1, tricks: -1, range: 0,
    side: -1, vulnerable: 0, points: 200, possible: 1, remark: "",
  });
});

test.each<[string, number, number]>([
  ["1C", 1, 0],
  ["1NT", 5, 0],
  ["2CX", 6, 1],
  ["7NT", 35, 0],
])("%s is bid %i", (contract, bid, doubling) => {
  expect(stepValues(1, read(1, `${contract},N,=,`), "beside")).toMatchObject({ bid, doubling });
});

test("a pass-out is bid 36 and gives nothing to look up", () => {
  // prettier-ignore
  expect(stepValues(1, read(1, "Pass,,,"), "beside")).toEqual({
    contract: "Pass", by: "", result: "", typed: 0, vulnerability: "None",
    text: "PASS", bid: 36, doubling: 0, behind: "", beside: "", tricks: "", range: "",
    side: "", vulnerable: "", points: 0, possible: 1, remark: "",
  });
});

test("points alone leave every step of the contract blank", () => {
  // prettier-ignore
  expect(stepValues(1, read(1, ",,,-420"), "beside")).toEqual({
    contract: "", by: "", result: "", typed: -420, vulnerability: "None",
    text: "", bid: "", doubling: "", behind: "", beside: "", tricks: "", range: "",
    side: "", vulnerable: "", points: "", possible: 1, remark: "",
  });
});

test("before play everything is blank", () => {
  const { vulnerability, ...rest } = stepValues(1, null, "beside");
  expect(vulnerability).toBe("None");
  expect(new Set(Object.values(rest))).toEqual(new Set([""]));
});

test("impossible points are marked beside whatever else is said of them", () => {
  const contract: Contract = { level: 4, strain: "S", doubling: 0 };
  const result = { table: 1, board: 1, contract, declarer: "N", result: 0, expected: 420 } as const;
  expect(stepValues(1, { ...result, points: 10 }, "beside")).toMatchObject({
    possible: 0,
    remark: "Contract gives 420",
  });
});
