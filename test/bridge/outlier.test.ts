import { parseContract } from "../../src/bridge/contract";
import { parseSeat } from "../../src/bridge/seat";
import { outlierReason, type ComparedResult } from "../../src/bridge/outlier";

/** "4S+1 N", or "Pass"; null for points alone. */
function result(written: string | null): ComparedResult {
  if (written === null) return { contract: null, declarer: null, result: null };
  const [first = "", by = ""] = written.split(" ");
  const { contract, result: tricks } = parseContract(first);
  if (contract === "Pass") return { contract, declarer: null, result: null };
  return { contract, declarer: parseSeat(by), result: tricks };
}

const asked = (here: string | null, ...others: (string | null)[]) => outlierReason(result(here), others.map(result));

describe("with one other result", () => {
  test("asks where one contract makes from both sides: nine tricks of N-S against four", () => {
    expect(asked("3S= N", "3S= E")).toBe("far");
    expect(asked("3S= E", "3S= N")).toBe("far");
  });

  test("says nothing of no-trump from both sides for seven tricks each: seven of N-S against six", () => {
    expect(asked("1NT= N", "1NT= E")).toBe(null);
  });

  test.each([
    ["2H+3 N", "2H-1 S"],
    ["2H-1 S", "2H+3 N"],
    ["2H+3 W", "2H-1 E"],
    ["2H-1 E", "2H+3 W"],
  ])("%s against %s: four tricks apart in one strain", (here, there) => {
    expect(asked(here, there)).toBe("far");
  });

  test("leaves out three tricks in one strain, and seven in two", () => {
    expect(asked("2H+2 N", "2H-1 S")).toBe(null);
    expect(asked("4S= N", "3D+1 E")).toBe(null);
    expect(asked("4S+1 N", "3D+1 E")).toBe("far");
  });

  test("asks about a double that is made, not about one that is not", () => {
    expect(asked("2SX= S", "2S= S")).toBe("doubled");
    expect(asked("2SX-1 S", "2S= S")).toBe(null);
    expect(asked("2SX= S", "3DX-1 W")).toBe(null);
  });
});

describe("with more others", () => {
  test("takes fewer tricks apart: three out of the range and in the strain with three, two with four", () => {
    expect(asked("3NT+1 N", "3NT-2 S", "3NT-2 S")).toBe(null);
    expect(asked("3NT+1 N", "3NT-2 S", "3NT-2 S", "3NT-2 S")).toBe("far");
    expect(asked("3NT= N", "3NT-2 S", "3NT-2 S", "3NT-2 S")).toBe(null);
    expect(asked("3NT= N", "3NT-2 S", "3NT-2 S", "3NT-2 S", "2NT-1 S")).toBe("far");
    expect(asked("3NT-1 N", "3NT-2 S", "3NT-2 S", "3NT-2 S", "2NT-1 S")).toBe(null);
  });

  test("counts tricks once where nobody else plays the strain", () => {
    expect(asked("3NT= N", "3D-1 S", "3D-1 S", "3D-1 S", "3S-1 S")).toBe(null);
    expect(asked("3NT+3 N", "3D-1 S", "3D-1 S", "3D-1 S", "3S-1 S")).toBe("far");
  });

  test("is content with what one of them did", () => {
    expect(asked("6S= N", "4S= N", "4S= N", "4S+2 N", "4S= N")).toBe(null);
  });
});

test("goes by those alone whose contracts are known", () => {
  expect(asked("6S= N", null)).toBe(null);
  expect(asked("6S= N", "Pass")).toBe(null);
  expect(asked(null, "6S= E")).toBe(null);
  expect(asked("6S= N", null, "6S= E")).toBe("far");
});
