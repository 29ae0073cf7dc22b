import { boardScore } from "../../src/bridge/contract-score";
import { parseContract } from "../../src/bridge/contract";
import { parseSeat } from "../../src/bridge/seat";
import { outlierReason, type ComparedResult } from "../../src/bridge/outlier";

/** "4S+1 N" at a board where nobody is vulnerable, "Pass", or points alone. */
function result(written: string | number): ComparedResult {
  if (typeof written === "number") return { contract: null, declarer: null, result: null, points: written };
  const [first = "", by = ""] = written.split(" ");
  const { contract, result: tricks } = parseContract(first);
  if (contract === "Pass") return { contract, declarer: null, result: null, points: 0 };
  const declarer = parseSeat(by);
  return { contract, declarer, result: tricks, points: boardScore(contract, declarer, tricks ?? NaN, "None") };
}

const asked = (here: string | number, ...others: (string | number)[]) =>
  outlierReason(result(here), others.map(result));

describe("with one other result", () => {
  test("asks who declares where one contract makes from both sides: nine tricks of N-S against four", () => {
    expect(asked("3S= N", "3S= E")).toBe("side");
    expect(asked("3S= E", "3S= N")).toBe("side");
  });

  test("says nothing of no-trump from both sides for seven tricks each: seven of N-S against six", () => {
    expect(asked("1NT= N", "1NT= E")).toBe(null);
  });

  test.each([
    ["2H+3 N", "2H-1 S", "more"],
    ["2H-1 S", "2H+3 N", "fewer"],
    ["2H+3 W", "2H-1 E", "more"],
    ["2H-1 E", "2H+3 W", "fewer"],
  ])("%s against %s: four tricks apart in one strain", (here, there, reason) => {
    expect(asked(here, there)).toBe(reason);
  });

  test("leaves out three tricks in one strain, and seven in two", () => {
    expect(asked("2H+2 N", "2H-1 S")).toBe(null);
    expect(asked("4S= N", "3D+1 E")).toBe(null);
    expect(asked("4S+1 N", "3D+1 E")).toBe("side");
  });

  test("asks about a double that is made, not about one that is not", () => {
    expect(asked("2SX= S", "2S= S")).toBe("doubled");
    expect(asked("2SX-1 S", "2S= S")).toBe(null);
    expect(asked("2SX= S", "3DX-1 W")).toBe(null);
  });
});

describe("with more others", () => {
  test("takes fewer tricks apart: three in the strain and all, with three and with four others", () => {
    expect(asked("3NT+1 N", "3NT-2 S", "3NT-2 S")).toBe(null);
    expect(asked("3NT+1 N", "3NT-2 S", "3NT-2 S", "3NT-2 S")).toBe("more");
    expect(asked("3NT= N", "3NT-2 S", "3NT-2 S", "3NT-2 S")).toBe(null);
    expect(asked("3NT= N", "3NT-2 S", "3NT-2 S", "3NT-2 S", "2NT-1 S")).toBe("more");
    expect(asked("3NT-1 N", "3NT-2 S", "3NT-2 S", "3NT-2 S", "2NT-1 S")).toBe(null);
  });

  test("asks for the side only where nobody else of it declares", () => {
    expect(asked("2S= E", "2S= N", "2S= N", "3S-1 N", "2S+1 S")).toBe("side");
    expect(asked("2S= E", "2S= N", "2S= N", "3S-1 N", "1NT-1 W")).toBe("more");
  });

  test("counts what is out of the strain's range though others have it in other strains", () => {
    expect(asked("4H+1 N", "4H-3 N", "3D+3 S", "3D+2 S", "3D+2 S")).toBe("more");
  });

  test("is content with what one of them did", () => {
    expect(asked("6S= N", "4S= N", "4S= N", "4S+2 N", "4S= N")).toBe(null);
  });
});

describe("where contracts are not known", () => {
  test.each([
    [620, [-300], "points"],
    [620, [-270], null],
    [-620, [300], "points"],
    [420, [-420, -420], "points"],
    [300, [-420, -300], null],
    [300, [-420, -300, -300], "points"],
    [300, [-420, -300, -300, 50], null],
    [230, [-200, -200, -200, -300], "points"],
    [0, [-420, -420, -420, -420], null],
    [950, [], null],
  ])("%p against %j", (here, others, reason) => {
    expect(asked(here, ...others)).toBe(reason);
  });

  test("goes by points also where only the others lack theirs, or have passed", () => {
    expect(asked("6S= N", -50)).toBe("points");
    expect(asked("6S= N", "Pass")).toBe("points");
    expect(asked("6S= N", -50, "6S= N")).toBe(null);
    expect(asked(980, "6S= E")).toBe("points");
  });
});
