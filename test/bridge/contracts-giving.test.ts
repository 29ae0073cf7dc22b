import * as fc from "fast-check";
import { printContract, STRAINS, type Bid } from "../../src/bridge/contract";
import { boardScore } from "../../src/bridge/contract-score";
import { contractsGiving } from "../../src/bridge/contracts-giving";
import { printResult } from "../../src/bridge/result";
import { SEATS, sideOf, type Seat } from "../../src/bridge/seat";
import { isVulnerable, type Vulnerability } from "../../src/bridge/vulnerability";

describe("contractsGiving", () => {
  it.each<[number, Vulnerability | null, string[]]>([
    [420, "None", ["4H/4S by N-S =", "5C/5D by N-S +1"]],
    [420, "Both", []],
    [420, "N-S", []],
    [420, "E-W", ["4H/4S by N-S =", "5C/5D by N-S +1"]],
    [-620, null, ["4H/4S by E-W =, vulnerable", "5C/5D by E-W +1, vulnerable"]],
    // The README of qoobaa/bridge: with_points(980)
    [980, null, ["6H/6S by N-S =, not vulnerable", "1NTX by N-S +4, vulnerable", "2CX/2DX by N-S +4, vulnerable"]],
    [90, null, ["1NT by N-S =", "2C/2D by N-S =", "1C/1D by N-S +1"]],
    [50, "N-S", ["Any contract by E-W -1"]],
    [50, "Both", []],
    [-100, "Both", ["Any contract by N-S -1"]],
    [100, "None", ["Any contract by E-W -2", "Any doubled contract by E-W -1"]],
    [
      5800,
      null,
      [
        "Any redoubled contract from level 4 up by E-W -10, vulnerable",
        "Any redoubled contract from level 5 up by E-W -11, not vulnerable",
      ],
    ],
    [7600, "Both", ["Any redoubled contract at level 7 by E-W -13"]],
    [0, null, ["Passed out"]],
    [425, null, []],
    [10, null, []],
    [NaN, null, []],
  ])("%d at %p", (points, vulnerability, lines) => {
    expect(contractsGiving(points, vulnerability)).toEqual(lines);
  });

  const bids: fc.Arbitrary<Bid> = fc.record({
    level: fc.integer({ min: 1, max: 7 }),
    strain: fc.constantFrom(...STRAINS),
    doubling: fc.constantFrom(0, 1, 2),
  });
  const vulnerabilities = fc.constantFrom<Vulnerability>("None", "N-S", "E-W", "Both");

  it("has every contract among those of its score", () => {
    const tricks = fc.integer({ min: 0, max: 13 });
    const seats = fc.constantFrom(...SEATS);
    fc.assert(
      fc.property(bids, seats, tricks, vulnerabilities, (bid, declarer, made, vulnerability) => {
        const result = made - bid.level - 6;
        const points = boardScore(bid, declarer, result, vulnerability);
        const covers = (line: string) => covered(line, bid, declarer, result);
        expect(contractsGiving(points, vulnerability).filter(covers)).toHaveLength(1);
        const vulnerable = isVulnerable(vulnerability, declarer);
        const anyhow = contractsGiving(points, null).filter(covers);
        expect(anyhow).toHaveLength(1);
        expect(anyhow[0]).not.toContain(vulnerable ? "not vulnerable" : ", vulnerable");
      }),
      { numRuns: 300 }
    );
  });

  /** Whether a line speaks of a contract and its result. */
  function covered(line: string, bid: Bid, declarer: Seat, result: number): boolean {
    const [, contracts, side, printed] = /^(.+) by (N-S|E-W) (\S+?)(?:,.*)?$/.exec(line)!;
    if (side !== sideOf(declarer) || printed !== printResult(result)) return false;
    if (!contracts!.startsWith("Any")) return contracts!.split("/").includes(printContract(bid));
    const doubling = contracts!.includes("redoubled") ? 2 : contracts!.includes("doubled") ? 1 : 0;
    const least = Number(/level (\d)/.exec(contracts!)?.[1] ?? 1);
    return doubling === bid.doubling && bid.level >= least;
  }
});
