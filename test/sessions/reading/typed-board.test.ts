import * as fc from "fast-check";
import { shortFaults } from "../../../src/bridge/board-fault-texts";
import { STRAINS, type Doubling } from "../../../src/bridge/contract";
import { boardScore } from "../../../src/bridge/contract-score";
import { SEATS } from "../../../src/bridge/seat";
import { vulnerabilityOf } from "../../../src/bridge/vulnerability";
import { MANY_DOWN_WORDS } from "../../../src/sessions/reading/spellings";
import { readTypedBoard, type CellText, type TypedFault } from "../../../src/sessions/reading/typed-board";

/** What is typed into the five cells, and what comes of it: the points that stand, and the remark, if any. */
type Case = readonly [
  contract: CellText,
  by: CellText,
  result: CellText,
  doubled: CellText,
  points: CellText,
  gives: number | null,
  remark: TypedFault | null,
];

const BOARD = { nobody: 1, ns: 2, ew: 3, both: 4 } as const;

function read(board: number, [contract, by, result, doubled, points]: Case) {
  const found = readTypedBoard(board, { contract, by, result, doubled, points });
  return [found.points, found.fault];
}

function reads(board: number, cases: readonly Case[]) {
  it.each(cases)("%j %j %j %j %j gives %j: %j", (...typed) => {
    expect(read(board, typed)).toEqual(typed.slice(5));
  });
}

describe("a board with each thing in its own cell, nobody vulnerable", () => {
  reads(BOARD.nobody, [
    ["4H", "N", "=", "", "", 420, null],
    ["4H", "N", "0", "", "", 420, null],
    ["4H", "N", 0, "", "", 420, null],
    ["4h", "n", "+1", "", "", 450, null],
    ["4H", "N", "-1", "", "", -50, null],
    ["4H", "N", -1, "", "", -50, null],
    ["4H", "N", "−1", "", "", -50, null],
    ["4H", "N", "–1", "", "", -50, null],
    ["4H", "N", "- 1", "", "", -50, null],
    ["4H", "N", "= ", "", "", 420, null],
    ["4H", "E", "=", "", "", -420, null],
    ["4H", "East", "=", "", "", -420, null],
    ["4H", " w ", "=", "", "", -420, null],
    ["4H", "SOUTH", "=", "", "", 420, null],
    ["4H", "N", "=", "X", "", 590, null],
    ["4H", "N", "=", "x", "", 590, null],
    ["4H", "N", "=", "*", "", 590, null],
    ["4H", "N", "=", "R", "", 880, null],
    ["4H", "N", "=", "r", "", 880, null],
    ["Pass", "", "", "", "", 0, null],
    ["passed out", "", "", "", "", 0, null],
    ["All pass", "", "", "", "", 0, null],
    ["p", "", "", "", "", 0, null],
    ["", "", "", "", "", null, null],
  ]);
});

describe("other ways to write a contract", () => {
  reads(BOARD.nobody, [
    ["4♥", "N", "=", "", "", 420, null],
    ["4♥️", "N", "=", "", "", 420, null],
    ["4 hearts", "N", "=", "", "", 420, null],
    ["1 Heart", "N", "=", "", "", 80, null],
    ["4 SPADES", "N", "=", "", "", 420, null],
    ["5 clubs", "N", "=", "", "", 400, null],
    ["5 Diamond", "N", "=", "", "", 400, null],
    ["3n", "N", "=", "", "", 400, null],
    ["3 no trump", "N", "=", "", "", 400, null],
    ["3 NoTrumps", "N", "=", "", "", 400, null],
  ]);
});

describe("what a spreadsheet could complete another entry to is refused", () => {
  reads(BOARD.ns, [
    ["4hx", "N", "=", "", "", null, "doubledContract"],
    ["4h*", "N", "=", "", "", null, "doubledContract"],
    ["4hxx", "N", "=", "", "", null, "doubledContract"],
    ["4hr", "N", "=", "", "", null, "doubledContract"],
    ["4hx", "N", "=", "x", "", null, "doubledContract"],
    ["3nt-1", "N", "", "", "", null, "contract"],
    ["3nt=", "N", "", "", "", null, "contract"],
    ["4h n", "", "=", "", "", null, "contract"],
    ["4hn+1", "", "", "", "", null, "contract"],
    ["4hxs-1", "", "", "", "", null, "contract"],
    ["3SA", "N", "=", "", "", null, "contract"],
    ["3 s a", "N", "=", "", "", null, "contract"],
    ["4H", "N", "=", "XX", "", null, "doubled"],
    ["4H", "N", "=", "**", "", null, "doubled"],
    ["4H", "N", "-10", "", "", null, "result"],
    ["4H", "N", -10, "", "", null, "result"],
    ["4H", "N", "10 down", "", "", null, "result"],
    ["4H", "N", "1 down", "", "", null, "result"],
    ["4H", "N", "+10", "", "", null, "result"],
    // A score that is typed beside it counts.
    ["4hx", "N", "=", "", 790, 790, "doubledContract"],
  ]);
});

describe("what had better be typed otherwise, or looked at again", () => {
  reads(BOARD.nobody, [
    ["np", "N", "=", "", "", null, null],
    ["np", "", "", "x", "", null, null],
    ["cancelled", "", "+1", "", "", null, null],
    ["Pass", "N", "", "", "", 0, null],
    ["Pass", "", "0", "", "", 0, null],
    ["4H", "N", "ten down", "", "", -500, null],
    ["4H", "N", "TENDOWN", "X", "", -2600, null],
    ["1C", "N", "Seven down", "", "", null, "result"],
    ["7NT", "N", "thirteen down", "", "", -650, null],
    ["4H", "N", "-7", "", "", -350, null],
    ["4H", "N", "-6", "", "", -300, null],
  ]);
});

describe("what is wrong", () => {
  reads(BOARD.nobody, [
    // Excel's arrow keys make a reference of a result that begins with =; a text cell keeps it as text.
    ["4H", "N", "=I6", "", "", null, "result"],
    ["4H", "N", "=-1", "", "", null, "result"],
    ["=4H", "N", "=", "", "", null, "contract"],
    ["4H", "=N", "=", "", "", null, "declarer"],
    ["4H", "N", "=", "=X", "", null, "doubled"],
    ["", "", "", "", "=420", null, "score"],
    ["4H", "N", " =K6", "", "", null, "result"],
    ["420", "", "", "", "", null, "contract"],
    ["-50", "", "", "", "", null, "contract"],
    ["+620", "", "", "", "", null, "contract"],
    [420, "", "", "", "", null, "contract"],
    [-50, "N", "", "", "", null, "contract"],
    ["8H", "N", "=", "", "", null, "contract"],
    ["4", "N", "=", "", "", null, "contract"],
    [4, "N", "=", "", "", null, "contract"],
    ["4T", "N", "=", "", "", null, "contract"],
    ["4HXXX", "N", "=", "", "", null, "doubledContract"],
    ["4H great", "N", "=", "", "", null, "contract"],
    ["4H+14", "N", "", "", "", null, "contract"],
    ["4H1", "N", "", "", "", null, "contract"],
    ["4;H", "N", "=", "", "", null, "contract"],
    ["=", "N", "=", "", "", null, "contract"],
    ["4H", "Q", "=", "", "", null, "declarer"],
    ["4H", "NS", "=", "", "", null, "declarer"],
    ["4H", "N;S", "=", "", "", null, "declarer"],
    ["4H", 1, "=", "", "", null, "declarer"],
    ["4H", "N", "=", "2", "", null, "doubled"],
    ["4H", "N", "=", "XXX", "", null, "doubled"],
    ["4H", "N", "great", "", "", null, "result"],
    ["4H", "N", 1.5, "", "", null, "result"],
    ["4H", "N", "14", "", "", null, "result"],
    ["4H", "N", "down", "", "", null, "result"],
    ["4H", "N", "14 down", "", "", null, "result"],
    ["4H", "N", "-1 down", "", "", null, "result"],
    // Tricks made, or overtricks? Nobody knows but who wrote it.
    ["4H", "N", "1", "", "", null, "result"],
    ["4H", "N", 1, "", "", null, "result"],
    ["4H", "N", 10, "", "", null, "result"],
    ["4H", "N", "+4", "", "", null, "tricks"],
    ["7NT", "N", "+1", "", "", null, "tricks"],
    ["4H", "N", "eleven down", "", "", null, "tricks"],
    ["", "N", "=", "", "", null, "noContract"],
    ["", "", "", "X", "", null, "noContract"],
    ["4H", "", "=", "", "", null, "declarer"],
    ["4H", "", "", "", "", null, "declarer"],
    ["4H", "N", "", "", "", null, "result"],
  ]);
});

describe("points that are typed stand, and are held against the contract", () => {
  reads(BOARD.nobody, [
    ["", "", "", "", 420, 420, null],
    ["", "", "", "", "420", 420, null],
    ["", "", "", "", "+420", 420, null],
    ["", "", "", "", "−50", -50, null],
    ["", "", "", "", 0, 0, null],
    ["", "", "", "", "-0", null, "score"],
    ["", "N", "=", "", 420, 420, null],
    ["4H", "N", "=", "", 420, 420, null],
    ["4H", "N", "", "", 420, 420, null],
    ["Pass", "", "", "", 0, 0, null],
    ["4H", "N", "=", "", 450, 450, "contradiction"],
    ["4H", "N", "=", "", -420, -420, "contradiction"],
    ["Pass", "", "", "", 100, 100, "contradiction"],
    ["4H", "N", "=", "", 0, 0, "contradiction"],
    ["4H", "N", "", "", 425, null, "score"],
    ["", "", "", "", 425, null, "score"],
    ["4H", "N", "=", "", 425, null, "score"],
    ["", "", "", "", 10, null, "score"],
    ["", "", "", "", 620, 620, null],
    ["", "", "", "", 7610, null, "score"],
    ["", "", "", "", 46366, null, "score"],
    ["", "", "", "", 46370, null, "score"],
    ["4H", "N", "=", "", 10, null, "score"],
    ["", "", "", "", "lots", null, "score"],
    ["4H", "N", "=", "", "lots", null, "score"],
    ["", "", "", "", "42.5", null, "score"],
    ["", "", "", "", "4 2 0", 420, null],
    ["", "", "", "", "0420", null, "score"],
    // What is wrong with the contract does not keep points from standing, but is said.
    ["8H", "N", "=", "", 420, 420, "contract"],
    ["4H", "", "=", "", 420, 420, null],
    ["4H", "N", 1, "", 450, 450, "result"],
  ]);
});

describe("points at other vulnerabilities", () => {
  test.each<[board: number, typed: Case]>([
    [BOARD.ns, ["", "", "", "", 420, 420, null]],
    [BOARD.ns, ["", "", "", "", 620, 620, null]],
    [BOARD.ns, ["", "", "", "", -620, -620, null]],
    [BOARD.ew, ["", "", "", "", -620, -620, null]],
    [BOARD.ew, ["4S", "E", "=", "", 620, 620, "contradiction"]],
    [BOARD.both, ["3NT", "W", "=", "", "", -600, null]],
    [BOARD.both, ["2C", "W", "-8", "R", "", 4600, null]],
  ])("board %i: %j", (board, typed) => {
    expect(read(board, typed)).toEqual(typed.slice(5));
  });
});

describe("a board that is not played", () => {
  it.each(["np", "NP", "n p", "-", "–", "not played"])("%j in place of the contract asks for nothing", (contract) => {
    const typed = { contract, by: "", result: "", doubled: "", points: "" };
    expect(readTypedBoard(1, typed)).toMatchObject({ isNotPlayed: true, contract: null, points: null });
    expect(readTypedBoard(1, typed)).toMatchObject({ fault: null });
    expect(readTypedBoard(1, { ...typed, by: "N" })).toMatchObject({ isNotPlayed: true, fault: null });
  });

  it("has points nevertheless if they are typed", () => {
    const typed = { contract: "np", by: "", result: "", doubled: "", points: 100 };
    expect(readTypedBoard(1, typed)).toMatchObject({ points: 100, fault: "contradiction" });
  });
});

test("what was understood of a contract is told apart", () => {
  const typed = { contract: "4h", by: "s", result: "-1", doubled: "x", points: "" };
  expect(readTypedBoard(BOARD.ns, typed)).toEqual({
    contract: { level: 4, strain: "H", doubling: 1 },
    declarer: "S",
    result: -1,
    isNotPlayed: false,
    isCancelled: false,
    expected: -200,
    points: -200,
    fault: null,
  });
});

test("every contract typed as the hints say is scored as the Laws say, without a remark", () => {
  const played = fc.record({
    board: fc.integer({ min: 1, max: 60 }),
    level: fc.integer({ min: 1, max: 7 }),
    strain: fc.constantFrom(...STRAINS),
    doubling: fc.constantFrom<Doubling>(0, 1, 2),
    declarer: fc.constantFrom(...SEATS),
    tricks: fc.integer({ min: 0, max: 13 }),
  });
  fc.assert(
    fc.property(played, ({ board, level, strain, doubling, declarer, tricks }) => {
      const result = tricks - 6 - level;
      const typed = {
        contract: `${level}${strain}`,
        by: declarer,
        result: result > 0 ? `+${result}` : (MANY_DOWN_WORDS.get(result) ?? String(result)),
        doubled: ["", "X", "R"][doubling]!,
        points: "",
      };
      const points = boardScore({ level, strain, doubling }, declarer, result, vulnerabilityOf(board));
      expect(readTypedBoard(board, typed)).toMatchObject({ expected: points, points, fault: null });
    })
  );
});

test("anything at all may be typed, and what has no fault has its reasons", () => {
  const cell = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.constantFrom("4H", "N", "=", "X", "420", "-1", "np")
  );
  fc.assert(
    fc.property(fc.tuple(cell, cell, cell, cell, cell), ([contract, by, result, doubled, points]) => {
      const read = readTypedBoard(1, { contract, by, result, doubled, points });
      if (read.fault !== null) expect(Object.keys(shortFaults)).toContain(read.fault);
      if (read.expected !== null && read.fault === null) expect(read.points).toBe(read.expected);
    })
  );
});
