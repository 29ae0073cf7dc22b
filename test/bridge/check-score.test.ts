import * as fc from "fast-check";
import { checkPoints, checkScore, missingPoints } from "../../src/bridge/check-score";
import { parseContract, STRAINS, type Bid } from "../../src/bridge/contract";
import { boardScore } from "../../src/bridge/contract-score";
import { SEATS, type Seat } from "../../src/bridge/seat";
import type { Vulnerability } from "../../src/bridge/vulnerability";

function played(written: string, declarer: Seat | null, vulnerability: Vulnerability = "None") {
  const { contract, result } = parseContract(written);
  return { contract, declarer, vulnerability, result: result ?? 0 };
}

describe("checkScore", () => {
  it.each<[number, ReturnType<typeof played>, string]>([
    [420, played("4H=", "N"), ""],
    [-50, played("3NT-1", "S"), ""],
    [50, played("3NT-1", "S"), "Wrong sign: 3NT by S -1 gives -50"],
    [420, played("4H", "E"), "Wrong sign: 4H by E = gives -420"],
    [620, played("4H", "N"), "4H by N = gives 420 with nobody vulnerable; 620 is the score with N-S vulnerable"],
    [
      -420,
      played("4S", "W", "Both"),
      "4S by W = gives -620 with both sides vulnerable; -420 is the score with nobody vulnerable",
    ],
    [-620, played("4S", "W"), "4S by W = gives -420 with nobody vulnerable; -620 is the score with E-W vulnerable"],
    [620, played("4H", "S", "E-W"), "4H by S = gives 420 with E-W vulnerable; 620 is the score with N-S vulnerable"],
    [450, played("4H", "N"), "4H by N = gives 420; 450 is the score for +1"],
    [-650, played("4H", "N"), "4H by N = gives 420, not -650"],
    [-500, played("4H", "N"), "4H by N = gives 420; -500 is the score for -10"],
    [-350, played("1NT+6", "N"), "1NT by N +6 gives 270; -350 is the score for -7"],
    [-50, played("4H", "N"), "4H by N = gives 420; -50 is the score for -1"],
    [400, played("4H", "N"), "4H by N = gives 420, not 400"],
    [425, played("4H", "N"), "No contract gives 425 points; 4H by N = gives 420"],
    [0, played("4H", "N"), "4H by N = gives 420, not 0"],
    [0, played("Pass", null), ""],
    [110, played("Pass", null), "Pass gives 0, not 110"],
    [105, played("Pass", null), "No contract gives 105 points; Pass gives 0"],
  ])("%d for %j", (points, contract, finding) => {
    expect(checkScore(points, contract)).toBe(finding);
  });

  it("finds nothing in any contract's own points, and something in any others", () => {
    const bids: fc.Arbitrary<Bid> = fc.record({
      level: fc.integer({ min: 1, max: 7 }),
      strain: fc.constantFrom(...STRAINS),
      doubling: fc.constantFrom(0, 1, 2),
    });
    fc.assert(
      fc.property(
        bids,
        fc.constantFrom(...SEATS),
        fc.integer({ min: 0, max: 13 }),
        fc.constantFrom<Vulnerability>("None", "N-S", "E-W", "Both"),
        fc.integer({ min: -50, max: 50 }).filter((tens) => tens !== 0),
        (contract, declarer, tricks, vulnerability, off) => {
          const result = tricks - contract.level - 6;
          const points = boardScore(contract, declarer, result, vulnerability);
          const own = { contract, declarer, vulnerability, result };
          expect(checkScore(points, own)).toBe("");
          expect(checkScore(points + 10 * off, own)).toContain(`gives ${points}`);
        }
      )
    );
  });
});

it.each<[number, Vulnerability | null, string]>([
  [420, null, ""],
  [420, "E-W", ""],
  [420, "Both", "No contract gives 420 points with both sides vulnerable"],
  [50, "E-W", "No contract gives 50 points with E-W vulnerable"],
  [425, "None", "No contract gives 425 points"],
  [0, null, ""],
])("checkPoints %d at %p", (points, vulnerability, finding) => {
  expect(checkPoints(points, vulnerability)).toBe(finding);
});

it("missingPoints says what the contract gives", () => {
  expect(missingPoints(played("4H", "N", "N-S"))).toBe("Points missing: 4H by N = gives 620");
  expect(missingPoints(played("Pass", null))).toBe("Points missing: Pass gives 0");
});
